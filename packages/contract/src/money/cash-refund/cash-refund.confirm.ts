/** What a customer saw before saying where a refund of cash goes. See docs/confirmations.md. */
import { type Seen, confirmation } from '../../kernel/confirmation.ts';

export const confirmsCashRefund = confirmation('cash_refund', { refund: 'money' });

export const seenOfCashRefund = ({
  amount,
}: {
  readonly amount: number;
}): Seen<typeof confirmsCashRefund> => ({ refund: amount });
