import type { Paise } from '@nukkad/contract/kernel/money';
import { percentToRupee } from './rounding.rules.ts';
import type { EpfRates } from './rule-table.rules.ts';

export interface ProvidentFund {
  readonly wages: Paise;
  readonly pensionWages: Paise;
  readonly insuranceWages: Paise;
  readonly employee: Paise;
  readonly pension: Paise;
  readonly employer: Paise;
  readonly insurance: Paise;
  readonly admin: Paise;
}

/**
 * Employee and employer pay the same share; of the employer's, the pension scheme takes its part of wages up to the cap
 * and the fund the rest. Each amount to the nearest rupee.
 */
export function providentFund(
  wages: Paise,
  { uncapped, hasPension }: { readonly uncapped: boolean; readonly hasPension: boolean },
  rates: EpfRates,
): ProvidentFund {
  const counted = uncapped ? wages : Math.min(wages, rates.wageCeiling);
  const pensionWages = hasPension ? Math.min(counted, rates.epsWageCap) : 0;
  const insuranceWages = Math.min(counted, rates.edliWageCap);
  const employee = percentToRupee(counted, rates.employeePct);
  const pension = percentToRupee(pensionWages, rates.epsPct);
  return {
    wages: counted,
    pensionWages,
    insuranceWages,
    employee,
    pension,
    employer: percentToRupee(counted, rates.employerPct) - pension,
    insurance: percentToRupee(insuranceWages, rates.edliPct),
    admin: percentToRupee(counted, rates.adminPct),
  };
}
