import type { Reader } from '../../platform/db/database.ts';
import { type Settings, settingsFor } from '../../platform/snapshot/settings.ts';
import { type FeeRules, type PriceRules, type TaxRates, defaultPriceRules } from './price.rules.ts';

interface DatedRow {
  readonly validFrom: Date;
  readonly value: unknown;
}

function rulesOf(fees: readonly DatedRow[], taxes: readonly DatedRow[]): PriceRules {
  return {
    fees: fees.reduce<FeeRules>(
      (rules, { value }) => ({ ...rules, ...(value as Partial<FeeRules>) }),
      defaultPriceRules.fees,
    ),
    taxes: [
      ...defaultPriceRules.taxes,
      ...taxes.map(({ validFrom, value }) => ({ ...(value as Omit<TaxRates, 'validFrom'>), validFrom })),
    ],
  };
}

/** Fees in force at an instant, the city's before those of everywhere; of the taxes every dated row. */
export async function getPriceRules(reader: Reader, at: Date, cityCode: string): Promise<PriceRules> {
  return priceRulesOf(await settingsFor(reader), at, cityCode).rules;
}

/** With the instants between which they are the same. */
export function priceRulesOf(
  settings: Settings,
  at: Date,
  cityCode: string,
): { readonly rules: PriceRules; readonly since: number; readonly until: number } {
  const fees = settings
    .rowsOf('price.fees')
    .filter(({ scope }) => scope === '*' || scope === `city:${cityCode}`);
  const taxes = settings.rowsOf('price.tax').filter(({ scope }) => scope === '*');
  const rules = rulesOf(
    fees.filter(({ validFrom }) => validFrom <= at),
    taxes,
  );
  const edges = [...fees, ...rules.taxes].map(({ validFrom }) => validFrom.getTime());
  const now = at.getTime();
  return {
    rules,
    since: Math.max(-Infinity, ...edges.filter((edge) => edge <= now)),
    until: Math.min(Infinity, ...edges.filter((edge) => edge > now)),
  };
}
