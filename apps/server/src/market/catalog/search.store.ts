import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { type CardContext, type ServiceRow, cardColumns, cardTables } from './service-card.store.ts';

export interface SearchFilter {
  readonly categoryId?: string | undefined;
  readonly subCategoryId?: string | undefined;
  readonly groupId?: string | undefined;
  readonly serviceType?: 'home' | 'office' | undefined;
  readonly minRating?: number | undefined;
  readonly freeToday: boolean;
}

export type SearchSort = 'relevance' | 'price' | 'rating';

/** Three numbers, all ascending, and the service id: what the page is sorted by. */
export type SearchKey = readonly [number, number, number, string];

export interface FoundRow extends ServiceRow {
  readonly k1: number;
  readonly k2: number;
  readonly k3: number;
}

/**
 * How close each searched word is to each word that we know: the same word 1, its beginning less, else by
 * trigrams or by sound, so that bathrum and gizer find something. A word that we know is not guessed at.
 * A rare word says more than one that half of the services have. As `found (service_id, score)` of a `with`.
 */
export const foundServices = (words: readonly string[]): RawBuilder<unknown> => sql`
  token as (select ord, word, dmetaphone(word) as sound from unnest(${words}::text[]) with ordinality as t (word, ord)),
  near as (
    select token.ord, term, case
      when term = word then 1
      when starts_with(term, word) then 0.75 + 0.2 * length(word) / length(term)
      else greatest(0.8 * similarity(term, word), case when st.sound = token.sound and st.sound <> '' and length(word) > 3 then 0.55 end) end as closeness
    from token cross join lateral (
      select * from search_term where term = word
      union select * from search_term where term ~>=~ word and term ~<~ (word || chr(1114111))
      union select * from search_term where length(word) > 2 and term % word
      union select * from search_term where length(word) > 3 and sound = token.sound and sound <> ''
    ) st
  ),
  known as (select *, max(closeness) over (partition by ord) as best from near where closeness >= 0.3),
  hit as (
    select ord, service_id, max(closeness * weight) as score from known join service_term using (term)
    where best < 1 or closeness >= 0.75 group by ord, service_id
  ),
  rarity as (select ord, ln(1 + 118.0 / count(*)) as worth from hit group by ord),
  scored as (select service_id, 10 * sum(score * worth) / (select sum(worth) from rarity) as score from hit join rarity using (ord) group by service_id),
  found as (select service_id, round(score)::int as score from scored where score >= 0.5 * (select max(score) from scored))`;

const sorts: Record<SearchSort, RawBuilder<unknown>> = {
  relevance: sql`-score as k1, (partner_count = 0)::int as k2, rank as k3`,
  price: sql`price_paise as k1, 0 as k2, rank as k3`,
  rating: sql`-coalesce(round(10.0 * rating_sum / nullif(rating_count, 0)), 0)::int as k1, -rating_count as k2, rank as k3`,
};

/** Unused filters are not in the statement at all, so that the planner sees only the used ones. */
function conditions(filter: SearchFilter): RawBuilder<unknown> {
  const asked = [
    filter.categoryId === undefined ? null : sql`s.category_id = ${filter.categoryId}`,
    filter.subCategoryId === undefined ? null : sql`s.sub_category_id = ${filter.subCategoryId}`,
    filter.groupId === undefined ? null : sql`c.group_id = ${filter.groupId}`,
    filter.serviceType === undefined ? null : sql`g.service_type = ${filter.serviceType}`,
  ].filter((condition) => condition !== null);
  return sql.join([sql`s.is_active`, ...asked], sql` and `);
}

/**
 * Parts that only the finished card knows: rating and hours near the place; the shown price comes from the price rules
 * alone.
 */
function cardConditions(filter: SearchFilter): RawBuilder<unknown> {
  const asked = [
    filter.minRating === undefined
      ? null
      : sql`rating_count > 0 and round(10.0 * rating_sum / nullif(rating_count, 0)) >= ${Math.round(filter.minRating * 10)}`,
    filter.freeToday ? sql`available_today` : null,
  ].filter((condition) => condition !== null);
  return sql.join([sql`true`, ...asked], sql` and `);
}

/** `words` null: everything; otherwise only what they lead to. One statement, however many services there are. */
export async function searchServiceRows(
  reader: Reader,
  words: readonly string[] | null,
  filter: SearchFilter,
  context: CardContext,
  page: { readonly sort: SearchSort; readonly after: SearchKey | null; readonly limit: number },
): Promise<FoundRow[]> {
  const { after } = page;
  const { rows } = await sql<FoundRow>`with ${words ? sql`${foundServices(words)},` : sql``}
    card as (select ${cardColumns(context)}, ${words ? sql`f.score` : sql`0`} as score from ${cardTables(context)}
      ${words ? sql`join found f on f.service_id = s.service_id` : sql``} where ${conditions(filter)}),
    sorted as (select *, ${sorts[page.sort]} from card where ${cardConditions(filter)})
    select * from sorted where ${after ? sql`(k1, k2, k3, service_id) > (${after[0]}, ${after[1]}, ${after[2]}, ${after[3]})` : sql`true`}
    order by k1, k2, k3, service_id limit ${page.limit}`.execute(reader);
  return rows;
}
