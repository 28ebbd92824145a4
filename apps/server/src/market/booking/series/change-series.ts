import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { istDay } from '@nukkad/contract/kernel/time';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { confirmsSeriesChange, seenOfSeriesChange } from '@nukkad/contract/market/series/series.confirm';
import { seriesEvents } from '@nukkad/contract/market/series/series.noun';
import { partOf } from '../../../platform/authorize.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { pendingEvent } from '../../../platform/lifecycle/pending-event.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import type { Booking } from '../booking.row.ts';
import type { BookingRules } from '../booking.rules.ts';
import { lockBookings } from '../booking.store.ts';
import { bookingTransitions } from '../booking.transitions.ts';
import { endBooking } from '../end-booking.ts';
import { changeTime } from '../reschedule/change-time.ts';
import { moveProposal } from '../reschedule/proposal.transitions.ts';
import { newStart } from '../reschedule/reschedule-booking.ts';
import { rulesOfBookings } from '../rules.store.ts';
import { type VisitChange, type WantedPattern, inOrderOfMoving } from './change.rules.ts';
import { changeNow, presentChange } from './read-series-change.ts';
import { presentSeries } from './read-series.ts';
import { dayOf, plannedDay, slotOf } from './series.rules.ts';
import { moveVisits } from './series.store.ts';
import { seriesTransitions } from './series.transitions.ts';
import { endOfVisit } from './visit-of.ts';

interface Change extends WantedPattern {
  readonly seriesId: string;
  readonly seen: Seen<typeof confirmsSeriesChange>;
}

/**
 * From a booked visit on: another day, time or interval. Booked visits move with their partner and for free, all or none;
 * one whose new day can't be booked yet is cancelled for free and booked again when its day comes near.
 */
export async function changeSeries(deps: BookingDependencies, call: SignedInCall<{ body: Change }>) {
  const { viewer, now, lang } = call;
  const { seriesId, seen, ...wanted } = call.input.body;
  return deps.platform.write(call, async (tx) => {
    const allowed = await seriesTransitions.lockTo(tx, viewer, seriesTransitions.verb.change, seriesId);
    const series = allowed.row;
    const locked: Booking[] = [];
    const change = await changeNow(tx, deps, { series, wanted, now }, async (ids) => {
      locked.push(...(await lockBookings(tx, ids)));
      return locked;
    });
    confirmSeen(confirmsSeriesChange, seen, seenOfSeriesChange(presentChange(change)));
    const rulesOf = await rulesOfBookings(tx, now);
    for (const visit of inOrderOfMoving(change.visits)) {
      const booking = locked.find(({ bookingId }) => bookingId === visit.bookingId);
      if (booking) await changeVisit(tx, deps, booking, visit, { viewer, now, rules: rulesOf(booking) });
    }
    const { pattern, lastOrdinal } = change;
    const { everyWeeks, slotId, anchorOrdinal, anchorDay } = pattern;
    const moved = { everyWeeks, slotId, anchorOrdinal, anchorDay, lastOrdinal };
    await moveVisits(tx, partOf(series, { ...moved, seriesId }));
    const changed = await seriesTransitions.move(tx, allowed, {
      now,
      event: (of) => pendingEvent(seriesEvents.changed, { ...of, ordinal: wanted.ordinal }),
      changes: {
        ...moved,
        lastDay: plannedDay(pattern, lastOrdinal),
        nextDay: dayOf(pattern, lastOrdinal + 1),
      },
    });
    return presentSeries(deps, tx, changed, { viewer, now, lang });
  });
}

async function changeVisit(
  tx: Tx,
  deps: BookingDependencies,
  booking: Booking,
  { becomes, newStartsAt }: VisitChange,
  { viewer, now, rules }: { readonly viewer: Viewer; readonly now: Date; readonly rules: BookingRules },
): Promise<void> {
  if (becomes === 'planned') {
    const ending = { now, event: bookingEvents.cancelled, reason: 'series_changed' };
    await endBooking(
      tx,
      deps,
      bookingTransitions.allow(viewer, bookingTransitions.verb.cancel, booking),
      ending,
    );
    return;
  }
  if (newStartsAt.getTime() === booking.startsAt.getTime()) return;
  const startsAt = await newStart(tx, deps, booking, {
    day: istDay(newStartsAt),
    slotId: slotOf(newStartsAt),
    now,
  });
  const moving = bookingTransitions.allow(viewer, bookingTransitions.verb.reschedule, booking);
  if (booking.status === 'Accepted' || booking.status === 'Assigned')
    await moveProposal(tx, moving, 'withdraw', now);
  const endsAt = endOfVisit(booking, startsAt);
  const free = { feePaise: 0, by: 'customer', counts: false, stays: true } as const;
  await changeTime(tx, deps, moving, { ...free, startsAt, endsAt, rules, now });
}
