import type { Paise } from '@nukkad/contract/kernel/money';
import { percentUpToRupee } from './rounding.rules.ts';
import type { EsiRates } from './rule-table.rules.ts';

/** April to September and October to March: the first month of the contribution period that a month is in. */
export function contributionPeriod(month: string): string {
  const [year = 0, at = 1] = month.split('-').map(Number);
  if (at >= 4 && at <= 9) return `${year}-04-01`;
  return `${at >= 10 ? year : year - 1}-10-01`;
}

/** Who was covered once stays so until the contribution period ends, whatever the pay. */
export const isCovered = (
  {
    fullGross,
    isDisabled,
    wasCovered,
  }: { readonly fullGross: Paise; readonly isDisabled: boolean; readonly wasCovered: boolean },
  rates: EsiRates,
): boolean => wasCovered || fullGross <= (isDisabled ? rates.pwdCeiling : rates.grossCeiling);

/** Each share to the next higher rupee; who earns little by the day pays none. */
export function stateInsurance(
  { wages, paidHalfDays }: { readonly wages: Paise; readonly paidHalfDays: number },
  rates: EsiRates,
): { readonly employee: Paise; readonly employer: Paise } {
  const isExempt = paidHalfDays > 0 && wages * 2 <= rates.employeeExemptIfAvgDailyWageUpTo * paidHalfDays;
  return {
    employee: isExempt ? 0 : percentUpToRupee(wages, rates.employeePct),
    employer: percentUpToRupee(wages, rates.employerPct),
  };
}
