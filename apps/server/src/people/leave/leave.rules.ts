import type { LeaveTypeBody, accruals } from '@nukkad/contract/people/leave/leave.model';
import { dayMs, istInstant } from '@nukkad/contract/kernel/time';

/** Half days since 1970-01-01, half-open; two a day, the morning is even. */
export interface Halves {
  readonly first: number;
  readonly end: number;
}

export interface Dates {
  readonly fromDay: string;
  readonly toDay: string;
  readonly fromNoon: boolean;
  readonly toNoon: boolean;
}

const dayNumber = (day: string) => Math.round(Date.parse(`${day}T00:00:00.000Z`) / dayMs);
export const dayOfHalf = (half: number): string =>
  new Date(Math.floor(half / 2) * dayMs).toISOString().slice(0, 10);
const noon = 720;

/** Null: it ends before it begins. */
export function halvesOf({ fromDay, toDay, fromNoon, toNoon }: Dates): Halves | null {
  const first = dayNumber(fromDay) * 2 + (fromNoon ? 1 : 0);
  const end = dayNumber(toDay) * 2 + (toNoon ? 1 : 2);
  return first < end ? { first, end } : null;
}

export const datesOf = ({ first, end }: Halves): Dates => ({
  fromDay: dayOfHalf(first),
  toDay: dayOfHalf(end - 1),
  fromNoon: first % 2 !== 0,
  toNoon: end % 2 !== 0,
});

/** The instant at which a half day begins: midnight or noon in India. */
export const instantOfHalf = (half: number): Date => istInstant(dayOfHalf(half), half % 2 === 0 ? 0 : noon);

/** Every day of it. */
export function daysIn({ first, end }: Halves): string[] {
  const days: string[] = [];
  for (let day = Math.floor(first / 2); day * 2 < end; day += 1) days.push(dayOfHalf(day * 2));
  return days;
}

const halvesOn = ({ first, end }: Halves, day: string) => {
  const morning = dayNumber(day) * 2;
  return Math.max(0, Math.min(end, morning + 2) - Math.max(first, morning));
};

export interface Counted {
  readonly halves: number;
  /** Days off that do not count. */
  readonly daysOff: readonly string[];
}

/** Half days that count. Days off do not, unless they lie between two days of leave and the type counts those. */
export function countHalves(range: Halves, isOff: ReadonlySet<string>, isSandwich: boolean): Counted {
  const days = daysIn(range);
  const working = days.map((day) => !isOff.has(day));
  const [first, last] = [working.indexOf(true), working.lastIndexOf(true)];
  const counts = (place: number) =>
    working[place] === true || (isSandwich && first >= 0 && place > first && place < last);
  return {
    halves: days.reduce((sum, day, place) => sum + (counts(place) ? halvesOn(range, day) : 0), 0),
    daysOff: days.filter((_, place) => !counts(place)),
  };
}

export interface Accruing {
  readonly halvesAYear: number | null;
  readonly accrual: (typeof accruals)[number];
  readonly carryHalves: number;
  readonly yearStartsMonth: number;
}

/** It accrues, or is compensatory. */
export const hasBalance = ({
  halvesAYear,
  expiresDays,
}: Pick<LeaveTypeBody, 'expiresDays' | 'halvesAYear'>): boolean =>
  halvesAYear !== null || expiresDays !== null;

const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
const firstOfMonth = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`;

/** First day of the leave year that a day lies in. */
export function leaveYearOf(day: string, yearStartsMonth: number): string {
  const month = monthNumber(day);
  return firstOfMonth(month - ((month - (yearStartsMonth - 1) + 12) % 12));
}

export interface Entry {
  readonly kind: 'accrued' | 'lapsed';
  readonly period: string;
  readonly halves: number;
}

export interface Account {
  readonly balance: number;
  readonly joinedOn: string;
  /** First days of what has accrued already. */
  readonly accrued: ReadonlySet<string>;
}

/** A twelfth of the year for each month, so that twelve months sum to the year exactly. */
const monthShare = (halvesAYear: number, place: number) =>
  Math.floor((halvesAYear * (place + 1)) / 12) - Math.floor((halvesAYear * place) / 12);

function accruedIn(
  { halvesAYear, accrual }: Accruing,
  yearStart: string,
  { joinedOn, accrued }: Account,
  today: string,
): Entry[] {
  const total = halvesAYear ?? 0;
  const start = monthNumber(yearStart);
  const from = Math.max(start, monthNumber(joinedOn));
  const until = monthNumber(today);
  if (from > until) return [];
  if (accrual === 'yearly') {
    // Who joins within the year gets the months that are left of it.
    const left = total - Math.floor((total * (from - start)) / 12);
    return accrued.has(yearStart) || left === 0 ? [] : [{ kind: 'accrued', period: yearStart, halves: left }];
  }
  const months = Array.from({ length: until - from + 1 }, (_, place) => from + place);
  return months
    .map(
      (month): Entry => ({
        kind: 'accrued',
        period: firstOfMonth(month),
        halves: monthShare(total, month - start),
      }),
    )
    .filter(({ period, halves }) => halves > 0 && !accrued.has(period));
}

/** What the clock adds to an account, and at the beginning of a leave year takes off it: beyond what may be carried over. */
export function entriesDue(type: Accruing, account: Account, today: string): readonly Entry[] {
  if (type.halvesAYear === null) return [];
  const yearStart = leaveYearOf(today, type.yearStartsMonth);
  const periods = [...account.accrued];
  const isNewYear = periods.length > 0 && periods.every((period) => period < yearStart);
  const beyond = Math.max(0, account.balance - type.carryHalves);
  const lapsed: Entry[] =
    isNewYear && beyond > 0 ? [{ kind: 'lapsed', period: yearStart, halves: -beyond }] : [];
  return [...lapsed, ...accruedIn(type, yearStart, account, today)];
}

export const sumOf = (entries: readonly { readonly halves: number }[]): number =>
  entries.reduce((sum, { halves }) => sum + halves, 0);
