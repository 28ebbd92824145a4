import { bookingLifecycle, type BookingStatus } from '@nukkad/contract/market/booking/booking.noun';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import type { CardBooking } from '../booking.row.ts';
import { type BookingRules, maskNumbers } from '../booking.rules.ts';
import { type Parties, isBuyerOf, mayMoveNow } from '../booking.policy.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { Proposal } from './proposal.store.ts';

type Proposed = Parties & { readonly status: BookingStatus };

/** In this state a booking may have an open proposal. */
export const mayBeProposed = ({ status }: Pick<Proposed, 'status'>): boolean =>
  canMove(bookingLifecycle, 'agreeTime', status);

/** While it can be answered. A number in its note is masked, as in the note of the booking before it is accepted. */
export function presentProposal(
  booking: Proposed,
  proposal: Proposal | null,
  { viewer, now }: { readonly viewer: Viewer; readonly now: Date },
): BookingDetails['proposal'] {
  if (!proposal || now >= proposal.answerBefore || !mayBeProposed(booking)) return null;
  const { proposalId, by, startsAt, endsAt, feePaise, note } = proposal;
  const own = (by === 'customer') === isBuyerOf(viewer, booking);
  return {
    proposalId,
    by,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    fee: feePaise,
    note: maskNumbers(note),
    answerBefore: proposal.answerBefore.toISOString(),
    can: {
      answer: !own && mayMoveNow(viewer, bookingLifecycle.verb.agreeTime, booking),
      withdraw: own && mayMoveNow(viewer, bookingLifecycle.verb.declineTime, booking),
    },
  };
}

/** At once or by asking; what it costs is asked with the free times. */
export function mayChangeTime(
  booking: CardBooking,
  { viewer, now, rules }: { readonly viewer: Viewer; readonly now: Date; readonly rules: BookingRules },
): boolean {
  if (now >= booking.startsAt) return false;
  if (!isBuyerOf(viewer, booking)) return mayMoveNow(viewer, bookingLifecycle.verb.proposeTime, booking);
  return (
    booking.reschedules < rules.reschedules && mayMoveNow(viewer, bookingLifecycle.verb.reschedule, booking)
  );
}
