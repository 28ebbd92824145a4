import { bookingLifecycle } from '@nukkad/contract/market/booking/booking.noun';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import { seriesErrors, seriesLifecycle } from '@nukkad/contract/market/series/series.noun';
import type { Interval } from '@nukkad/contract/market/series/series.model';
import type { Reader } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import type { Booking } from '../booking.row.ts';
import { findBookings } from '../booking.store.ts';
import { rescheduleTerms } from '../reschedule/reschedule.rules.ts';
import { rulesOfBookings } from '../rules.store.ts';
import { type SeriesChange, type WantedPattern, changeOf, leftPasses, sameAsBefore } from './change.rules.ts';
import type { Series } from './series.row.ts';
import { lastMadeDays } from './last-made-days.ts';
import { findSeries, getSeriesRules, listDecidedFrom } from './series.store.ts';
import { seriesTransitions } from './series.transitions.ts';

/** What the change would do now: what `changeSeries` asks to be confirmed. */
export async function readSeriesChange(
  deps: BookingDependencies,
  query: Omit<WantedPattern, 'everyWeeks'> & {
    readonly seriesId: string;
    readonly everyWeeks: '1' | '2' | '4';
  },
  viewer: Viewer,
  now: Date,
) {
  const { db } = deps.platform;
  const series = seriesTransitions.seen(viewer, await findSeries(db, query.seriesId));
  if (!canMove(seriesLifecycle, 'change', series.status))
    return refuse(seriesErrors.series_moved_on, { present: series.status });
  const wanted = { ...query, everyWeeks: Number(query.everyWeeks) as Interval };
  const change = await changeNow(db, deps, { series, wanted, now }, (ids) => findBookings(db, ids));
  return presentChange(change);
}

export const presentChange = ({ visits }: SeriesChange) => ({
  visits: visits.map(({ ordinal, bookingId, startsAt, newStartsAt, becomes }) => ({
    ordinal,
    bookingId,
    startsAt: startsAt.toISOString(),
    newStartsAt: newStartsAt.toISOString(),
    becomes,
  })),
});

interface Asked {
  readonly series: Series;
  readonly wanted: WantedPattern;
  readonly now: Date;
}

/** By the rows as they are read now; refuses what may not be changed. */
export async function changeNow(
  reader: Reader,
  deps: BookingDependencies,
  { series, wanted, now }: Asked,
  read: (bookingIds: readonly string[]) => Promise<readonly Booking[]>,
): Promise<SeriesChange> {
  const [decided, rules, termsOf, madeUntilIn] = await Promise.all([
    listDecidedFrom(reader, series.seriesId, wanted.ordinal),
    getSeriesRules(reader, now, series.cityCode),
    rulesOfBookings(reader, now),
    lastMadeDays(reader, deps, now),
  ]);
  const before = decided.find(({ ordinal }) => ordinal === wanted.ordinal - 1);
  const bookings = await read(decided.flatMap(({ bookingId }) => bookingId ?? []));
  const movable = bookings
    .filter((booking) => booking.startsAt > now && canMove(bookingLifecycle, 'reschedule', booking.status))
    .flatMap((booking) => {
      const visit = decided.find(({ bookingId }) => bookingId === booking.bookingId);
      return visit && visit.ordinal >= wanted.ordinal ? [{ booking, ordinal: visit.ordinal }] : [];
    })
    .toSorted((one, other) => one.ordinal - other.ordinal);
  if (movable[0]?.ordinal !== wanted.ordinal) refuse(seriesErrors.series_moved_on);
  if (before && wanted.day <= before.day) refuse(seriesErrors.series_visit_order);
  const passed = leftPasses(series, wanted, rules);
  if (passed === 'visits') refuse(seriesErrors.repeat_visits, { values: { most: rules.mostVisits } });
  if (passed === 'until') refuse(seriesErrors.repeat_until, { values: { days: rules.mostDays } });
  if (movable.some(({ booking }) => rescheduleTerms(booking, 'customer', termsOf(booking), now).mustAgree))
    refuse(seriesErrors.series_visit_late);
  const visits = movable.map(({ booking: { bookingId, startsAt }, ordinal }) => ({
    ordinal,
    bookingId,
    startsAt,
  }));
  const change = changeOf(series, wanted, visits, madeUntilIn.of(series.cityCode));
  if (sameAsBefore(series, wanted, change.visits)) refuse(seriesErrors.series_same);
  return change;
}
