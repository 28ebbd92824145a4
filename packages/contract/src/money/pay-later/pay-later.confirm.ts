/** What was seen before paying later, before paying what is due, and by Admins of a limit. See docs/confirmations.md. */
import { type Seen, confirmation } from '../../kernel/confirmation.ts';

export const confirmsPayLater = confirmation('pay_later', { amountDue: 'money', dueDays: 'count' });

export const seenOfPayLater = (
  amountDue: number,
  { dueDays }: { readonly dueDays: number },
): Seen<typeof confirmsPayLater> => ({ amountDue, dueDays });

export const confirmsSettling = confirmation('pay_later_settling', { amountDue: 'money' });

export const seenOfSettling = ({ left }: { readonly left: number }): Seen<typeof confirmsSettling> => ({
  amountDue: left,
});

export const confirmsLimit = confirmation('pay_later_limit', { payLaterLimit: 'money', secondAdmin: 'flag' });

export const seenOfLimit = ({
  before,
  needsSecond,
}: {
  readonly before: number;
  readonly needsSecond: boolean;
}): Seen<typeof confirmsLimit> => ({ payLaterLimit: before, secondAdmin: needsSecond });

export const confirmsLimitDecision = confirmation('pay_later_limit_decision', { wantedLimit: 'money' });

export const seenOfLimitDecision = ({
  limit,
}: {
  readonly limit: number;
}): Seen<typeof confirmsLimitDecision> => ({ wantedLimit: limit });
