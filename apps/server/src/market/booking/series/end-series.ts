import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { confirmsSeriesEnd, seenOfSeriesEnd } from '@nukkad/contract/market/series/series.confirm';
import { seriesErrors } from '@nukkad/contract/market/series/series.errors';
import { seriesEvents } from '@nukkad/contract/market/series/series.events';
import { seriesLifecycle } from '@nukkad/contract/market/series/series.lifecycle';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { pendingEvent } from '../../../platform/lifecycle/pending-event.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { BookingDependencies } from '../booking.dependencies.ts';
import type { Booking } from '../booking.row.ts';
import type { AgreedAt } from '../agreed.rules.ts';
import { type BookingRules, type OfPlace, cancellationFee, refundAfter } from '../booking.rules.ts';
import { findBookings, lockBookings } from '../booking.store.ts';
import { bookingTransitions } from '../booking.transitions.ts';
import { endBooking } from '../end-booking.ts';
import { rulesOfBookings } from '../rules.store.ts';
import { presentSeries } from './read-series.ts';
import type { Series } from './series.row.ts';
import { plannedAfter } from './series.rules.ts';
import { findSeries, listComingBookings } from './series.store.ts';
import { seriesTransitions } from './series.transitions.ts';

interface End {
  readonly seriesId: string;
  readonly seen: Seen<typeof confirmsSeriesEnd>;
}

interface Coming {
  readonly ordinal: number;
  readonly booking: Booking;
}

/** More than a year of weeks: every one that is planned by a number. */
const mostPlanned = 520;

/** What ending now would cancel, cost and give back: what `endSeries` asks to be confirmed. */
export async function readSeriesEnd(
  { platform }: BookingDependencies,
  seriesId: string,
  viewer: Viewer,
  now: Date,
) {
  const series = seriesTransitions.seen(viewer, await findSeries(platform.db, seriesId));
  if (!canMove(seriesLifecycle, 'end', series.status))
    return refuse(seriesErrors.series_moved_on, { present: series.status });
  const listed = await listComingBookings(platform.db, seriesId);
  const bookings = await findBookings(
    platform.db,
    listed.map(({ bookingId }) => bookingId),
  );
  return termsOf(ordered(listed, bookings), series, await rulesOfBookings(platform.db, now), now);
}

/** The customer ends it: every visit that is booked and has not begun is cancelled with the fee that was shown. */
export async function endSeries(deps: BookingDependencies, call: SignedInCall<{ body: End }>) {
  const { viewer, now, lang } = call;
  const { seriesId, seen } = call.input.body;
  return deps.platform.write(call, async (tx) => {
    const allowed = await seriesTransitions.lockTo(tx, viewer, 'end', seriesId);
    const listed = await listComingBookings(tx, seriesId);
    const coming = ordered(
      listed,
      await lockBookings(
        tx,
        listed.map(({ bookingId }) => bookingId),
      ),
    );
    const rulesOf = await rulesOfBookings(tx, now);
    confirmSeen(confirmsSeriesEnd, seen, seenOfSeriesEnd(termsOf(coming, allowed.row, rulesOf, now)));
    for (const { booking } of coming) await cancelVisit(tx, deps, booking, { viewer, rulesOf, now });
    const reason = 'ended_by_customer';
    const ended = await seriesTransitions.move(tx, allowed, {
      now,
      event: (of) => pendingEvent(seriesEvents.ended, { ...of, reason }),
      changes: { reasonCode: reason, endedAt: now, nextDay: null },
    });
    return presentSeries(deps, tx, ended, { viewer, now, lang });
  });
}

/** Each visit has the terms of the day on which it was booked. */
type RulesOf = (of: OfPlace & AgreedAt) => BookingRules;

/** The next first, whatever order they were locked in. */
function ordered(
  listed: readonly { readonly bookingId: string; readonly ordinal: number }[],
  bookings: readonly Booking[],
): Coming[] {
  const byId = new Map(bookings.map((booking) => [booking.bookingId, booking]));
  return listed.flatMap(({ bookingId, ordinal }) => {
    const booking = byId.get(bookingId);
    return booking ? [{ ordinal, booking }] : [];
  });
}

function termsOf(coming: readonly Coming[], series: Series, rulesOf: RulesOf, now: Date) {
  const visits = coming.map(({ ordinal, booking }) => {
    const { feePaise: fee } = cancellationFee(booking, rulesOf(booking), now);
    const refund = refundAfter(booking.capturedPaise, fee);
    return { ordinal, bookingId: booking.bookingId, startsAt: booking.startsAt.toISOString(), fee, refund };
  });
  return {
    visits,
    planned: plannedAfter(series, series.lastOrdinal, mostPlanned).length,
    fee: visits.reduce((sum, { fee }) => sum + fee, 0),
    refund: visits.reduce((sum, { refund }) => sum + refund, 0),
  };
}

async function cancelVisit(
  tx: Tx,
  deps: BookingDependencies,
  booking: Booking,
  { viewer, rulesOf, now }: { readonly viewer: Viewer; readonly rulesOf: RulesOf; readonly now: Date },
): Promise<void> {
  const { feePaise } = cancellationFee(booking, rulesOf(booking), now);
  await endBooking(tx, deps, bookingTransitions.allow(viewer, 'cancel', booking), {
    now,
    event: bookingEvents.cancelled,
    reason: 'series_ended',
    feePaise,
  });
}
