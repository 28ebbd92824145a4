import { seriesEvents } from '@nukkad/contract/market/series/series.noun';
import { pendingEvent } from '../../../platform/lifecycle/pending-event.ts';
import { system } from '../../../platform/platform.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { findBooking } from '../booking.store.ts';
import { isDead } from '../booking.rules.ts';
import { findSeriesBegunWith } from './series.store.ts';
import { seriesTransitions } from './series.transitions.ts';

/** The partner that accepts the first visit accepts the ones that follow. Told twice it does nothing. */
export async function bindSeries(deps: BookingDependencies, bookingId: string): Promise<void> {
  const now = deps.platform.clock.now();
  const seriesId = await findSeriesBegunWith(deps.platform.db, bookingId);
  if (seriesId === null) return;
  await deps.platform.write(system, async (tx) => {
    const allowed = await seriesTransitions.lockForSystem(tx, seriesTransitions.verb.bind, seriesId);
    const organisationId = allowed && (await findBooking(tx, bookingId))?.organisationId;
    if (!allowed || !organisationId) return;
    await seriesTransitions.move(tx, allowed, {
      now,
      event: (of) => pendingEvent(seriesEvents.accepted, of),
      changes: { organisationId },
    });
  });
}

/** Its first visit ended before any partner accepted it: nothing follows. */
export async function lapseSeries(deps: BookingDependencies, bookingId: string): Promise<void> {
  const now = deps.platform.clock.now();
  const seriesId = await findSeriesBegunWith(deps.platform.db, bookingId);
  if (seriesId === null) return;
  await deps.platform.write(system, async (tx) => {
    const allowed = await seriesTransitions.lockForSystem(tx, seriesTransitions.verb.lapse, seriesId);
    const first = allowed && (await findBooking(tx, bookingId));
    if (!allowed || !first || !isDead(first.status)) return;
    const reason = 'first_visit_ended';
    await seriesTransitions.move(tx, allowed, {
      now,
      event: (of) => pendingEvent(seriesEvents.ended, { ...of, reason }),
      changes: { reasonCode: reason, endedAt: now, nextDay: null },
    });
  });
}
