import { bookingLifecycle } from '@nukkad/contract/market/booking/booking.noun';
import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import type { Reader } from '../../../platform/db/database.ts';
import { readTogether } from '../../../platform/db/pipeline.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { mayMoveNow } from '../booking.policy.ts';
import type { Booking } from '../booking.row.ts';
import { findBooking } from '../booking.store.ts';
import { bookingTransitions } from '../booking.transitions.ts';
import { rankPartners } from '../fulfilment/find-partner.ts';
import { getBookingRules } from '../rules.store.ts';
import { holderOf, isTied } from './find-new-place.ts';
import { sideOfViewer } from './reschedule-booking.ts';
import { rescheduleTerms } from './reschedule.rules.ts';

interface Question {
  readonly bookingId: string;
  /** Day in Asia/Kolkata, YYYY-MM-DD. */
  readonly day: string;
}

/** The free times of a day for a booking, its own time among them, and what changing to one of them costs now. */
export const readReschedule = (
  deps: BookingDependencies,
  question: Question,
  viewing: { readonly viewer: Viewer; readonly now: Date },
) => readTogether(deps.platform.db, (reader) => read(deps, reader, question, viewing));

async function read(
  deps: BookingDependencies,
  reader: Reader,
  { bookingId, day }: Question,
  { viewer, now }: { readonly viewer: Viewer; readonly now: Date },
) {
  const booking = bookingTransitions.seen(viewer, await findBooking(reader, bookingId));
  const rules = await getBookingRules(reader, now, booking);
  const terms = rescheduleTerms(booking, sideOfViewer(viewer, booking), rules, now);
  if (
    !mayMoveNow(
      viewer,
      terms.mustAgree ? bookingLifecycle.verb.proposeTime : bookingLifecycle.verb.reschedule,
      booking,
    )
  )
    return refuse(bookingErrors.booking_moved_on, { present: booking.status });
  const slots = await freeTimes(deps, reader, booking, { day, now, stays: terms.mustAgree });
  return {
    fee: terms.feePaise,
    reason: terms.reason,
    freeUntil: terms.freeUntil?.toISOString() ?? null,
    mustAgree: terms.mustAgree,
    left: terms.left,
    ...slots,
  };
}

/** The half-hours of a day at which a professional can come; `stays`: of the present partner alone. */
export async function freeTimes(
  deps: BookingDependencies,
  reader: Reader,
  booking: Booking,
  { day, now, stays }: { readonly day: string; readonly now: Date; readonly stays: boolean },
) {
  const { bookingId, startsAt, endsAt, latitude, longitude, categoryId } = booking;
  const minutes = (endsAt.getTime() - startsAt.getTime()) / 60_000;
  const organisationIds = await partnersOf(deps, reader, booking, stays);
  return deps.interfaces.schedule.daySlots(reader, {
    day,
    at: { latitude, longitude },
    categoryId,
    minutes: new Map(organisationIds.map((organisationId) => [organisationId, minutes])),
    now,
    exceptBookingIds: [bookingId],
  });
}

/** Whose professionals may come: the partner's own, and where the buyer may change at once also those of others. */
async function partnersOf(
  deps: BookingDependencies,
  reader: Reader,
  booking: Booking,
  stays: boolean,
): Promise<readonly string[]> {
  const holder = holderOf(booking);
  const own = holder === null ? [] : [holder];
  if (stays || isTied(booking)) return own;
  const others = (await rankPartners(reader, deps, booking)).keys();
  const all = [...new Set([...own, ...others])];
  return all.length > 0 ? all : refuse(bookingErrors.cart_not_serviceable);
}
