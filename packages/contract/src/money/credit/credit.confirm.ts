/** What an Admin saw before giving a customer credit, or deciding on it. See docs/confirmations.md. */
import { type Seen, confirmation } from '../../kernel/confirmation.ts';

export const confirmsCreditGift = confirmation('credit_gift', {
  creditBefore: 'money',
  creditAfter: 'money',
  secondAdmin: 'flag',
});

interface Effect {
  readonly before: number;
  readonly after: number;
  readonly needsSecond: boolean;
}

export const seenOfCreditGift = ({
  before,
  after,
  needsSecond,
}: Effect): Seen<typeof confirmsCreditGift> => ({
  creditBefore: before,
  creditAfter: after,
  secondAdmin: needsSecond,
});

export const confirmsCreditDecision = confirmation('credit_decision', { creditGift: 'money' });

export const seenOfCreditDecision = ({
  amount,
}: {
  readonly amount: number;
}): Seen<typeof confirmsCreditDecision> => ({ creditGift: amount });
