import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { confirmsSeriesResume, seenOfSeriesResume } from '@nukkad/contract/market/series/series.confirm';
import { seriesErrors, seriesEvents } from '@nukkad/contract/market/series/series.noun';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { pendingEvent } from '../../../platform/lifecycle/pending-event.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { pauseOf, plannedAround } from './pause.rules.ts';
import { presentSeries } from './read-series.ts';
import { mayBeResumed } from './series.policy.ts';
import type { Series } from './series.row.ts';
import { startOf } from './series.rules.ts';
import { listPausedVisits } from './pause.store.ts';
import { findSeries } from './series.store.ts';
import { seriesTransitions } from './series.transitions.ts';

interface Resume {
  readonly seriesId: string;
  readonly seen: Seen<typeof confirmsSeriesResume>;
}

/** The visits that would follow again: what `resumeSeries` asks to be confirmed. */
export async function readSeriesResume(
  { platform: { db } }: BookingDependencies,
  seriesId: string,
  viewer: Viewer,
  now: Date,
) {
  return termsOf(db, seriesTransitions.seen(viewer, await findSeries(db, seriesId)), now);
}

/** Behind it the visits of the days that are left are made as if there had been no pause. */
export async function resumeSeries(deps: BookingDependencies, call: SignedInCall<{ body: Resume }>) {
  const { viewer, now, lang } = call;
  const { seriesId, seen } = call.input.body;
  return deps.platform.write(call, async (tx) => {
    const allowed = await seriesTransitions.lockTo(tx, viewer, seriesTransitions.verb.resume, seriesId);
    confirmSeen(confirmsSeriesResume, seen, seenOfSeriesResume(await termsOf(tx, allowed.row, now)));
    const resumed = await seriesTransitions.move(tx, allowed, {
      now,
      event: (of) => pendingEvent(seriesEvents.resumed, of),
      changes: { pauseFrom: null, pauseUntil: null },
    });
    return presentSeries(deps, tx, resumed, { viewer, now, lang });
  });
}

async function termsOf(reader: Reader, series: Series, now: Date) {
  const pause = pauseOf(series, now);
  if (!pause || !mayBeResumed(series, now))
    return refuse(seriesErrors.series_moved_on, { present: series.status });
  const decided = await listPausedVisits(reader, series.seriesId, now);
  const planned = plannedAround(series, pause).within.map(({ ordinal, day }) => ({
    ordinal,
    startsAt: startOf(day, series.slotId),
  }));
  const visits = [...decided, ...planned].filter(({ startsAt }) => startsAt > now);
  return {
    visits: visits.map(({ ordinal, startsAt }) => ({ ordinal, startsAt: startsAt.toISOString() })),
  };
}
