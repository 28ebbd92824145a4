import type { Slot } from '@nukkad/contract/market/booking/booking.model';

/** A day of the strip, YYYY-MM-DD in Asia/Kolkata; closed days have no free time. */
export interface StripDay {
  readonly day: string;
  readonly open: boolean;
}

/** One step in time: to another free time of the day, or to another day, whose first free time is then suggested. */
export type TimeMove =
  | { readonly kind: 'slot'; readonly slot: Slot }
  | { readonly kind: 'day'; readonly day: string };

/** Suggested where nothing is chosen: the first free time without a busy-hour charge, else the first. */
export const suggestedTime = (slots: readonly Slot[]): Slot | null =>
  slots.find((slot) => slot.available && !slot.primeTime) ?? slots.find((slot) => slot.available) ?? null;

/** The first day with a free time after this one, else before it. */
export function nextOpenDay(days: readonly StripDay[], day: string): string | null {
  const open = days.filter((one) => one.open && one.day !== day);
  return (open.find((one) => one.day > day) ?? open[0])?.day ?? null;
}

/** The free time before (-1) or after (1) the chosen one, which the cart may hold itself; null: there is none. */
export function timeBeside(
  slots: readonly Slot[],
  days: readonly StripDay[],
  chosen: { readonly day: string; readonly slotId: number },
  by: -1 | 1,
): TimeMove | null {
  const free = slots.filter((slot) => slot.available || slot.slotId === chosen.slotId);
  const slot = free[free.findIndex((one) => one.slotId === chosen.slotId) + by];
  if (slot) return { kind: 'slot', slot };
  const open = days.filter((one) => one.open).map(({ day }) => day);
  const day = by === 1 ? open.find((one) => one > chosen.day) : open.findLast((one) => one < chosen.day);
  return day === undefined ? null : { kind: 'day', day };
}
