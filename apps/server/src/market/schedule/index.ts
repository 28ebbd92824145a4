import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { defaultInstantRules } from './instant.rules.ts';
import { defaultScheduleRules, isPrimeTime, slotOf } from './schedule.rules.ts';
import { systemAuthorized } from '../../platform/authorize.ts';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { explain, findAvailable } from './find-available.ts';
import { findSoonest, getInstantRules } from './find-soonest.ts';
import { type SlotDependencies, daySlotsOf, partnersConsidered } from './get-slots.ts';
import { holdSlot } from './hold-slot.ts';
import { listSkilled } from './skilled.store.ts';
import { listHorizons } from './schedule.store.ts';
import { setsOutAt, setsOutFromCart } from './instant.rules.ts';
import { setOpeningHours } from './set-opening-hours.ts';
import { soonestAt } from './soonest-at.ts';
import { slotAt } from './slot-at.ts';
import { readNextSlots } from './next-slots.ts';
import { reassign, swap } from './reassign.ts';
import { closeForLeave } from './close-for-leave.ts';
import { roster } from './roster.ts';
import {
  deleteExpiredHolds,
  deleteReservation,
  findHold,
  giveToBooking,
  setExpiry,
  undoable,
} from './reservation.store.ts';
import type { ScheduleInterface } from './schedule.interface.ts';
import { listOpeningHours, removeLeave } from './working-time.store.ts';
import { scheduleRoutes } from './schedule.routes.ts';
import { presentDaySlots } from './schedule.presenter.ts';
import { slotWaitNotices } from './wait/slot-wait.notices.ts';
import { slotWaitRoutes } from './wait/slot-wait.routes.ts';
import { forgetPast, tellOpened } from './wait/tell-opened.ts';
import { schedulePersonal } from './schedule-personal.store.ts';

export type {
  Absence,
  Arrival,
  ExplainQuery,
  ExplainedPerson,
  FreePerson,
  Horizons,
  AvailabilityQuery,
  Hold,
  HoldRequest,
  JobInTheWay,
  NotFree,
  Period,
  ReassignRequest,
  Roster,
  RosterPerson,
  RosterQuery,
  ScheduleInterface,
  SlotChoice,
  SlotQuery,
  SoonestAt,
  SoonestAtQuery,
  SoonestQuery,
} from './schedule.interface.ts';

export type { InstantRules } from './instant.rules.ts';
export type { Leave, OpeningHours, Shift, Skill } from './working-time.store.ts';

const sweepAtOnce = 1000;

const publicInterface: Omit<ScheduleInterface, 'soonestAt' | 'nextFree'> = {
  partnersConsidered,
  horizons: listHorizons,
  isPrimeTime: (startsAt, rules) =>
    isPrimeTime(slotOf(startsAt).slotId, { ...defaultScheduleRules, ...rules }),
  listOpeningHours,
  setOpeningHours,
  slotAt,
  daySlots: async (reader, question) => presentDaySlots(await daySlotsOf(reader, question)),
  findHold,
  findAvailable,
  findSoonest,
  instant: { rules: getInstantRules, setsOutAt, setsOutFromCart, slotOf },
  explain,
  roster,
  hold: (tx, request) => undoable(tx, () => holdSlot(tx, request)),
  toBooking: giveToBooking,
  extend: async (tx, booking, expiresAt) => ((await setExpiry(tx, booking, expiresAt)) ? 'kept' : 'lost'),
  close: closeForLeave,
  reopen: removeLeave,
  release: deleteReservation,
  reassign: (tx, request) => undoable(tx, () => reassign(tx, request)),
  reassignOrEnd: reassign,
  swapOrEnd: swap,
};

/** The professionals' time: free, held and booked. */
export function createScheduleDomain(platform: Platform, deps: SlotDependencies): Domain & ScheduleInterface {
  const sweepHolds = async () => {
    const due = { now: platform.clock.now(), limit: sweepAtOnce };
    await platform.write({ idempotency: null }, (tx) =>
      deleteExpiredHolds(tx, systemAuthorized(due, 'Their time is over.')),
    );
  };
  const waiting = { platform, ...deps };
  return {
    name: 'schedule',
    settings: { 'schedule.rules': defaultScheduleRules, 'instant.rules': defaultInstantRules },
    personal: schedulePersonal,
    extensions: [deps.catalog.professionals.answeredBy(listSkilled)],
    routes: [...scheduleRoutes(platform, deps), ...slotWaitRoutes(waiting)],
    notices: slotWaitNotices(waiting),
    cron: [
      { name: 'schedule.sweep_holds', match: '* * * * *', run: sweepHolds },
      { name: 'slot_wait.find_open', match: '*/5 * * * *', run: () => tellOpened(waiting) },
      { name: 'slot_wait.forget_past', match: '20 21 * * *', run: () => forgetPast(waiting) },
    ],
    constraints: {
      professional_reservation_free: bookingErrors.slot_taken,
      professional_reservation_is_held: bookingErrors.slot_taken,
    },
    ...publicInterface,
    soonestAt: (reader, question, now) => soonestAt(reader, deps, question, now),
    nextFree: async (reader, question, now) => {
      const { items } = await readNextSlots(reader, deps, question, now);
      return new Map(items.map(({ organisationId, from }) => [organisationId, from]));
    },
  };
}

export const schedule = domainOn({
  needs: ['catalog', 'geography'],
  create: createScheduleDomain,
});
