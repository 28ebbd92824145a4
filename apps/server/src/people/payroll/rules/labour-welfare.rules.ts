import type { Paise } from '@nukkad/contract/kernel/money';
import type { LabourWelfareRates } from './rule-table.rules.ts';

/** In the months that the state names, for those within its limit of wages. */
export function labourWelfare(
  rates: LabourWelfareRates | null,
  { month, gross }: { readonly month: number; readonly gross: Paise },
): { readonly employee: Paise; readonly employer: Paise } {
  if (!rates?.months.includes(month) || (rates.wagesUpTo !== undefined && gross > rates.wagesUpTo))
    return { employee: 0, employer: 0 };
  return { employee: rates.employee, employer: rates.employer };
}
