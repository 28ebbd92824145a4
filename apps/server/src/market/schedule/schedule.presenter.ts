import type { Slot } from '@nukkad/contract/market/booking/booking.model';
import type { DaySlots } from './get-slots.ts';
import type { SlotOfDay } from './schedule.rules.ts';

export function presentSlot(slot: SlotOfDay): Slot {
  return {
    slotId: slot.slotId,
    name: slot.name,
    from: slot.from.toISOString(),
    to: slot.to.toISOString(),
    available: slot.available,
    primeTime: slot.primeTime,
  };
}

export function presentDaySlots({ day, items, days }: DaySlots) {
  return {
    day,
    items: items.map(presentSlot),
    days: days.map(({ day: each, open }) => ({ day: each, open })),
  };
}
