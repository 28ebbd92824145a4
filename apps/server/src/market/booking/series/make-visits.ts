import { seriesEvents } from '@nukkad/contract/market/series/series.noun';
import { istDay } from '@nukkad/contract/kernel/time';
import { partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { pendingEvent } from '../../../platform/lifecycle/pending-event.ts';
import { system } from '../../../platform/platform.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { bookVisit } from './book-visit.ts';
import type { Series } from './series.row.ts';
import { lastMadeDays } from './last-made-days.ts';
import { liesIn, pauseOf } from './pause.rules.ts';
import { dayOf, startOf } from './series.rules.ts';
import { listPausedVisits, saveVisitAgain } from './pause.store.ts';
import { type Due, insertVisit, listDue, lockSeries } from './series.store.ts';
import { seriesTransitions } from './series.transitions.ts';

/** What is left over comes with the next run. */
const atOnce = 500;

/** By the clock: the visits whose day has come within the days that can be booked, and the series that are over. */
export async function makeDueVisits(deps: BookingDependencies): Promise<void> {
  const { db, clock } = deps.platform;
  const now = clock.now();
  const due = await dueNow(deps, now);
  const failed: unknown[] = [];
  // One that fails does not hold up those behind it; the run fails in the end, so that it is seen.
  for (const seriesId of await listDue(db, due))
    await makeVisits(deps, seriesId).catch((error: unknown) => failed.push(error));
  if (failed.length > 0) throw new AggregateError(failed, 'Visits of some series could not be made.');
}

/** Which days are made by now: settings of a city go before those of everywhere. */
async function dueNow(deps: BookingDependencies, now: Date): Promise<Due> {
  const days = await lastMadeDays(deps.platform.db, deps, now);
  const ofCities = days.cities.map((cityCode) => ({ cityCode, until: days.of(cityCode) }));
  const until = days.of('');
  const latest = ofCities.reduce((last, city) => (city.until > last ? city.until : last), until);
  return { until, ofCities, latest, today: istDay(now), limit: atOnce };
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
  const again = await pausedNoMore(tx, series, now);
  if (again) return makeAgain(tx, deps, series, { ...again, now });
  if (series.nextDay === null) return finish(tx, series, now);
  const days = await lastMadeDays(tx, deps, now);
  if (series.nextDay > days.of(series.cityCode)) return false;
  const pause = pauseOf(series, now);
  if (pause && liesIn(pause, series.nextDay)) return passVisit(tx, series, series.nextDay, now);
  return makeVisit(tx, deps, series, series.nextDay, now);
}

async function makeVisit(
  tx: Tx,
  deps: BookingDependencies,
  series: Series,
  day: string,
  now: Date,
): Promise<boolean> {
  const allowed = seriesTransitions.allowSystem(seriesTransitions.verb.makeVisit, series);
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
    event: (of) => toldOf({ ...of, ordinal }, bookingId),
    changes: { lastOrdinal: ordinal, lastDay: day, nextDay: dayOf(series, ordinal + 1) },
  });
  return true;
}

const toldOf = (
  of: Pick<Series, 'seriesId' | 'buyerId' | 'organisationId'> & { readonly ordinal: number },
  bookingId: string | null,
) =>
  bookingId === null
    ? pendingEvent(seriesEvents.visitNotFree, of)
    : pendingEvent(seriesEvents.visitMade, { ...of, bookingId });

/** It lies in the pause: decided on, and not booked. */
async function passVisit(tx: Tx, series: Series, day: string, now: Date): Promise<boolean> {
  const allowed = seriesTransitions.allowSystem(seriesTransitions.verb.passVisit, series);
  if (!allowed) return false;
  const { seriesId, cityCode, lastOrdinal, slotId } = series;
  const ordinal = lastOrdinal + 1;
  const startsAt = startOf(day, slotId);
  const visit = { seriesId, ordinal, cityCode, day, startsAt, outcome: 'paused', bookingId: null } as const;
  await insertVisit(tx, partOf(allowed.row, visit), now);
  await seriesTransitions.move(tx, allowed, {
    now,
    event: (of) => pendingEvent(seriesEvents.visitPassed, { ...of, ordinal }),
    changes: { lastOrdinal: ordinal, lastDay: day, nextDay: dayOf(series, ordinal + 1) },
  });
  return true;
}

/** The next visit that was paused and lies in no pause any more: the pause ended early, or its day was moved. */
async function pausedNoMore(tx: Tx, series: Series, now: Date) {
  const pause = pauseOf(series, now);
  const paused = await listPausedVisits(tx, series.seriesId, now);
  return paused.find(({ day }) => !pause || !liesIn(pause, day));
}

async function makeAgain(
  tx: Tx,
  deps: BookingDependencies,
  series: Series,
  { ordinal, startsAt, now }: { readonly ordinal: number; readonly startsAt: Date; readonly now: Date },
): Promise<boolean> {
  const allowed = seriesTransitions.allowSystem(seriesTransitions.verb.makeVisit, series);
  if (!allowed) return false;
  const bookingId = await bookVisit(tx, deps, { series, startsAt, now });
  const outcome = bookingId === null ? 'not_free' : 'made';
  const { seriesId } = series;
  await saveVisitAgain(tx, partOf(allowed.row, { seriesId, ordinal, outcome, bookingId }));
  await seriesTransitions.move(tx, allowed, { now, event: (of) => toldOf({ ...of, ordinal }, bookingId) });
  return true;
}

async function finish(tx: Tx, series: Series, now: Date): Promise<false> {
  const allowed = seriesTransitions.allowSystem(seriesTransitions.verb.finish, series);
  if (!allowed || series.lastDay >= istDay(now)) return false;
  const reason = 'all_done';
  await seriesTransitions.move(tx, allowed, {
    now,
    event: (of) => pendingEvent(seriesEvents.ended, { ...of, reason }),
    changes: { reasonCode: reason, endedAt: now },
  });
  return false;
}
