import { type RawBuilder, sql } from 'kysely';
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
