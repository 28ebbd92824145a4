/** Houses that are let: their rent is income in both regimes, their loss is set off up to a limit. */
import type { Paise } from '@nukkad/contract/kernel/money';
import type { TaxRegime } from '@nukkad/contract/people/payroll/income-tax.model';
import { percentExact } from '../rules/rounding.rules.ts';
import type { TaxRates } from '../rules/rule-table.rules.ts';

/** One house in a year, as much as its owner has of it. */
export interface LetHouse {
  readonly rent: Paise;
  /** Paid by the owner in the year. */
  readonly municipalTaxes: Paise;
  /** Of its loan, without a limit. */
  readonly interest: Paise;
}

export interface NetOfHouse {
  readonly standardDeduction: Paise;
  /** Below zero: a loss. */
  readonly net: Paise;
}

/** Rent less municipal taxes is the annual value; three tenths of it stand for repairs, whatever they cost. */
export function netOfHouse(
  { rent, municipalTaxes, interest }: LetHouse,
  { letHouse }: Pick<TaxRates, 'letHouse'>,
): NetOfHouse {
  const annualValue = rent - municipalTaxes;
  const standardDeduction = percentExact(Math.max(0, annualValue), letHouse.standardPct);
  return { standardDeduction, net: annualValue - standardDeduction - interest };
}

export interface OfHouses {
  readonly letHouse: Paise;
  readonly houseLoss: Paise;
}

/**
 * A loss of one house is set off against another first. What is lost of all of them and by the own home together lowers other
 * income up to the limit of the regime.
 */
export function ofHouses(
  houses: readonly LetHouse[],
  { regime, homeLoan }: { readonly regime: TaxRegime; readonly homeLoan: Paise },
  rates: Pick<TaxRates, 'letHouse'>,
): OfHouses {
  const net = houses.reduce((sum, house) => sum + netOfHouse(house, rates).net, 0);
  if (net >= 0) return { letHouse: net, houseLoss: 0 };
  return { letHouse: 0, houseLoss: Math.min(-net, Math.max(0, rates.letHouse.mostLoss[regime] - homeLoan)) };
}
