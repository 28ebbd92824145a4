import type { Paise } from '@nukkad/contract/kernel/money';
import type { TaxRegime } from '@nukkad/contract/people/payroll/income-tax.model';
import { nearestTenRupees, percentExact } from './rounding.rules.ts';
import type { RegimeRates, TaxRates } from './rule-table.rules.ts';

type Slabs = RegimeRates['surcharge'];

export interface IncomeTax {
  /** By the slabs alone. */
  readonly slab: Paise;
  readonly rebate: Paise;
  /** After marginal relief. */
  readonly surcharge: Paise;
  readonly cess: Paise;
  readonly withCess: Paise;
  /** To the nearest ten rupees, as the law has it paid. */
  readonly payable: Paise;
}

function bySlabs(taxable: Paise, slabs: Slabs): Paise {
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

/** The highest ages first: whose slabs count is the first that is reached. */
const slabsOf = ({ slabs }: RegimeRates, age: number): Slabs =>
  (slabs.findLast(({ fromAge }) => fromAge <= age) ?? slabs[0])?.slabs ?? [];

/** Up to its limit all of the tax; where the law eases the step, just above it all but what is above it. */
function rebateOf(taxable: Paise, slab: Paise, { rebate }: RegimeRates): Paise {
  if (taxable <= rebate.upTo) return Math.min(slab, rebate.most);
  return rebate.isMarginal ? Math.max(0, slab - (taxable - rebate.upTo)) : 0;
}

interface Who {
  readonly regime: TaxRegime;
  /** In full years, reached within the tax year. */
  readonly age: number;
}

/**
 * Marginal relief: tax and surcharge are never more above a step than they are at the step, by more than the income that is
 * above it.
 */
function surchargeOf(taxable: Paise, tax: Paise, who: Who, rates: TaxRates): Paise {
  const steps = rates[who.regime].surcharge;
  const at = steps.findIndex(([upTo]) => upTo === null || taxable <= upTo);
  const surcharge = percentExact(tax, steps[at]?.[1] ?? 0);
  const step = steps[at - 1]?.[0];
  if (step == null) return surcharge;
  const below = incomeTax(step, who, rates);
  const most = below.slab - below.rebate + below.surcharge + (taxable - step);
  return Math.max(0, Math.min(surcharge, most - tax));
}

/** Of a resident’s taxable income of a whole year, none of it taxed at special rates. */
export function incomeTax(taxable: Paise, who: Who, rates: TaxRates): IncomeTax {
  const of = rates[who.regime];
  const slab = bySlabs(taxable, slabsOf(of, who.age));
  const rebate = rebateOf(taxable, slab, of);
  const surcharge = surchargeOf(taxable, slab - rebate, who, rates);
  const before = slab - rebate + surcharge;
  const cess = percentExact(before, rates.cessPct);
  return { slab, rebate, surcharge, cess, withCess: before + cess, payable: nearestTenRupees(before + cess) };
}
