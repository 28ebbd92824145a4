import type { Slot } from '@nukkad/contract/market/booking/booking.model';
import type { AgainChange } from '@nukkad/contract/market/again/again.model';
import { istDay, istWeekday } from '@nukkad/contract/kernel/time';

/** Two weeks ahead there are at most two of a weekday that are whole. */
const weekdaysTried = 2;
/** Where none of them has a time, so many of the first days are looked at. */
const daysTried = 3;
/** Half-hours that count as the same part of the day. */
const nearSteps = 4;

interface OpenDay {
  readonly day: string;
  readonly open: boolean;
}

/** The days of the same weekday as then. */
export const sameWeekdays = (days: readonly OpenDay[], startsAt: Date): string[] =>
  days
    .filter(({ day, open }) => open && istWeekday(day) === istWeekday(istDay(startsAt)))
    .map(({ day }) => day)
    .slice(0, weekdaysTried);

export const firstDays = (days: readonly OpenDay[], except: readonly string[]): string[] =>
  days
    .filter(({ day, open }) => open && !except.includes(day))
    .map(({ day }) => day)
    .slice(0, daysTried);

export interface DayTimes {
  readonly day: string;
  readonly items: readonly Slot[];
}

export interface FoundTime {
  readonly day: string;
  readonly slot: Slot;
}

const nearest = (times: DayTimes, slotId: number, within: number): FoundTime | null => {
  const [slot] = times.items
    .filter((each) => each.available && Math.abs(each.slotId - slotId) <= within)
    .toSorted((a, b) => Math.abs(a.slotId - slotId) - Math.abs(b.slotId - slotId) || a.slotId - b.slotId);
  return slot ? { day: times.day, slot } : null;
};

const first = (days: readonly DayTimes[], slotId: number, within: number): FoundTime | null =>
  days.map((day) => nearest(day, slotId, within)).find((found) => found !== null) ?? null;

/** The same half-hour on any of the days, else the nearest one of the same part of the day. */
export const timeLikeThen = (days: readonly DayTimes[], slotId: number): FoundTime | null =>
  first(days, slotId, 0) ?? first(days, slotId, nearSteps);

/** The same on other days; else the nearest one of the first day that has any. */
export const anyTime = (days: readonly DayTimes[], slotId: number): FoundTime | null =>
  timeLikeThen(days, slotId) ?? first(days, slotId, Number.POSITIVE_INFINITY);

/** The weekday and the half-hour of then. */
export const isLikeThen = (found: FoundTime, then: { readonly day: string; readonly slotId: number }) =>
  found.slot.slotId === then.slotId && istWeekday(found.day) === istWeekday(then.day);

/** In the order in which they are asked for; who came last time stands first among equals. */
export const favouritesFirst = (lastId: string | null, likedIds: readonly string[]): string[] => {
  const last = lastId === null ? [] : [lastId];
  const isLiked = lastId !== null && likedIds.includes(lastId);
  return [...new Set(isLiked ? [...last, ...likedIds] : [...likedIds, ...last])];
};

export interface Change {
  readonly kind: AgainChange;
  /** Of the service or partner; null: none. */
  readonly id: string | null;
  readonly name: string;
}

interface LineOfThen {
  readonly serviceId: string;
  readonly name: string;
  readonly pricePaise: number;
}

interface LineOfNow {
  readonly serviceId: string;
  readonly name: string;
  readonly linePaise: number;
  /** Null: it can be booked. */
  readonly refusal: string | null;
}

/** A line of then with its line of now, and whether it can be booked as it was. */
export interface ComparedLine<Then extends LineOfThen = LineOfThen> {
  readonly past: Then;
  readonly now: LineOfNow;
  readonly stays: boolean;
}

/** The catalogue alone decides here: which partner offers it is asked later. */
export function compareLines<Then extends LineOfThen>(
  past: readonly Then[],
  now: readonly LineOfNow[],
): ComparedLine<Then>[] {
  return past.flatMap((line, index) => {
    const priced = now[index];
    return priced ? [{ past: line, now: priced, stays: priced.refusal === null }] : [];
  });
}

export const goneLines = (compared: readonly ComparedLine[]): Change[] =>
  compared
    .filter(({ stays }) => !stays)
    .map(({ past, now }) => ({
      kind: now.refusal === 'service_unknown' ? 'line_gone' : 'line_options',
      id: past.serviceId,
      name: past.name,
    }));

/** Of lines that stay, in the same order. */
export const dearerLines = (past: readonly LineOfThen[], now: readonly LineOfNow[]): Change[] =>
  past.flatMap(({ pricePaise }, index) => {
    const line = now[index];
    if (!line || line.linePaise === pricePaise) return [];
    return [
      {
        kind: line.linePaise > pricePaise ? 'line_dearer' : 'line_cheaper',
        id: line.serviceId,
        name: line.name,
      },
    ];
  });
