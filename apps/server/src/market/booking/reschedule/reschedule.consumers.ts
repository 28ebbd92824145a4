import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { consumer, when } from '../../../platform/outbox/consumer.ts';
import type { Consumer } from '../../../platform/outbox/event.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { forwardBooking } from '../fulfilment/forward-booking.ts';
import { matchPartners } from '../fulfilment/match-partners.ts';
import { expireProposal } from './expire-proposal.ts';

/** Each looks again at the locked row, so told twice or too late it does nothing. */
export function rescheduleConsumers(deps: BookingDependencies): Consumer[] {
  return [
    consumer(
      'reschedule.answer_clock',
      when(bookingEvents.timeProposed, {
        at: ({ answerBefore }) => new Date(answerBefore),
        run: ({ facts }) => expireProposal(deps, facts.bookingId, facts.proposalId),
      }),
    ),
    // A booking that its partner could not keep, or that still waited for one, is asked of the next.
    consumer(
      'reschedule.find_partner',
      when(bookingEvents.rescheduled, async ({ facts: { bookingId } }) => {
        await matchPartners(deps, bookingId);
        await forwardBooking(deps, bookingId);
      }),
    ),
  ];
}
