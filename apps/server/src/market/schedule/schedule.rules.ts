import type { Point } from '@nukkad/contract/places/geography/distance';
import { addDays, istDay, istInstant, istMinuteOfDay } from '@nukkad/contract/kernel/time';
import {
  type Person,
  type Span,
  type TravelRules,
  availabilityOf,
  calendarAround,
  notFree,
} from './availability.rules.ts';

/** Dated configuration `schedule.rules`; a city may have its own row. */
export interface ScheduleRules extends TravelRules {
  readonly noticeMinutes: number;
  /** Days that can be booked, today included. */
  readonly horizonDays: number;
  readonly holdMinutes: number;
  /** When an extra charge applies, in minutes after midnight IST, half-open. */
  readonly primeTime: readonly { readonly from: number; readonly to: number }[];
}

/** So many days can be booked, today included: by city. */
export interface Horizons {
  of(cityCode: string): number;
  /** Where it may be another than everywhere. */
  readonly cities: readonly string[];
}

export const defaultScheduleRules: ScheduleRules = {
  noticeMinutes: 60,
  horizonDays: 14,
  bufferMinutes: 15,
  speedKmh: 20,
  holdMinutes: 5,
  primeTime: [
    { from: 0, to: 480 },
    { from: 1140, to: 1440 },
  ],
};

/** The maximum booking horizon, whatever the configuration says. */
export const longestHorizonDays = 90;
const minuteMs = 60_000;
const stepMinutes = 30;
const firstSlotId = 1100;
const slotCount = 48;

/** The instant at which a slot of a day starts. */
export function slotStart(day: string, slotId: number): Date {
  return istInstant(day, (slotId - firstSlotId) * stepMinutes);
}

function clockName(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** e.g. 9:30 AM. */
export function slotName(slotId: number): string {
  return clockName((slotId - firstSlotId) * stepMinutes);
}

/** The half-hour in which an instant lies. */
export function slotOf(at: Date): { day: string; slotId: number } {
  return { day: istDay(at), slotId: firstSlotId + Math.floor(istMinuteOfDay(at) / stepMinutes) };
}

/** e.g. 9:35 AM, of any minute. */
export function timeName(at: Date): string {
  return clockName(istMinuteOfDay(at));
}

export function isPrimeTime(slotId: number, rules: ScheduleRules): boolean {
  const minute = (slotId - firstSlotId) * stepMinutes;
  return rules.primeTime.some((span) => span.from <= minute && minute < span.to);
}

/** So many days can be booked, today included. */
export const horizonOf = (rules: ScheduleRules) => Math.min(rules.horizonDays, longestHorizonDays);

/** The days that can be booked, today first. */
export function bookableDays(now: Date, rules: ScheduleRules): string[] {
  const today = istDay(now);
  return Array.from({ length: horizonOf(rules) }, (_, index) => addDays(today, index));
}

/** From the notice on, up to the last day that can be booked. Half-open, in milliseconds since 1970. */
function bookableSpan(now: Date, rules: ScheduleRules): Span {
  const end = istInstant(addDays(istDay(now), horizonOf(rules)));
  return { from: now.getTime() + rules.noticeMinutes * minuteMs, to: end.getTime() };
}

export function isBookable(startsAt: Date, now: Date, rules: ScheduleRules): boolean {
  const { from, to } = bookableSpan(now, rules);
  return startsAt.getTime() >= from && startsAt.getTime() < to;
}

export interface SlotsInput {
  /** Day in Asia/Kolkata, YYYY-MM-DD. */
  readonly day: string;
  readonly at: Point;
  /** Whose time counts, each with the minutes that its partner needs for the work. */
  readonly people: readonly (Person & { readonly minutes: number })[];
  readonly rules: ScheduleRules;
}

export interface SlotOfDay {
  readonly slotId: number;
  readonly name: string;
  readonly from: Date;
  /** End of the half-hour step, not of the work. */
  readonly to: Date;
  readonly available: boolean;
  readonly primeTime: boolean;
}

/** The half-hours of a day, in milliseconds since 1970, and whether one may still book them. */
function stepsOf(day: string, { from: first, to: end }: Span) {
  const midnight = istInstant(day).getTime();
  return Array.from({ length: slotCount }, (_, index) => {
    const from = midnight + index * stepMinutes * minuteMs;
    return { slotId: firstSlotId + index, from, bookable: from >= first && from < end };
  });
}

/** The 48 half-hours of a day; available where a professional is free for the whole work. */
export function slotsOfDay({ day, at, people, rules }: SlotsInput, now: Date): SlotOfDay[] {
  const calendar = calendarAround(day);
  const workers = people.map((person) => ({
    of: availabilityOf(person, calendar, at, rules),
    needs: person.minutes * minuteMs,
  }));
  const isFree = (from: number) =>
    workers.some(({ of, needs }) => notFree(of, { from, to: from + needs }) === null);
  return stepsOf(day, bookableSpan(now, rules)).map(({ slotId, from, bookable }) => ({
    slotId,
    name: slotName(slotId),
    from: new Date(from),
    to: new Date(from + stepMinutes * minuteMs),
    available: bookable && isFree(from),
    primeTime: isPrimeTime(slotId, rules),
  }));
}

/** True if a professional works long enough on that day, ignoring bookings. A day without one is closed. */
export function isOpenDay({ day, at, people, rules }: SlotsInput, now: Date): boolean {
  const calendar = calendarAround(day);
  const steps = stepsOf(day, bookableSpan(now, rules)).filter((step) => step.bookable);
  return people.some((person) => {
    const idle = availabilityOf({ ...person, jobs: [] }, calendar, at, rules);
    const needs = person.minutes * minuteMs;
    return steps.some(({ from }) => notFree(idle, { from, to: from + needs }) === null);
  });
}
