import type { earlierRequest } from '@nukkad/contract/market/earlier/earlier.model';
import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import type * as z from 'zod/mini';
import { authorize } from '../../../platform/authorize.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { lastReads } from '../../../platform/db/last-reads.ts';
import { readTogether } from '../../../platform/db/pipeline.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { isBuyerOf } from '../booking.policy.ts';
import type { Booking } from '../booking.row.ts';
import { findBooking } from '../booking.store.ts';
import { bookingTransitions } from '../booking.transitions.ts';
import { getBookingRules, lockWithRules } from '../rules.store.ts';
import { mayRequest } from './earlier.rules.ts';
import { addRequest, findOpenOffer, hasRequest, removeRequest } from './earlier.store.ts';
import { isFreeFor } from './is-free-for.ts';

type EarlierRequest = z.output<typeof earlierRequest>;

/** Whether the customer is told of an earlier time, and which one is offered now. */
export const readRequest = (
  deps: BookingDependencies,
  bookingId: string,
  { viewer, now }: { readonly viewer: Viewer; readonly now: Date },
): Promise<EarlierRequest> =>
  readTogether(deps.platform.db, async (reader) => {
    const booking = bookingTransitions.seen(viewer, await findBooking(reader, bookingId));
    return presentRequest(deps, reader, booking, now);
  });

/** Turns it on or off. On twice is on; off is always allowed. */
export async function requestEarlier(
  deps: BookingDependencies,
  call: SignedInCall<{ body: { readonly bookingId: string; readonly on: boolean } }>,
): Promise<EarlierRequest> {
  const { viewer, now } = call;
  const { bookingId, on } = call.input.body;
  return deps.platform.write(call, async (tx) => {
    const locked = bookingTransitions.seen(viewer, await lockWithRules(tx, bookingId));
    const booking = authorize(locked, isBuyerOf(viewer, locked));
    const rules = await getBookingRules(tx, now, booking);
    if (on && !mayRequest(booking, rules, now))
      refuse(bookingErrors.booking_moved_on, { present: booking.status });
    await (on ? addRequest(tx, booking, now) : removeRequest(tx, booking));
    return lastReads((reader) => presentRequest(deps, reader, booking, now));
  });
}

async function presentRequest(
  deps: BookingDependencies,
  reader: Reader,
  booking: Booking,
  now: Date,
): Promise<EarlierRequest> {
  const { bookingId } = booking;
  const [on, offer, rules] = await Promise.all([
    hasRequest(reader, bookingId),
    findOpenOffer(reader, bookingId),
    getBookingRules(reader, now, booking),
  ]);
  const open = offer && now < offer.answerBefore && offer.organisationId === booking.organisationId;
  const free =
    open && offer.startsAt < booking.startsAt && (await isFreeFor(reader, deps, booking, offer, now));
  return {
    on,
    mayAsk: mayRequest(booking, rules, now),
    offer: free
      ? {
          offerId: offer.offerId,
          startsAt: offer.startsAt.toISOString(),
          endsAt: offer.endsAt.toISOString(),
          answerBefore: offer.answerBefore.toISOString(),
        }
      : null,
    now: now.toISOString(),
  };
}
