/** What an Admin saw of a refund before asking for it or deciding on it. See docs/confirmations.md. */
import { type Seen, confirmation } from '../../kernel/confirmation.ts';
import type { DeskBooking } from './desk.model.ts';

export const confirmsDeskRefund = confirmation('desk_refund', {
  bookingStatus: 'choice',
  refund: 'money',
  partnerBears: 'money',
  platformBears: 'money',
  secondAdmin: 'flag',
});

interface Effect {
  readonly returned: number;
  readonly partner: number;
  readonly platform: number;
  readonly needsSecond: boolean;
}

export const seenOfDeskRefund = (
  { status }: Pick<DeskBooking, 'status'>,
  { returned, partner, platform, needsSecond }: Effect,
): Seen<typeof confirmsDeskRefund> => ({
  bookingStatus: status,
  refund: returned,
  partnerBears: partner,
  platformBears: platform,
  secondAdmin: needsSecond,
});

export const confirmsRefundDecision = confirmation('desk_refund_decision', {
  bookingStatus: 'choice',
  refund: 'money',
  bornBy: 'choice',
});

export const seenOfRefundDecision = (
  { status }: Pick<DeskBooking, 'status'>,
  { amount, bornBy }: { readonly amount: number; readonly bornBy: string },
): Seen<typeof confirmsRefundDecision> => ({ bookingStatus: status, refund: amount, bornBy });
