import type { PaidByWay } from '@nukkad/contract/market/booking/booking-money.model';
import type { MoneyWay } from '@nukkad/contract/money/payment/payment.model';
import { inRupees } from '../../platform/spoken.rules.ts';

const ways: Readonly<Record<MoneyWay, string>> = {
  online: 'online',
  cash: 'in cash',
  credit: 'from credit',
  later: 'to pay later',
};

/** How a bill was paid, as its paper says it: each way with its sum where there are several. */
export function paidWords(paidBy: readonly PaidByWay[]): string {
  const [first, ...more] = paidBy;
  if (!first) return 'Nothing to pay';
  if (more.length === 0) return first.way === 'later' ? 'Pay later' : `Paid ${ways[first.way]}`;
  return `Paid: ${paidBy.map(({ way, amount }) => `${inRupees(amount)} ${ways[way]}`).join(', ')}`;
}
