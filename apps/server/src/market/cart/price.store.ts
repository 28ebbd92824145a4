import type { Reader } from '../../platform/db/database.ts';
import type { SettingRow } from '../../platform/snapshot/setting.store.ts';
import { type Settings, rulesAt, settingsFor } from '../../platform/snapshot/settings.ts';
import { type FeeRules, type PriceRules, type TaxRates, defaultPriceRules, noTaxes } from './price.rules.ts';

/** The built-in rates and the rows of the configuration, by date; a row keeps what it does not say from the one before. */
function taxesOf(rows: readonly SettingRow[]): TaxRates[] {
  const dated: readonly Partial<TaxRates>[] = rows.map(({ validFrom, value }) => ({ ...value, validFrom }));
  const inOrder = [...defaultPriceRules.taxes, ...dated].toSorted(
    (a, b) => (a.validFrom?.getTime() ?? 0) - (b.validFrom?.getTime() ?? 0),
  );
  return inOrder.reduce<TaxRates[]>((taxes, row) => {
    const before = taxes.at(-1) ?? { classes: noTaxes, platformPercent: 0 };
    return [...taxes, { validFrom: new Date(0), ...before, ...row }];
  }, []);
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
  const fees = settings.layersAt('price.fees', { cityCode }).flat();
  const rules = {
    fees: rulesAt<FeeRules>(settings, 'price.fees', at, defaultPriceRules.fees, { cityCode }),
    taxes: taxesOf(settings.layersAt('price.tax', {}).flat()),
  };
  const edges = [...fees, ...rules.taxes].map(({ validFrom }) => validFrom.getTime());
  const now = at.getTime();
  return {
    rules,
    since: Math.max(-Infinity, ...edges.filter((edge) => edge <= now)),
    until: Math.min(Infinity, ...edges.filter((edge) => edge > now)),
  };
}
