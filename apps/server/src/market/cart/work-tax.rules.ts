import type { Paise } from '@nukkad/contract/kernel/money';
import { type GstClass, type PriceRules, supplyOf, taxLines, taxRatesAt } from './price.rules.ts';

/** Work that is not in a cart, as a line of a quote is. */
export interface TaxedWork {
  readonly gstClass: GstClass;
  /** Less its discount. */
  readonly taxable: Paise;
  /** State code of the partner's GST registration; null: not registered. */
  readonly partnerStateCode: string | null;
  /** State where the work is done. */
  readonly placeOfSupply: string;
}

/** Its GST at an instant, by the same table as that of a booking. */
export function taxOfWork(
  rules: PriceRules,
  at: Date,
  { gstClass, taxable, partnerStateCode, placeOfSupply }: TaxedWork,
) {
  const supply = supplyOf(taxRatesAt(rules, at), gstClass, partnerStateCode, rules.fees);
  return {
    percent: supply.percent,
    lines: taxLines('', taxable, supply.percent, supply.supplierState, placeOfSupply),
  };
}
