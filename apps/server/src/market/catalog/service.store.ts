import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import type { Lang } from './catalog.interface.ts';
import { type CardContext, type ServiceRow, cardColumns, cardTables, named } from './service-card.store.ts';

export interface ServiceText {
  readonly service_id: string;
  readonly description: string;
  readonly includes: string[];
  readonly excludes: string[];
  readonly keywords: string[];
  /** What an Admin set for the city counts there. */
  readonly is_city_price: boolean;
}

/** Longer texts may not be translated to Hindi yet: then the English ones are used. */
const written = (column: string, lang: Lang): RawBuilder<unknown> =>
  lang === 'hi'
    ? sql`coalesce(${sql.ref(`s.${column}_hi`)}, ${sql.ref(`s.${column}`)}) as ${sql.ref(column)}`
    : sql.ref(`s.${column}`);

/** The ones of the home page's rows, the served ones first. */
export async function listHighlights(reader: Reader, context: CardContext): Promise<ServiceRow[]> {
  const { rows } = await sql<ServiceRow>`select ${cardColumns(context)} from ${cardTables(context)}
    where s.is_active and (s.is_trending or s.is_new or s.is_recommended)
    order by p.service_id is null, rank, s.service_id`.execute(reader);
  return rows;
}

export async function findService(
  reader: Reader,
  serviceId: string,
  context: CardContext,
): Promise<(ServiceRow & ServiceText) | null> {
  const { lang } = context;
  const { rows } = await sql<
    ServiceRow & ServiceText
  >`select ${cardColumns(context)}, ${written('description', lang)}, ${written('includes', lang)}, ${written('excludes', lang)}, s.keywords,
      ${context.isPlace ? sql`cp.price_paise is not null` : sql`false`} as is_city_price
    from ${cardTables(context)} where s.service_id = ${serviceId} and s.is_active`.execute(reader);
  return rows[0] ?? null;
}

export async function serviceExists(reader: Reader, serviceId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from service where service_id = ${serviceId} and is_active`.execute(
    reader,
  );
  return rows.length > 0;
}

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
> & { readonly typical_paise: number; readonly is_active: boolean };

/** By id, also those no longer offered: bookings still name them. */
export async function listNamed(reader: Reader, ids: readonly string[], lang: Lang): Promise<NamedRow[]> {
  const { rows } =
    await sql<NamedRow>`select s.service_id, ${named('s', 'name', lang)} as name, s.category_id, ${named('c', 'name', lang)} as category_name,
      c.picture, s.sub_category_id, ${named('b', 'name', lang)} as sub_category_name, s.unit, s.minutes, s.typical_paise, s.is_active
    from service s join category c using (category_id) join sub_category b on b.sub_category_id = s.sub_category_id
    where s.service_id = any(${ids}::text[])`.execute(reader);
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

/** Every service page; with a slug, that of a city where it is offered. */
export async function listPages(
  reader: Reader,
  limit: number,
): Promise<{ service_id: string; slug: string | null }[]> {
  const { rows } = await sql<{
    service_id: string;
    slug: string | null;
  }>`select s.service_id, null as slug, 2147483647 as partner_count
      from service s where s.is_active
    union all
    select p.service_id, city.slug, p.partner_count from service_place p join service s using (service_id)
      join city on p.place = 'city:' || city.city_code where s.is_active and p.place >= 'city:' and p.place < 'city;'
    order by partner_count desc, service_id, slug limit ${limit}`.execute(reader);
  return rows;
}
