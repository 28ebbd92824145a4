import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { type FeeRules, type PriceRules, type TaxRates, defaultPriceRules } from './price.rules.ts';

interface SettingRow {
  readonly key: string;
  readonly validFrom: Date;
  readonly value: unknown;
}

/** Fees in force at an instant, the city's before those of everywhere; of the taxes every dated row. */
export async function getPriceRules(reader: Reader, at: Date, cityCode: string): Promise<PriceRules> {
  const { rows } = await sql<SettingRow>`
    select key, valid_from as "validFrom", value from setting
    where (key = 'price.fees' and valid_from <= ${at} and scope in ('*', ${`city:${cityCode}`})) or (key = 'price.tax' and scope = '*')
    order by scope = '*' desc, valid_from`.execute(reader);
  const fees = rows.filter((row) => row.key === 'price.fees').map((row) => row.value as Partial<FeeRules>);
  const taxes = rows
    .filter((row) => row.key === 'price.tax')
    .map(({ validFrom, value }) => ({ ...(value as Omit<TaxRates, 'validFrom'>), validFrom }));
  return {
    fees: fees.reduce<FeeRules>((rules, row) => ({ ...rules, ...row }), defaultPriceRules.fees),
    taxes: [...defaultPriceRules.taxes, ...taxes],
  };
}
