/** When people are free for an interview: within their hours, on no leave, with nothing else to do. */
import { addDays, istDay, istInstant } from '@nukkad/contract/kernel/time';
import { endOf } from './interview.rules.ts';

export interface Period {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export interface DayOfPerson {
  /** Null: they do not work on that day. */
  readonly hours: Period | null;
  readonly leave: { readonly morning: boolean; readonly afternoon: boolean } | null;
}

export interface PersonTime {
  readonly dayOf: (day: string) => DayOfPerson;
  /** Visits and other interviews. */
  readonly busy: readonly Period[];
}

/** Where neither shifts nor opening hours say more: 9 to 19 o’clock. */
export const usualHours = { opensMinute: 9 * 60, closesMinute: 19 * 60 } as const;

const stepMinutes = 30;
const noon = 13 * 60;
const leadMinutes = 60;

/** Half a day of leave ends, or begins, at 13 o’clock. */
function workOf({ hours, leave }: DayOfPerson, day: string): Period | null {
  if (!hours || (leave?.morning && leave.afternoon)) return null;
  const middle = istInstant(day, noon);
  const startsAt = leave?.morning && middle > hours.startsAt ? middle : hours.startsAt;
  const endsAt = leave?.afternoon && middle < hours.endsAt ? middle : hours.endsAt;
  return { startsAt, endsAt };
}

const overlap = (one: Period, other: Period): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;

function isFree(person: PersonTime, day: string, time: Period): boolean {
  const work = workOf(person.dayOf(day), day);
  if (!work || time.startsAt < work.startsAt || time.endsAt > work.endsAt) return false;
  return !person.busy.some((one) => overlap(one, time));
}

/** Each half-hour of the day at which all of them are free for so long. */
function timesOn(people: readonly PersonTime[], day: string, minutes: number, now: Date): readonly Date[] {
  const soonest = endOf(now, leadMinutes);
  const steps = Array.from({ length: (24 * 60) / stepMinutes }, (_, step) =>
    istInstant(day, step * stepMinutes),
  );
  return steps.filter((startsAt) => {
    const time = { startsAt, endsAt: endOf(startsAt, minutes) };
    return startsAt >= soonest && people.every((person) => isFree(person, day, time));
  });
}

export interface FreeAsked {
  readonly from: string;
  readonly days: number;
  readonly minutes: number;
  readonly now: Date;
}

/** Days on which there is none are left out. */
export const freeTimes = (people: readonly PersonTime[], { from, days, minutes, now }: FreeAsked) =>
  Array.from({ length: days }, (_, place) => addDays(from, place))
    .map((day) => ({ day, times: timesOn(people, day, minutes, now) }))
    .filter(({ times }) => times.length > 0);

/** Opening hours that end after midnight end with the day. */
export function hoursBetween(day: string, opensMinute: number, closesMinute: number): Period {
  return { startsAt: istInstant(day, opensMinute), endsAt: istInstant(day, Math.min(closesMinute, 24 * 60)) };
}

/** The day in India, unless a later one is asked for. */
export const firstDay = (now: Date, from: string | undefined): string => {
  const today = istDay(now);
  return from !== undefined && from > today ? from : today;
};
