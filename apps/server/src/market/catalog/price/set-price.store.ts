import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { Place } from '../place.ts';

/** Where and on which day, in Asia/Kolkata, the work is done. */
export interface PricedOn {
  readonly place: Pick<Place, 'pincode' | 'cityCode'>;
  readonly day: string;
}

const cityOf = ({ pincode, cityCode }: PricedOn['place']): RawBuilder<unknown> =>
  pincode === null ? sql`${cityCode}` : sql`(select city_code from pincode where pincode = ${pincode})`;

const holds = ({ place, day }: PricedOn): RawBuilder<unknown> =>
  sql`cp.city_code = ${cityOf(place)} and cp.status = 'Set'
    and coalesce(cp.to_day, 'infinity') >= ${day}::date and cp.from_day <= ${day}::date`;

/** Joins, as `cp`, the city prices of the services of the table `alias` there and then: at most one row per service. */
export const setPrice = (alias: string, at: PricedOn): RawBuilder<unknown> =>
  sql`left join city_price cp on cp.service_id = ${sql.ref(`${alias}.service_id`)} and ${holds(at)}`;

/** The city price of one service there and then; null: none. */
export const setPriceOf = (serviceId: string, at: PricedOn): RawBuilder<unknown> =>
  sql`(select cp.price_paise from city_price cp where cp.service_id = ${serviceId} and ${holds(at)})`;

export interface SetPriceRow {
  readonly service_id: string;
  readonly city_code: string;
  readonly price_paise: number;
  readonly from_day: string;
  /** Null: until further notice. */
  readonly to_day: string | null;
}

/** All that Admins have set, also for days that are over or to come: some thousands at most. */
export async function listSetPrices(reader: Reader): Promise<SetPriceRow[]> {
  const { rows } =
    await sql<SetPriceRow>`select service_id, city_code, price_paise, from_day, to_day from city_price
    where status = 'Set'`.execute(reader);
  return rows;
}
