import type { Paise } from '@nukkad/contract/kernel/money';
import { type GstClass, type PriceRules, supplyOf, taxLines, taxRatesAt } from './price.rules.ts';

/** Work that is not in a cart, as a line of a quote is. */
export interface TaxedWork {
  readonly gstClass: GstClass;
  /** Less its discount. */
  readonly taxable: Paise;
  /** State code of the partner's GST registration; null: not registered. */
  readonly partnerStateCode: string | null;
  /** The rate that its partner chose; null: that of the class. Only who is registered for GST can choose. */
  readonly chosenPercent?: number | null;
  /** State where the work is done. */
  readonly placeOfSupply: string;
}

/** Its GST at an instant, by the same table as that of a booking. */
export function taxOfWork(
  rules: PriceRules,
  at: Date,
  { gstClass, taxable, partnerStateCode, placeOfSupply, chosenPercent = null }: TaxedWork,
) {
  const supply = supplyOf(taxRatesAt(rules, at), gstClass, partnerStateCode, rules.fees);
  const percent = (partnerStateCode === null ? null : chosenPercent) ?? supply.percent;
  return {
    percent,
    lines: taxLines('', taxable, percent, supply.supplierState, placeOfSupply),
  };
}
