import { istDay } from '@nukkad/contract/kernel/time';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { confirmsSeriesPause, seenOfSeriesPause } from '@nukkad/contract/market/series/series.confirm';
import { seriesErrors, seriesEvents } from '@nukkad/contract/market/series/series.noun';
import type { PausedBookings } from '@nukkad/contract/market/series/series.model';
import { partOf } from '../../../platform/authorize.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { pendingEvent } from '../../../platform/lifecycle/pending-event.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { rulesOfBookings } from '../rules.store.ts';
import { type Coming, cancelVisit, costOf, lockComing, readComing } from './coming-visits.ts';
import { type Span, isPause, liesIn, plannedAround } from './pause.rules.ts';
import { presentSeries } from './read-series.ts';
import type { Series } from './series.row.ts';
import { mayBePaused } from './series.policy.ts';
import { startOf } from './series.rules.ts';
import { saveAsPaused } from './pause.store.ts';
import { findSeries, getSeriesRules } from './series.store.ts';
import { seriesTransitions } from './series.transitions.ts';

interface Pause extends Span {
  readonly seriesId: string;
  readonly booked: PausedBookings;
  readonly seen: Seen<typeof confirmsSeriesPause>;
}

/** What a pause would do now: what `pauseSeries` asks to be confirmed. */
export async function readSeriesPause(
  { platform: { db } }: BookingDependencies,
  { seriesId, ...span }: Span & { readonly seriesId: string },
  viewer: Viewer,
  now: Date,
) {
  const series = seriesTransitions.seen(viewer, await findSeries(db, seriesId));
  return (await termsOf(db, series, await readComing(db, seriesId), { span, now })).shown;
}

/** From a day to a day no visit is made; those that are booked are cancelled with the fee that was shown, or kept. */
export async function pauseSeries(deps: BookingDependencies, call: SignedInCall<{ body: Pause }>) {
  const { viewer, now, lang } = call;
  const { seriesId, seen, booked, from, until } = call.input.body;
  return deps.platform.write(call, async (tx) => {
    const allowed = await seriesTransitions.lockTo(tx, viewer, seriesTransitions.verb.pause, seriesId);
    const coming = await lockComing(tx, seriesId);
    const terms = await termsOf(tx, allowed.row, coming, { span: { from, until }, now });
    confirmSeen(confirmsSeriesPause, seen, seenOfSeriesPause(terms.shown, booked));
    const cancelled = booked === 'cancel' ? terms.within.map(({ booking }) => booking) : [];
    const { rulesOf } = terms;
    for (const booking of cancelled)
      await cancelVisit(tx, deps, booking, { viewer, rulesOf, now, reason: 'series_paused' });
    const bookingIds = cancelled.map(({ bookingId }) => bookingId);
    if (bookingIds.length > 0) await saveAsPaused(tx, partOf(allowed.row, { seriesId, bookingIds }));
    const paused = await seriesTransitions.move(tx, allowed, {
      now,
      event: (of) => pendingEvent(seriesEvents.paused, { ...of, from, until }),
      changes: { pauseFrom: from, pauseUntil: until },
    });
    return presentSeries(deps, tx, paused, { viewer, now, lang });
  });
}

/** By the rows as they are read now; refuses a pause that may not be. */
async function termsOf(
  reader: Reader,
  series: Series,
  coming: readonly Coming[],
  { span, now }: { readonly span: Span; readonly now: Date },
) {
  if (!mayBePaused(series, now)) refuse(seriesErrors.series_moved_on, { present: series.status });
  const [{ mostPauseDays }, rulesOf] = await Promise.all([
    getSeriesRules(reader, now, series.cityCode),
    rulesOfBookings(reader, now),
  ]);
  if (!isPause(span, now, mostPauseDays))
    refuse(seriesErrors.series_pause_days, { values: { days: mostPauseDays } });
  const within = coming.filter(({ booking }) => liesIn(span, istDay(booking.startsAt)));
  const planned = plannedAround(series, span);
  if (within.length + planned.within.length === 0) refuse(seriesErrors.series_pause_empty);
  const booked = coming.find(({ booking }) => istDay(booking.startsAt) > span.until)?.booking.startsAt;
  const next = booked ?? (planned.after && startOf(planned.after.day, series.slotId));
  if (!next) return refuse(seriesErrors.series_pause_last);
  const shown = {
    ...costOf(within, rulesOf, now),
    planned: planned.within.length,
    next: next.toISOString(),
  };
  return { within, rulesOf, shown };
}
