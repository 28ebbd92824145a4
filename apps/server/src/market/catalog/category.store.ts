import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import type { GstClass, Lang } from './catalog.interface.ts';
import { hasDearerOptions } from './service-card.store.ts';
import { type PricedOn, setPrice } from './price/set-price.store.ts';

export interface GroupRow {
  readonly group_id: string;
  readonly name: string;
  readonly service_type: 'home' | 'office';
}

export interface CategoryRow {
  readonly category_id: string;
  readonly name: string;
  readonly picture: string;
  readonly group_id: string;
  readonly service_type: 'home' | 'office';
  readonly min_price_paise: number | null;
  readonly gst_class: GstClass;
  /** Of each service that is served there, the best match's. */
  readonly matches: readonly {
    readonly pricePaise: number;
    readonly unit: string;
    readonly isRegistered: boolean;
    readonly hasDearerOptions: boolean;
  }[];
  readonly visit_charge_paise: number;
  readonly service_count: number;
  readonly is_trending: boolean;
  readonly is_new: boolean;
  readonly is_recommended: boolean;
  readonly is_online: boolean;
}

export interface SubCategoryRow {
  readonly sub_category_id: string;
  readonly category_id: string;
  readonly name: string;
}

export interface CategoryFilter {
  readonly groupId?: string | undefined;
  readonly serviceType?: 'home' | 'office' | undefined;
}

const nameIn = (lang: Lang, table: string) => sql.ref(`${table}.${lang === 'hi' ? 'name_hi' : 'name'}`);

/** In the order of the screen; there are some dozens at most, so they come whole. */
export async function listGroups(reader: Reader, lang: Lang, filter: CategoryFilter): Promise<GroupRow[]> {
  const { rows } =
    await sql<GroupRow>`select group_id, ${nameIn(lang, 'service_group')} as name, service_type from service_group
    where (${filter.groupId ?? null}::text is null or group_id = ${filter.groupId ?? null})
      and (${filter.serviceType ?? null}::text is null or service_type = ${filter.serviceType ?? null})
    order by position, group_id`.execute(reader);
  return rows;
}

/** A price of one square foot says nothing beside that of a visit: it counts only where there is no other. */
const price = sql`case when p.service_id is not null then coalesce(cp.price_paise, p.min_price_paise) end`;
const lowestPrice = sql`coalesce(min(${price}) filter (where s.unit <> 'sq ft'), min(${price}))`;

/** In the order of the screen, with the lowest price near the place. */
export async function listCategoryRows(
  reader: Reader,
  lang: Lang,
  at: PricedOn & { readonly key: string },
  filter: CategoryFilter,
): Promise<CategoryRow[]> {
  const { rows } =
    await sql<CategoryRow>`select c.category_id, ${nameIn(lang, 'c')} as name, c.picture, c.group_id, g.service_type,
      c.visit_charge_paise, c.is_trending, c.is_new, c.is_recommended, c.is_online,
      count(s.service_id) as service_count, ${lowestPrice} as min_price_paise, c.gst_class,
      coalesce(jsonb_agg(jsonb_build_object('pricePaise', coalesce(cp.price_paise, p.best_price_paise, p.min_price_paise),
        'unit', s.unit, 'isRegistered', p.best_is_registered,
        'hasDearerOptions', ${hasDearerOptions})) filter (where p.service_id is not null), '[]') as matches
    from category c join service_group g using (group_id)
    left join service s on s.category_id = c.category_id and s.is_active
    left join service_place p on p.place = ${at.key} and p.service_id = s.service_id
    ${setPrice('s', at)}
    where not c.is_switched_off and (${filter.groupId ?? null}::text is null or c.group_id = ${filter.groupId ?? null})
      and (${filter.serviceType ?? null}::text is null or g.service_type = ${filter.serviceType ?? null})
    group by c.category_id, g.group_id order by g.position, c.position, c.category_id`.execute(reader);
  return rows;
}

export async function listSubCategoryRows(
  reader: Reader,
  lang: Lang,
  categoryId: string,
): Promise<SubCategoryRow[]> {
  const { rows } =
    await sql<SubCategoryRow>`select sub_category_id, category_id, ${nameIn(lang, 'sub_category')} as name
    from sub_category where category_id = ${categoryId} order by position, sub_category_id`.execute(reader);
  return rows;
}

export async function findTaxClass(
  reader: Reader,
  categoryId: string,
): Promise<{ gstClass: GstClass; sac: string } | null> {
  const { rows } = await sql<{
    gst_class: GstClass;
    sac: string;
  }>`select gst_class, sac from category where category_id = ${categoryId}`.execute(reader);
  const row = rows[0];
  return row ? { gstClass: row.gst_class, sac: row.sac } : null;
}
