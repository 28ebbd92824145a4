import { sql } from 'kysely';
import type { Reader } from './database.ts';

/**
 * What the dated configuration says for `key` at an instant, over its typed defaults: the newest row for everywhere,
 * and above it the newest of the city.
 */
export async function settingAt<Rules extends object>(
  reader: Reader,
  key: string,
  at: Date,
  defaults: Rules,
  cityCode?: string,
): Promise<Rules> {
  const scopes = cityCode === undefined ? ['*'] : ['*', `city:${cityCode}`];
  const { rows } = await sql<{ value: Partial<Rules> }>`select distinct on (scope) value from setting
    where key = ${key} and scope = any(${scopes}::text[]) and valid_from <= ${at}
    order by scope, valid_from desc`.execute(reader);
  return rows.reduce<Rules>((rules, { value }) => ({ ...rules, ...value }), defaults);
}

/** The same of every city at once: answers what counts in a city. */
export async function settingsAt<Rules extends object>(
  reader: Reader,
  key: string,
  at: Date,
  defaults: Rules,
): Promise<(cityCode: string) => Rules> {
  const { rows } = await sql<{
    scope: string;
    value: Partial<Rules>;
  }>`select distinct on (scope) scope, value from setting
    where key = ${key} and valid_from <= ${at} order by scope, valid_from desc`.execute(reader);
  const byScope = new Map(rows.map(({ scope, value }) => [scope, value]));
  return (cityCode) => ({ ...defaults, ...byScope.get('*'), ...byScope.get(`city:${cityCode}`) });
}
