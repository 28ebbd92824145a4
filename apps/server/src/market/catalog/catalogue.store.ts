/** What is sold, as it is held in memory: some dozens of categories and some hundreds of services, in both languages. */
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import type { GstClass } from './catalog.interface.ts';

export interface GroupFacts {
  readonly group_id: string;
  readonly name: string;
  readonly name_hi: string;
  readonly service_type: 'home' | 'office';
}

export interface CategoryFacts {
  readonly category_id: string;
  readonly group_id: string;
  readonly service_type: 'home' | 'office';
  readonly name: string;
  readonly name_hi: string;
  readonly picture: string;
  readonly gst_class: GstClass;
  readonly visit_charge_paise: number;
  readonly is_trending: boolean;
  readonly is_new: boolean;
  readonly is_recommended: boolean;
  readonly is_online: boolean;
  readonly is_switched_off: boolean;
}

export interface SubCategoryFacts {
  readonly sub_category_id: string;
  readonly category_id: string;
  readonly name: string;
  readonly name_hi: string;
}

export interface ServiceFacts {
  readonly service_id: string;
  readonly category_id: string;
  readonly sub_category_id: string;
  /** Key of its own drawing; null: it is shown with that of its category. */
  readonly picture: string | null;
  readonly name: string;
  readonly name_hi: string;
  readonly short_description: string;
  readonly short_description_hi: string;
  readonly description: string;
  /** Longer texts may not be translated yet: null. */
  readonly description_hi: string | null;
  readonly includes: string[];
  readonly includes_hi: string[] | null;
  readonly excludes: string[];
  readonly excludes_hi: string[] | null;
  readonly keywords: string[];
  readonly unit: string;
  readonly minutes: number;
  readonly typical_paise: number;
  readonly is_trending: boolean;
  readonly is_new: boolean;
  readonly is_recommended: boolean;
  readonly is_online: boolean;
  readonly is_active: boolean;
  /** The order of the screen over all categories. */
  readonly rank: number;
  readonly has_questions: boolean;
  /** Some answer to its questions adds to its price. */
  readonly has_dearer_options: boolean;
}

/** In the order of the screen. */
export async function listGroups(reader: Reader): Promise<GroupFacts[]> {
  const { rows } = await sql<GroupFacts>`select group_id, name, name_hi, service_type from service_group
    order by position, group_id`.execute(reader);
  return rows;
}

/** In the order of the screen. */
export async function listCategories(reader: Reader): Promise<CategoryFacts[]> {
  const { rows } =
    await sql<CategoryFacts>`select c.category_id, c.group_id, g.service_type, c.name, c.name_hi, c.picture,
      c.gst_class, c.visit_charge_paise, c.is_trending, c.is_new, c.is_recommended, c.is_online, c.is_switched_off
    from category c join service_group g using (group_id) order by g.position, c.position, c.category_id`.execute(
      reader,
    );
  return rows;
}

/** In the order of the screen. */
export async function listSubCategories(reader: Reader): Promise<SubCategoryFacts[]> {
  const { rows } =
    await sql<SubCategoryFacts>`select sub_category_id, category_id, name, name_hi from sub_category
    order by position, sub_category_id`.execute(reader);
  return rows;
}

/** In the order of the screen; also those that are not sold. */
export async function listServices(reader: Reader): Promise<ServiceFacts[]> {
  const { rows } =
    await sql<ServiceFacts>`select s.service_id, s.category_id, s.sub_category_id, s.picture, s.name, s.name_hi,
      s.short_description, s.short_description_hi, s.description, s.description_hi, s.includes, s.includes_hi, s.excludes, s.excludes_hi,
      s.keywords, s.unit, s.minutes, s.typical_paise, s.is_trending, s.is_new, s.is_recommended, s.is_online, s.is_active,
      s.position + 100 * c.position as rank, exists (select from service_question q where q.service_id = s.service_id) as has_questions,
      exists (select from service_question q join service_option o using (question_id)
        where q.service_id = s.service_id and (o.price_paise > 0 or o.further_units > 0)) as has_dearer_options
    from service s join category c using (category_id) order by rank, s.service_id`.execute(reader);
  return rows;
}
