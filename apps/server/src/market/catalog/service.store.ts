import { type RawBuilder, sql } from 'kysely';
import type { Reader, Sought } from '../../platform/db/database.ts';
import type { GstClass, Lang } from './catalog.interface.ts';
import type { ServiceRow } from './service-card.ts';
import { isAmong } from '../../platform/db/is-among.ts';

/** The column in the language of the call. */
const named = (alias: string, column: string, lang: Lang): RawBuilder<string> =>
  sql.ref(`${alias}.${column}${lang === 'hi' ? '_hi' : ''}`);

export type NamedRow = Pick<
  ServiceRow,
  | 'service_id'
  | 'name'
  | 'category_id'
  | 'category_name'
  | 'picture'
  | 'sub_category_id'
  | 'sub_category_name'
  | 'unit'
  | 'minutes'
> & {
  readonly typical_paise: number;
  readonly is_active: boolean;
  readonly gst_class: GstClass;
  readonly sac: string;
};

/** By id, also those no longer offered: bookings still name them. */
export async function listNamed(
  reader: Reader,
  ids: Sought<readonly string[]>,
  lang: Lang,
): Promise<NamedRow[]> {
  const { rows } =
    await sql<NamedRow>`select s.service_id, ${named('s', 'name', lang)} as name, s.category_id, ${named('c', 'name', lang)} as category_name,
      c.picture, s.sub_category_id, ${named('b', 'name', lang)} as sub_category_name, s.unit, s.minutes, s.typical_paise, s.is_active,
      c.gst_class, c.sac
    from service s join category c using (category_id) join sub_category b on b.sub_category_id = s.sub_category_id
    where s.service_id ${isAmong(ids, 'text')}`.execute(reader);
  return rows;
}

/** Cities where the service is offered, those with the most partners first. */
export async function listCitiesOf(
  reader: Reader,
  serviceId: string,
  limit: number,
): Promise<{ name: string; slug: string }[]> {
  const { rows } = await sql<{ name: string; slug: string }>`select city.name, city.slug from service_place p
    join city on p.place = 'city:' || city.city_code
    where p.service_id = ${serviceId} and p.place >= 'city:' and p.place < 'city;'
    order by p.partner_count desc, city.population desc, city.city_code limit ${limit}`.execute(reader);
  return rows;
}

interface ServicePage {
  readonly service_id: string;
  readonly category_id: string;
  /** Both null: the page for all cities. */
  readonly slug: string | null;
  readonly city_code: string | null;
  readonly changed_at: Date;
}

/** Every service page; with a slug, that of a city where it is offered. */
export async function listPages(reader: Reader, limit: number): Promise<ServicePage[]> {
  const { rows } =
    await sql<ServicePage>`select s.service_id, s.category_id, null as slug, null as city_code, s.changed_at,
      2147483647 as partner_count
      from service s where s.is_active
    union all
    select p.service_id, s.category_id, city.slug, city.city_code, s.changed_at, p.partner_count from service_place p join service s using (service_id)
      join city on p.place = 'city:' || city.city_code where s.is_active and p.place >= 'city:' and p.place < 'city;'
    order by partner_count desc, service_id, slug limit ${limit}`.execute(reader);
  return rows;
}
