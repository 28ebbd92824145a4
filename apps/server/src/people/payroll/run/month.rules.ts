import { addDays } from '@nukkad/contract/kernel/time';

/** The first day of a day's month. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** `month` moved by `months`. */
export function addMonths(month: string, months: number): string {
  const [year = 0, at = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, at - 1 + months, 1)).toISOString().slice(0, 10);
}

export const lastDayOf = (month: string): string => addDays(addMonths(month, 1), -1);
export const daysOf = (month: string): number => Number(lastDayOf(month).slice(8));

/** The first month of the tax year that a month is in: April. */
export function taxYearFrom(month: string): string {
  const year = Number(month.slice(0, 4));
  return `${Number(month.slice(5, 7)) >= 4 ? year : year - 1}-04-01`;
}

/** April or October: of the half-year that a month is in. */
export function halfYearFrom(month: string): string {
  const [year = 0, at = 1] = month.split('-').map(Number);
  if (at >= 4 && at <= 9) return `${year}-04-01`;
  return `${at >= 10 ? year : year - 1}-10-01`;
}

/** Months of the tax year after this one. */
export const monthsLeftOf = (month: string): number => (15 - Number(month.slice(5, 7))) % 12;

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** Both inclusive, YYYY-MM-DD; null: since ever, and until further notice. */
export interface Employment {
  readonly joinedOn: string | null;
  readonly lastDayOn: string | null;
}

/** Days of a month from the first to the last day of an employment. */
export function daysWithin(month: string, { joinedOn, lastDayOn }: Employment): number {
  const last = lastDayOf(month);
  const from = joinedOn && joinedOn > month ? joinedOn : month;
  const to = lastDayOn && lastDayOn < last ? lastDayOn : last;
  return Math.max(0, daysBetween(from, to) + 1);
}

/** Half days of a month before the first and after the last day of work, and between two employments. */
export function awayHalfDays(month: string, employments: readonly Employment[]): number {
  const worked = employments.reduce((sum, one) => sum + daysWithin(month, one), 0);
  return Math.max(0, daysOf(month) - worked) * 2;
}
