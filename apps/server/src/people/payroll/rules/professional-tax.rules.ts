import type { Paise } from '@nukkad/contract/kernel/money';
import type { ProfessionalTaxRates } from './rule-table.rules.ts';

/** What the slab of this income costs, and whether it is the top one. */
function slabOf(
  income: Paise,
  { slabs }: ProfessionalTaxRates,
): { readonly tax: Paise; readonly isTop: boolean } {
  const at = slabs.findIndex(([upTo]) => upTo === null || income <= upTo);
  return { tax: slabs[at]?.[1] ?? 0, isTop: at === slabs.length - 1 };
}

const isHalfYearly = ({ basis }: ProfessionalTaxRates): boolean => basis === 'half-yearly income';

export interface PtFacts {
  /** 1 to 12. */
  readonly month: number;
  readonly gross: Paise;
  /** What was earned in this half-year before this month: April to September, October to March. */
  readonly halfYearBefore: Paise;
  /** Deducted since April. */
  readonly deducted: Paise;
  /** The last month that the person works here. */
  readonly isLast: boolean;
}

/**
 * By the month, where some states take more of the top slab in one month; or by the half-year, taken in its last month
 * or the last one here. Never more than the yearly cap.
 */
export function professionalTax(rates: ProfessionalTaxRates, facts: PtFacts, cap: Paise): Paise {
  const { month, gross, halfYearBefore, deducted, isLast } = facts;
  const left = Math.max(0, cap - deducted);
  if (isHalfYearly(rates)) {
    if (month !== 9 && month !== 3 && !isLast) return 0;
    return Math.min(left, slabOf(halfYearBefore + gross, rates).tax);
  }
  const { tax, isTop } = slabOf(gross, rates);
  const raised =
    isTop && month === 2 ? (rates.feb ?? rates.febTop) : isTop && month === 3 ? rates.marchTop : undefined;
  return Math.min(left, raised ?? tax);
}
