import type { Paise } from '@nukkad/contract/kernel/money';
import { shareExact } from './rounding.rules.ts';
import type { GratuityRates } from './rule-table.rules.ts';

/** Six months and more count as a year. */
export const countedYears = (months: number): number => Math.floor((months + 6) / 12);

/** 15 days of wages, a month having 26, for each year; nothing before the least time, never above the cap. */
export function gratuity(
  {
    wages,
    months,
    isFixedTerm,
  }: { readonly wages: Paise; readonly months: number; readonly isFixedTerm: boolean },
  rates: GratuityRates,
): Paise {
  const least = isFixedTerm ? rates.minYearsFixedTerm : rates.minYearsPermanent;
  if (months < least * 12) return 0;
  return Math.min(rates.cap, shareExact(wages, 15 * countedYears(months), 26));
}
