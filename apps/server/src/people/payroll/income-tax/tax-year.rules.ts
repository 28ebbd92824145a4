import { addDays } from '@nukkad/contract/kernel/time';
import { addMonths } from '../run/month.rules.ts';

/** The 31 March on which the tax year ends that begins on this 1 April. */
export const lastOfYear = (taxYear: string): string => addDays(addMonths(taxYear, 12), -1);

/** 2026-27, as the Act writes it. */
export const yearName = (taxYear: string): string => {
  const year = Number(taxYear.slice(0, 4));
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
};

/** Full years of age that are reached within the tax year; a birthday on 1 April is reached the day before (circular 28/2016). */
export function ageIn(taxYear: string, bornOn: string | null): number {
  if (bornOn === null) return 0;
  const after = addMonths(taxYear, 12);
  return Number(after.slice(0, 4)) - Number(bornOn.slice(0, 4)) - (bornOn.slice(5) > after.slice(5) ? 1 : 0);
}

/** 1: April to June. */
export const quarterOf = (month: string): number =>
  Math.floor(((Number(month.slice(5, 7)) + 8) % 12) / 3) + 1;

/** First months of a quarter and of the next one. */
export function monthsOfQuarter(
  taxYear: string,
  quarter: number,
): { readonly from: string; readonly until: string } {
  return { from: addMonths(taxYear, (quarter - 1) * 3), until: addMonths(taxYear, quarter * 3) };
}

/** The end of the month after the quarter; 31 May for the last one. */
export const statementDue = (taxYear: string, quarter: number): string =>
  addDays(addMonths(taxYear, quarter * 3 + (quarter === 4 ? 2 : 1)), -1);

export interface LastDays {
  readonly choose: string;
  readonly declare: string;
  readonly prove: string;
}

/** Where the organisation has set none: the year’s third quarter to choose and declare, January to prove. */
export const usualLastDays = (taxYear: string): LastDays => ({
  choose: addDays(addMonths(taxYear, 9), -1),
  declare: addDays(addMonths(taxYear, 9), -1),
  prove: addDays(addMonths(taxYear, 10), -1),
});

const daysForJoiners = 30;

/** Who joins late has thirty days, never beyond the year. */
export function lastDaysFor(days: LastDays, taxYear: string, joinedOn: string | null): LastDays {
  const own = joinedOn === null ? '' : addDays(joinedOn, daysForJoiners);
  const later = (day: string) => [day, own].toSorted().at(-1) ?? day;
  const end = lastOfYear(taxYear);
  const within = (day: string) => (later(day) > end ? end : later(day));
  return { choose: within(days.choose), declare: within(days.declare), prove: within(days.prove) };
}
