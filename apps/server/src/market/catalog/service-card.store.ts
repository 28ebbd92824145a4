import { istDay } from '@nukkad/contract/kernel/time';
import { type RawBuilder, sql } from 'kysely';
import type { GstClass, Lang } from './catalog.interface.ts';
import { momentOfWeek, usualNoticeMinutes } from './catalog.rules.ts';
import { setPrice } from './price/set-price.store.ts';

/** A service as a card shows it; price, count and rating are those of the place. */
export interface ServiceRow {
  readonly service_id: string;
  readonly name: string;
  readonly short_description: string;
  readonly category_id: string;
  readonly category_name: string;
  readonly picture: string;
  readonly sub_category_id: string;
  readonly sub_category_name: string;
  readonly unit: string;
  readonly minutes: number;
  readonly price_paise: number;
  /** The best match's, before fees and tax. */
  readonly match_paise: number;
  readonly match_is_registered: boolean;
  readonly gst_class: GstClass;
  readonly has_dearer_options: boolean;
  readonly partner_count: number;
  readonly rating_sum: number;
  readonly rating_count: number;
  readonly is_trending: boolean;
  readonly is_new: boolean;
  readonly is_recommended: boolean;
  readonly is_online: boolean;
  readonly available_today: boolean;
}

/** What a card depends on besides the service. */
export interface CardContext {
  /** Key of table service_place. */
  readonly place: string;
  readonly pincode: string | null;
  readonly cityCode: string | null;
  /** False: no place was given, so the usual price is shown. */
  readonly isPlace: boolean;
  readonly lang: Lang;
  readonly now: Date;
}

/** The column in the language of the call. */
export const named = (alias: string, column: string, lang: Lang): RawBuilder<string> =>
  sql.ref(`${alias}.${column}${lang === 'hi' ? '_hi' : ''}`);

/** What the schedule asks for between the wish and the work: of the place's city, else of everywhere. */
const noticeMinutes = ({ place, now }: Pick<CardContext, 'place' | 'now'>): RawBuilder<number> =>
  sql`coalesce((select (value ->> 'noticeMinutes')::int from setting
    where key = 'schedule.rules' and valid_from <= ${now} and value ->> 'noticeMinutes' is not null
      and scope in ('*', ${place}, (select 'city:' || city_code from pincode where pincode = ${place}))
    order by scope = '*', valid_from desc limit 1), ${usualNoticeMinutes}::int)`;

/** Some partner could still begin today; sums hold the last minute of each weekday. */
function availableToday(context: Pick<CardContext, 'place' | 'now'>): RawBuilder<boolean> {
  const { weekday, minute } = momentOfWeek(context.now);
  return sql`coalesce(p.latest_start_minutes[${weekday}] >= ${minute} + ${noticeMinutes(context)}, false)`;
}

/** Some answer to its questions adds to its price. */
export const hasDearerOptions = sql<boolean>`exists (select from service_question q join service_option o using (question_id)
  where q.service_id = s.service_id and (o.price_paise > 0 or o.further_units > 0))`;

/** The cards' columns; `s`, `c`, `b`, `p` and `cp` are service, category, sub_category, the place's sums and what is set for its city. */
export function cardColumns(context: CardContext): RawBuilder<unknown> {
  const { isPlace, lang } = context;
  return sql`s.service_id, ${named('s', 'name', lang)} as name, ${named('s', 'short_description', lang)} as short_description,
    s.category_id, ${named('c', 'name', lang)} as category_name, c.picture, s.sub_category_id, ${named('b', 'name', lang)} as sub_category_name,
    s.unit, s.minutes, ${isPlace ? sql`coalesce(cp.price_paise, p.min_price_paise, s.typical_paise)` : sql`s.typical_paise`} as price_paise,
    ${isPlace ? sql`coalesce(cp.price_paise, p.best_price_paise, p.min_price_paise, s.typical_paise)` : sql`s.typical_paise`} as match_paise,
    coalesce(p.best_is_registered, false) as match_is_registered, c.gst_class, ${hasDearerOptions} as has_dearer_options,
    coalesce(p.partner_count, 0) as partner_count, coalesce(p.rating_sum, 0) as rating_sum, coalesce(p.rating_count, 0) as rating_count,
    s.is_trending, s.is_new, s.is_recommended, s.is_online, s.position + 100 * c.position as rank,
    ${availableToday(context)} as available_today`;
}

export function cardTables(context: CardContext): RawBuilder<unknown> {
  const { place, isPlace, now } = context;
  return sql`service s join category c using (category_id) join service_group g using (group_id)
    join sub_category b on b.sub_category_id = s.sub_category_id
    left join service_place p on p.place = ${place} and p.service_id = s.service_id
    ${isPlace ? setPrice('s', { place: context, day: istDay(now) }) : sql``}`;
}
