import { type Paise, installments, isAll, percentOf } from '@nukkad/contract/kernel/money';
import type { QuoteDraftContent } from '@nukkad/contract/market/quote/quote.model';

type Payment = QuoteDraftContent['milestones'][number];

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** What the payments that are set in rupees leave for those in percent. */
const restOf = (total: Paise, payments: readonly Payment[]): Paise =>
  total - sum(payments.map(({ amount }) => amount ?? 0));

/** The amounts leave something for the payments in percent: else they would be for nothing. */
export const leavesRest = (total: Paise, payments: readonly Payment[]): boolean =>
  restOf(total, payments) > 0;

/**
 * Amounts come first, as they were said; percents divide what is left, to the paisa. While the percents do not add up yet,
 * each is said for itself.
 */
export function paymentsOf(total: Paise, payments: readonly Payment[]): Paise[] {
  const rest = Math.max(0, restOf(total, payments));
  const percents = payments.flatMap(({ percent }) => percent ?? []);
  const parts = (
    isAll(percents) ? installments(rest, percents) : percents.map((part) => percentOf(rest, part))
  ).values();
  return payments.map(({ percent, amount }) =>
    percent === null ? (amount ?? 0) : (parts.next().value ?? 0),
  );
}

/** The payments of some lines of a quote: amounts in proportion, without the part of a rupee; percents as they are. */
export const paymentsOfPart = <Kept extends Payment>(
  payments: readonly Kept[],
  part: { readonly worth: Paise; readonly ofWhole: Paise },
): Kept[] =>
  payments.map((payment) => {
    if (payment.amount === undefined || part.ofWhole === 0) return payment;
    const paise = (BigInt(payment.amount) * BigInt(part.worth)) / BigInt(part.ofWhole);
    return { ...payment, amount: Math.max(100, Number(paise / 100n) * 100) };
  });
