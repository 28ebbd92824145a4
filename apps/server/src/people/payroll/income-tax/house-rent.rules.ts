import type { Paise } from '@nukkad/contract/kernel/money';
import { percentExact } from '../rules/rounding.rules.ts';
import type { TaxRates } from '../rules/rule-table.rules.ts';

/** A month in which a person is paid. */
export interface PaidMonth {
  /** YYYY-MM-01. */
  readonly month: string;
  /** Basic pay and dearness allowance, as paid. */
  readonly wages: Paise;
  /** House rent allowance, as paid. */
  readonly allowance: Paise;
}

/** What is paid for a home, from a first to a last month. */
export interface Rent {
  readonly from: string;
  readonly to: string;
  /** Of a month. */
  readonly amount: Paise;
  readonly isMetro: boolean;
}

/** Spelled as people spell it: capital letters and spaces do not matter. */
export const isMetro = (city: string, { houseRent }: Pick<TaxRates, 'houseRent'>): boolean =>
  houseRent.metros.some((one) => one.toLowerCase() === city.trim().toLowerCase());

/** The least of the allowance, the rent above a tenth of wages, and a half of wages in a metro or two fifths elsewhere. */
export function houseRentExemption(
  { wages, allowance }: Omit<PaidMonth, 'month'>,
  rents: readonly Pick<Rent, 'amount' | 'isMetro'>[],
  { houseRent }: Pick<TaxRates, 'houseRent'>,
): Paise {
  const rent = rents.reduce((sum, { amount }) => sum + amount, 0);
  if (rent === 0) return 0;
  const { overPct, metroPct, otherPct } = houseRent;
  const share = rents.every((one) => one.isMetro) ? metroPct : otherPct;
  const over = Math.max(0, rent - percentExact(wages, overPct));
  return Math.min(allowance, over, percentExact(wages, share));
}

/** Month by month, since the law looks at each change of pay, rent and place. */
export const yearlyExemption = (
  months: readonly PaidMonth[],
  rents: readonly Rent[],
  rates: Pick<TaxRates, 'houseRent'>,
): Paise =>
  months.reduce((sum, month) => {
    const paid = rents.filter(({ from, to }) => from <= month.month && month.month <= to);
    return sum + houseRentExemption(month, paid, rates);
  }, 0);
