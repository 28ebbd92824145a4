import type { CityPrice } from '@nukkad/contract/market/catalog/city-price.api';
import type { CityPriceStatus } from '@nukkad/contract/market/catalog/city-price.noun';
import { type RawBuilder, sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import { countRows } from '../../../platform/db/count-rows.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { PriceDays } from './city-price.rules.ts';
import { type PricedOn, setPriceOf } from './set-price.store.ts';

export interface CityPriceRow extends PriceDays {
  readonly priceId: string;
  readonly serviceId: string;
  readonly serviceName: string;
  readonly serviceNameHi: string;
  readonly unit: string;
  readonly cityCode: string;
  readonly pricePaise: number;
  readonly usualPaise: number;
  readonly why: string;
  readonly setAt: Date;
  readonly endWhy: string;
  readonly endedById: string | null;
  readonly endedAt: Date | null;
  readonly reasons: CityPrice['reasons'];
  readonly setById: string;
  readonly decidedById: string | null;
  readonly decideWhy: string;
  readonly version: number;
}

const selected = sql`select p.price_id as "priceId", p.service_id as "serviceId", s.name as "serviceName", s.name_hi as "serviceNameHi", s.unit,
    p.city_code as "cityCode", p.price_paise as "pricePaise", s.typical_paise as "usualPaise",
    p.from_day as "fromDay", p.to_day as "toDay", p.status, p.reasons, p.version, p.set_by as "setById",
    p.decided_by as "decidedById", p.decide_why as "decideWhy", p.why,
    p.set_at as "setAt", p.end_why as "endWhy", p.ended_by as "endedById", p.ended_at as "endedAt"
  from city_price p join service s using (service_id)`;

export interface PriceFilter {
  readonly serviceId?: string | undefined;
  readonly cityCode?: string | undefined;
  readonly standing?: CityPrice['standing'] | undefined;
}

const standings = (today: string): Record<CityPrice['standing'], RawBuilder<unknown>> => ({
  waiting: sql`p.status = 'Waiting'`,
  refused: sql`p.status = 'Refused'`,
  withdrawn: sql`p.status = 'Withdrawn'`,
  coming: sql`p.status = 'Set' and p.from_day > ${today}::date`,
  over: sql`p.status = 'Set' and p.to_day < ${today}::date`,
  now: sql`p.status = 'Set' and p.from_day <= ${today}::date and (p.to_day is null or p.to_day >= ${today}::date)`,
});

export type AfterPrice = readonly [fromDay: string, priceId: string];

function conditions({ serviceId, cityCode, standing }: PriceFilter, today: string) {
  const asked = [
    serviceId && sql`p.service_id = ${serviceId}`,
    cityCode && sql`p.city_code = ${cityCode}`,
    standing && standings(today)[standing],
  ].filter((one) => typeof one === 'object' && one !== null);
  return asked.length > 0 ? sql.join(asked, sql` and `) : sql`true`;
}

export async function listPriceRows(
  reader: Reader,
  filter: PriceFilter,
  page: { readonly today: string; readonly after: AfterPrice | null; readonly limit: number },
): Promise<CityPriceRow[]> {
  const { after, today, limit } = page;
  const from = after ? sql`(p.from_day, p.price_id) < (${after[0]}::date, ${after[1]}::uuid)` : sql`true`;
  const { rows } = await sql<CityPriceRow>`${selected} where ${conditions(filter, today)} and ${from}
    order by p.from_day desc, p.price_id desc limit ${limit}`.execute(reader);
  return rows;
}

export const countPriceRows = (reader: Reader, filter: PriceFilter, today: string): Promise<number> =>
  countRows(reader, sql`from city_price p where ${conditions(filter, today)}`);

export async function findPrice(reader: Reader, priceId: string): Promise<CityPriceRow | null> {
  const { rows } = await sql<CityPriceRow>`${selected} where p.price_id = ${priceId}`.execute(reader);
  return rows[0] ?? null;
}

/**
 * Windows of one service and city wait here for each other. Without it two that overlap wait for each other's row within
 * the exclusion constraint, and PostgreSQL ends one of them as a deadlock.
 */
export async function lockWindows(
  tx: Tx,
  { serviceId, cityCode }: Pick<NewPrice, 'serviceId' | 'cityCode'>,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`city_price ${serviceId} ${cityCode}`}, 0))`.execute(
    tx,
  );
}

/** First the locks, the windows' before the row's, then the look. A window never changes its service or city. */
export async function lockPrice(tx: Tx, priceId: string): Promise<CityPriceRow | null> {
  const price = await findPrice(tx, priceId);
  if (!price) return null;
  await lockWindows(tx, price);
  await sql`select from city_price where price_id = ${priceId} for update`.execute(tx);
  return findPrice(tx, priceId);
}

export interface NewPrice {
  readonly priceId: string;
  readonly serviceId: string;
  readonly cityCode: string;
  readonly pricePaise: number;
  readonly fromDay: string;
  readonly toDay: string | null;
  readonly why: string;
  readonly setById: string;
  readonly status: CityPriceStatus;
  readonly reasons: CityPrice['reasons'];
}

export async function insertPrice(
  tx: Tx,
  price: Authorized<NewPrice, 'set' | 'propose'>,
  now: Date,
): Promise<void> {
  await sql`insert into city_price (price_id, service_id, city_code, price_paise, from_day, to_day, why, set_by, set_at, status, reasons)
    values (${price.priceId}, ${price.serviceId}, ${price.cityCode}, ${price.pricePaise}, ${price.fromDay}, ${price.toDay},
      ${price.why}, ${price.setById}, ${now}, ${price.status}, ${price.reasons}::text[])`.execute(tx);
}

export async function saveEnd(
  tx: Tx,
  { priceId, toDay, status, version }: Authorized<CityPriceRow>,
  by: { readonly why: string; readonly userId: string; readonly now: Date },
): Promise<void> {
  await sql`update city_price set to_day = ${toDay}, status = ${status}, version = ${version}, end_why = ${by.why},
      ended_by = ${by.userId}, ended_at = ${by.now} where price_id = ${priceId}`.execute(tx);
}

export async function saveDecision(
  tx: Tx,
  { priceId, status, fromDay, version }: Authorized<CityPriceRow>,
  decided: { readonly why: string; readonly userId: string; readonly now: Date },
): Promise<void> {
  await sql`update city_price set status = ${status}, from_day = ${fromDay}, version = ${version},
      decided_by = ${decided.userId}, decided_at = ${decided.now}, decide_why = ${decided.why}
    where price_id = ${priceId}`.execute(tx);
}

/** The city price of a service there and then, in paise; null: none. */
export async function findSetPrice(reader: Reader, serviceId: string, at: PricedOn): Promise<number | null> {
  const { rows } = await sql<{ paise: number | null }>`select ${setPriceOf(serviceId, at)} as paise`.execute(
    reader,
  );
  return rows[0]?.paise ?? null;
}
