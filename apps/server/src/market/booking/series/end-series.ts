import { canMove } from '@nukkad/contract/kernel/lifecycle';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { confirmsSeriesEnd, seenOfSeriesEnd } from '@nukkad/contract/market/series/series.confirm';
import { seriesErrors, seriesEvents, seriesLifecycle } from '@nukkad/contract/market/series/series.noun';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { pendingEvent } from '../../../platform/lifecycle/pending-event.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { rulesOfBookings } from '../rules.store.ts';
import { cancelVisit, costOf, lockComing, readComing } from './coming-visits.ts';
import { mostPlanned } from './pause.rules.ts';
import { presentSeries } from './read-series.ts';
import { plannedAfter } from './series.rules.ts';
import { findSeries } from './series.store.ts';
import { seriesTransitions } from './series.transitions.ts';

interface End {
  readonly seriesId: string;
  readonly seen: Seen<typeof confirmsSeriesEnd>;
}

/** What ending now would cancel, cost and give back: what `endSeries` asks to be confirmed. */
export async function readSeriesEnd(
  { platform: { db } }: BookingDependencies,
  seriesId: string,
  viewer: Viewer,
  now: Date,
) {
  const series = seriesTransitions.seen(viewer, await findSeries(db, seriesId));
  if (!canMove(seriesLifecycle, 'end', series.status))
    return refuse(seriesErrors.series_moved_on, { present: series.status });
  const [coming, rulesOf] = await Promise.all([readComing(db, seriesId), rulesOfBookings(db, now)]);
  return {
    ...costOf(coming, rulesOf, now),
    planned: plannedAfter(series, series.lastOrdinal, mostPlanned).length,
  };
}

/** The customer ends it: every visit that is booked and has not begun is cancelled with the fee that was shown. */
export async function endSeries(deps: BookingDependencies, call: SignedInCall<{ body: End }>) {
  const { viewer, now, lang } = call;
  const { seriesId, seen } = call.input.body;
  return deps.platform.write(call, async (tx) => {
    const allowed = await seriesTransitions.lockTo(tx, viewer, seriesTransitions.verb.end, seriesId);
    const coming = await lockComing(tx, seriesId);
    const rulesOf = await rulesOfBookings(tx, now);
    confirmSeen(confirmsSeriesEnd, seen, seenOfSeriesEnd(costOf(coming, rulesOf, now)));
    for (const { booking } of coming)
      await cancelVisit(tx, deps, booking, { viewer, rulesOf, now, reason: 'series_ended' });
    const reason = 'ended_by_customer';
    const ended = await seriesTransitions.move(tx, allowed, {
      now,
      event: (of) => pendingEvent(seriesEvents.ended, { ...of, reason }),
      changes: { reasonCode: reason, endedAt: now, nextDay: null },
    });
    return presentSeries(deps, tx, ended, { viewer, now, lang });
  });
}
