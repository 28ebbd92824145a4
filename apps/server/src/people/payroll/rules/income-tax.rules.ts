import type { Paise } from '@nukkad/contract/kernel/money';
import { nearestRupee, nearestTenRupees, percentExact } from './rounding.rules.ts';
import type { TaxRates } from './rule-table.rules.ts';

export interface IncomeTax {
  /** By the slabs alone. */
  readonly slab: Paise;
  /** After rebate and marginal relief, before cess. */
  readonly tax: Paise;
  readonly withCess: Paise;
}

function bySlabs(taxable: Paise, { slabs }: TaxRates): Paise {
  let from = 0;
  let tax = 0;
  for (const [upTo, percent] of slabs) {
    const end = upTo ?? taxable;
    tax += percentExact(Math.max(0, Math.min(taxable, end) - from), percent);
    from = end;
    if (taxable <= end) break;
  }
  return tax;
}

/**
 * New regime. Up to the limit of the rebate nothing is paid; just above it, never more than what is above it. Surcharge
 * (from 50 lakh rupees on) is not worked out; the payslip says so.
 */
export function incomeTax(taxable: Paise, rates: TaxRates): IncomeTax {
  const slab = bySlabs(taxable, rates);
  const tax = Math.min(slab, Math.max(0, taxable - rates.rebateMaxTaxable));
  return { slab, tax, withCess: tax + percentExact(tax, rates.cessPct) };
}

export const surchargeFrom: Paise = 500_000_000;

/** Salary of a whole year, less the standard deduction, to the nearest ten rupees. */
export const taxableOf = (salary: Paise, { standardDeduction }: Pick<TaxRates, 'standardDeduction'>): Paise =>
  nearestTenRupees(Math.max(0, salary - standardDeduction));

export interface TaxFacts {
  /** Since April, before this month. */
  readonly before: Paise;
  readonly thisMonth: Paise;
  /** A full month as it stands now. */
  readonly fullMonth: Paise;
  /** Months of the year after this one in which the person is still here. */
  readonly monthsAfter: number;
  /** Deducted since April. */
  readonly deducted: Paise;
}

/** The tax of the year that is to be expected, less what was deducted, in equal parts over the months that are left. */
export function monthlyTax(
  facts: TaxFacts,
  rates: TaxRates,
): { readonly tax: Paise; readonly taxable: Paise } {
  const { before, thisMonth, fullMonth, monthsAfter, deducted } = facts;
  const taxable = taxableOf(before + thisMonth + fullMonth * monthsAfter, rates);
  const { withCess } = incomeTax(taxable, rates);
  return { tax: nearestRupee(Math.max(0, withCess - deducted) / (monthsAfter + 1)), taxable };
}
