import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import { explain, findFree } from './find-free.ts';
import type { SlotParts } from './get-slots.ts';
import { holdSlot } from './hold-slot.ts';
import { slotAt } from './slot-at.ts';
import { reassign } from './reassign.ts';
import {
  deleteExpiredHolds,
  deleteReservation,
  findHold,
  giveToBooking,
  setExpiry,
  undoable,
} from './reservation.store.ts';
import type { ScheduleDoor } from './schedule.door.ts';
import { scheduleRoutes } from './schedule.routes.ts';
import { schedulePersonal } from './schedule.personal.store.ts';

export type {
  ExplainQuestion,
  ExplainedPerson,
  FreePerson,
  FreeQuestion,
  Hold,
  HoldWish,
  NotFree,
  Period,
  ReassignWish,
  ScheduleDoor,
  SlotChoice,
  SlotQuestion,
} from './schedule.door.ts';

export { partnersConsidered } from './get-slots.ts';
export {
  type Leave,
  type OpeningHours,
  type Shift,
  type Skill,
  addLeaves,
  addOpeningHours,
  addShifts,
  addSkills,
  listOpeningHours,
} from './working-time.store.ts';
export { setOpeningHours } from './set-opening-hours.ts';

const sweepAtOnce = 1000;

const door: ScheduleDoor = {
  slotAt,
  findHold,
  findFree,
  explain,
  hold: (tx, wish) => undoable(tx, () => holdSlot(tx, wish)),
  toBooking: async (tx, reservationId, bookingId, expiresAt) => {
    if (!(await giveToBooking(tx, reservationId, bookingId, expiresAt))) refuse(bookingErrors.slot_taken);
  },
  extend: async (tx, bookingId, expiresAt) => ((await setExpiry(tx, bookingId, expiresAt)) ? 'kept' : 'lost'),
  release: deleteReservation,
  reassign: (tx, wish) => undoable(tx, () => reassign(tx, wish)),
};

/** The professionals' time: what is free, what is held, what is booked. */
export function createScheduleDomain(platform: Platform, parts: SlotParts): Domain & ScheduleDoor {
  const sweepHolds = async () => {
    await platform.write({ idempotency: null }, (tx) =>
      deleteExpiredHolds(tx, platform.clock.now(), sweepAtOnce),
    );
  };
  return {
    name: 'schedule',
    personal: schedulePersonal,
    routes: scheduleRoutes(platform, parts),
    cron: [{ name: 'schedule.sweep_holds', match: '* * * * *', run: sweepHolds }],
    constraints: { professional_reservation_free: bookingErrors.slot_taken },
    ...door,
  };
}
