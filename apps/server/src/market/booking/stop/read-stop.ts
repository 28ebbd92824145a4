import { bookingLifecycle } from '@nukkad/contract/market/booking/booking.noun';
import type { previewStop as previewed } from '@nukkad/contract/market/stop/stop.api';
import type { StopOfBooking } from '@nukkad/contract/market/stop/stop.model';
import type { EndpointOutput, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Reader } from '../../../platform/db/database.ts';
import { readTogether } from '../../../platform/db/pipeline.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { mayMoveNow } from '../booking.policy.ts';
import type { Booking } from '../booking.row.ts';
import { maskNumbers } from '../booking.rules.ts';
import { findBooking } from '../booking.store.ts';
import { bookingTransitions } from '../booking.transitions.ts';
import { sideOfViewer } from '../reschedule/reschedule-booking.ts';
import { agreedOf, billOfSaid, visitAtHand } from './visit-at-hand.ts';
import { billedLines, mustAgree, sumsOf } from './stop.rules.ts';
import { type StopRow, findStop } from './stop.store.ts';

/** The services of a visit, and what was said of ending it early, as this side may see and answer it. */
export const readStop = (
  deps: BookingDependencies,
  bookingId: string,
  viewer: Viewer,
): Promise<StopOfBooking> =>
  readTogether(deps.platform.db, async (reader: Reader) => {
    const booking = bookingTransitions.seen(viewer, await findBooking(reader, bookingId));
    const [agreed, stop] = await Promise.all([agreedOf(reader, booking), findStop(reader, bookingId)]);
    const open = stop?.status === 'open';
    const own = stop?.by === sideOfViewer(viewer, booking);
    return {
      lines: billedLines(agreed),
      stop: stop && presentStop(stop, booking),
      can: {
        ask: !open && mayMoveNow(viewer, bookingLifecycle.verb.askStop, booking),
        answer: open && !own && mayMoveNow(viewer, bookingLifecycle.verb.stopEarly, booking),
        withdraw: open && own && mayMoveNow(viewer, bookingLifecycle.verb.withdrawStop, booking),
      },
    };
  });

/** The words of each side are read by both; a number in them is masked, as in the note of a booking. */
function presentStop(stop: StopRow, booking: Booking): NonNullable<StopOfBooking['stop']> {
  const { stopId, by, reason, status, done } = stop;
  return {
    stopId,
    by,
    reason,
    status,
    words: maskNumbers(stop.words),
    lines: [...done],
    sums: sumsOf(stop, booking),
    askedAt: stop.askedAt.toISOString(),
    answerBefore: status === 'open' ? stop.answerBefore.toISOString() : null,
    answerWords: maskNumbers(stop.answerWords),
    endedAt: stop.endedAt?.toISOString() ?? null,
  };
}

/** What ending it now comes to; nothing is kept. */
export const previewStop = (
  deps: BookingDependencies,
  { viewer, input: { body } }: SignedInCall<EndpointParsed<typeof previewed>>,
): Promise<EndpointOutput<typeof previewed>> =>
  readTogether(deps.platform.db, async (reader) => {
    const booking = await visitAtHand(reader, viewer, body.bookingId);
    const { bill } = billOfSaid(deps, await agreedOf(reader, booking), {
      ...body,
      by: sideOfViewer(viewer, booking),
    });
    return { ...sumsOf(bill, booking), mustAgree: mustAgree(body.reason) };
  });
