import { seriesEvents } from '@nukkad/contract/market/series/series.events';
import { istDay } from '@nukkad/contract/kernel/time';
import { partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { pendingEvent } from '../../../platform/lifecycle/pending-event.ts';
import { system } from '../../../platform/platform.ts';
import type { BookingDependencies } from '../booking.dependencies.ts';
import { bookVisit } from './book-visit.ts';
import type { Series } from './series.row.ts';
import { dayOf, defaultSeriesRules, madeUntil, startOf } from './series.rules.ts';
import { getSeriesRules, insertVisit, listDue, lockSeries } from './series.store.ts';
import { seriesTransitions } from './series.transitions.ts';

/** What is left over comes with the next run. */
const atOnce = 500;

/** By the clock: the visits whose day has come within the days that can be booked, and the series that are over. */
export async function makeDueVisits(deps: BookingDependencies): Promise<void> {
  const { db, clock } = deps.platform;
  const now = clock.now();
  const due = { until: madeUntil(now, defaultSeriesRules), today: istDay(now), limit: atOnce };
  const failed: unknown[] = [];
  // One that fails does not hold up those behind it; the run fails in the end, so that it is seen.
  for (const seriesId of await listDue(db, due))
    await makeVisits(deps, seriesId).catch((error: unknown) => failed.push(error));
  if (failed.length > 0) throw new AggregateError(failed, 'Visits of some series could not be made.');
}

/** Every visit that is due, each in a transaction of its own. Told twice nothing is made twice. */
export async function makeVisits(deps: BookingDependencies, seriesId: string): Promise<void> {
  while (await deps.platform.write(system, (tx) => makeNext(tx, deps, seriesId)));
}

/** True: there may be another one. Looks again at the locked row. */
async function makeNext(tx: Tx, deps: BookingDependencies, seriesId: string): Promise<boolean> {
  const now = deps.platform.clock.now();
  const series = await lockSeries(tx, seriesId);
  if (!series) return false;
  if (series.nextDay === null) return finish(tx, series, now);
  const rules = await getSeriesRules(tx, now, series.cityCode);
  if (series.nextDay > madeUntil(now, rules)) return false;
  return makeVisit(tx, deps, series, series.nextDay, now);
}

async function makeVisit(
  tx: Tx,
  deps: BookingDependencies,
  series: Series,
  day: string,
  now: Date,
): Promise<boolean> {
  const allowed = seriesTransitions.allowSystem('makeVisit', series);
  if (!allowed) return false;
  const { seriesId, cityCode, lastOrdinal, slotId } = series;
  const ordinal = lastOrdinal + 1;
  const startsAt = startOf(day, slotId);
  const bookingId = await bookVisit(tx, deps, { series, startsAt, now });
  const outcome = bookingId === null ? 'not_free' : 'made';
  const visit = { seriesId, ordinal, cityCode, day, startsAt, outcome, bookingId } as const;
  await insertVisit(tx, partOf(allowed.row, visit), now);
  await seriesTransitions.move(tx, allowed, {
    now,
    event: (of) =>
      bookingId === null
        ? pendingEvent(seriesEvents.visitNotFree, { ...of, ordinal })
        : pendingEvent(seriesEvents.visitMade, { ...of, ordinal, bookingId }),
    changes: { lastOrdinal: ordinal, lastDay: day, nextDay: dayOf(series, ordinal + 1) },
  });
  return true;
}

async function finish(tx: Tx, series: Series, now: Date): Promise<false> {
  const allowed = seriesTransitions.allowSystem('finish', series);
  if (!allowed || series.lastDay >= istDay(now)) return false;
  const reason = 'all_done';
  await seriesTransitions.move(tx, allowed, {
    now,
    event: (of) => pendingEvent(seriesEvents.ended, { ...of, reason }),
    changes: { reasonCode: reason, endedAt: now },
  });
  return false;
}
