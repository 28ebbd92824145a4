import { istWeekday } from '@nukkad/contract/kernel/time';
import type { SeriesVisit } from '@nukkad/contract/market/series/series.model';
import * as z from 'zod/mini';
import { pageFrom, readCursor } from '../../../platform/http/cursor.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { maySee } from '../booking.policy.ts';
import { liesIn, pauseOf } from './pause.rules.ts';
import { maySeeSeries } from './series.policy.ts';
import type { Series } from './series.row.ts';
import { minuteOf, plannedAfter, startOf } from './series.rules.ts';
import { type VisitRow, findSeries, findVisitsOf, listComingVisits, listPastVisits } from './series.store.ts';
import { seriesTransitions } from './series.transitions.ts';

interface Question {
  readonly seriesId: string;
  readonly when: 'coming' | 'past';
  readonly cursor?: string | undefined;
  readonly limit: number;
}

const numberOfVisit = z.tuple([z.int().check(z.gte(0), z.lte(100_000))]);

/** Those that are decided on, and behind them the planned ones, which are kept nowhere. */
export async function readVisits(
  { platform: { db } }: BookingDependencies,
  { seriesId, when, cursor, limit }: Question,
  { viewer, now }: { readonly viewer: Viewer; readonly now: Date },
) {
  const after = readCursor(cursor, numberOfVisit)?.[0] ?? null;
  const series = seriesTransitions.seen(viewer, await findSeries(db, seriesId));
  const query = { seriesId, after, limit, now };
  const rows =
    when === 'past'
      ? (await listPastVisits(db, query)).map(shown)
      : coming(series, (await listComingVisits(db, query)).map(shown), query);
  return pageFrom(
    rows,
    limit,
    (visit) => visit,
    ({ ordinal }) => [ordinal],
  );
}

const shown = ({ startsAt, ...visit }: VisitRow): SeriesVisit => ({
  ...visit,
  startsAt: startsAt.toISOString(),
});

/** Of an ended series none is planned. */
function coming(
  series: Series,
  decided: SeriesVisit[],
  { after, limit, now }: { readonly after: number | null; readonly limit: number; readonly now: Date },
): SeriesVisit[] {
  if (series.status === 'Closed') return decided;
  const pause = pauseOf(series, now);
  const behind = Math.max(series.lastOrdinal, after ?? 0);
  const planned = plannedAfter(series, behind, Math.max(0, limit + 1 - decided.length));
  return [
    ...decided,
    ...planned.map(({ ordinal, day }) => ({
      ordinal,
      bookingId: null,
      startsAt: startOf(day, series.slotId).toISOString(),
      status: null,
      outcome: pause && liesIn(pause, day) ? ('paused' as const) : null,
    })),
  ];
}

/** Of a page of bookings; one that this viewer may not see is left out like one that is no visit. */
export async function readSeriesOfBookings(
  { platform: { db } }: BookingDependencies,
  bookingIds: string,
  viewer: Viewer,
) {
  const rows = await findVisitsOf(db, bookingIds.split(','));
  return {
    items: rows
      .filter(({ parties }) => maySee(viewer, parties))
      .map(({ anchorDay, slotId, parties: { buyerId }, heldBy, ...visit }) => ({
        ...visit,
        maySee: maySeeSeries(viewer, { buyerId, organisationId: heldBy }),
        weekday: istWeekday(anchorDay),
        startMinute: minuteOf(slotId),
      })),
  };
}
