import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { placeOf, rulesAt, settingsFor } from '../../platform/snapshot/settings.ts';
import { usualFreeMetres } from './catalog.rules.ts';
import { stars } from './service-partner.store.ts';

const fees = 'price.fees';
/** More started kilometres make no difference. */
const mostKm = sql.raw('300');

/** How far a partner comes without a fee for the customer, by its city (`''`: all others), by the fees of now. */
async function freeMetresByCity(reader: Reader): Promise<Record<string, number>> {
  const settings = await settingsFor(reader);
  const { rows } = await sql<{ at: Date }>`select now() as at`.execute(reader);
  const at = rows[0]?.at ?? new Date(0);
  const cities = settings.rowsOf(fees).map(({ scope }) => placeOf(scope).cityCode ?? '');
  const metresIn = (cityCode: string) =>
    rulesAt(settings, fees, at, { freeMetres: usualFreeMetres }, cityCode ? { cityCode } : {}).freeMetres;
  return Object.fromEntries(['', ...cities].map((cityCode) => [cityCode, metresIn(cityCode)]));
}

/** The same as JSON, for `areaRank`. */
export const readFreeMetres = async (reader: Reader): Promise<string> =>
  JSON.stringify(await freeMetresByCity(reader));

/**
 * Of a partner `o` at a distance: what the way costs the customer, then the stars. So who costs the customer more is asked
 * later, whatever its stars; among partners that cost the same the better one is asked first.
 */
export const areaRank = (free: string, distance: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(100 * least(${mostKm}, greatest(0, ceil((${distance} - coalesce(${free}::jsonb ->> o.city_code, ${free}::jsonb ->> '')::int) / 1000.0))))::int + ${stars}`;
