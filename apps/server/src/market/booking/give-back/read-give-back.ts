import { bookingLifecycle } from '@nukkad/contract/market/booking/booking.noun';
import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { readTogether } from '../../../platform/db/pipeline.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { mayMoveNow } from '../booking.policy.ts';
import { findBooking } from '../booking.store.ts';
import { bookingTransitions } from '../booking.transitions.ts';
import { getBookingRules } from '../rules.store.ts';
import { giveBackTerms } from './give-back.rules.ts';

/** What giving the job back now costs: the sum that `giveBackBooking` asks to be confirmed. */
export const readGiveBack = (
  { platform }: BookingDependencies,
  bookingId: string,
  { viewer, now }: { readonly viewer: Viewer; readonly now: Date },
) =>
  readTogether(platform.db, async (reader) => {
    const booking = bookingTransitions.seen(viewer, await findBooking(reader, bookingId));
    // A visit of a project is called off: no other partner is asked, and none of its money is at stake.
    if (booking.projectId !== null && mayMoveNow(viewer, bookingLifecycle.verb.callOff, booking))
      return { penalty: 0, risesAt: null, risesTo: null };
    if (!mayMoveNow(viewer, bookingLifecycle.verb.giveBack, booking))
      return refuse(bookingErrors.booking_moved_on, { present: booking.status });
    const rules = await getBookingRules(reader, now, booking);
    const { penaltyPaise, rises } = giveBackTerms(booking, rules, now);
    return {
      penalty: penaltyPaise,
      risesAt: rises?.at.toISOString() ?? null,
      risesTo: rises?.toPaise ?? null,
    };
  });
