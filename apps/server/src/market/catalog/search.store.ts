import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';

/**
 * How close each searched word is to each word that we know: the same word 1, its beginning less, else by
 * trigrams or by sound, so that bathrum and gizer find something. The sound alone is a letter or two of short words, so it
 * counts only where at least half of the letters are the same: zzzz is no lock. A word that we know is not guessed at.
 * A rare word says more than one that half of the services have. As `found (service_id, score)` of a `with`.
 */
export const foundServices = (words: readonly string[]): RawBuilder<unknown> => sql`
  token as (select ord, word, dmetaphone(word) as sound from unnest(${words}::text[]) with ordinality as t (word, ord)),
  near as (
    select token.ord, term, case
      when term = word then 1
      when starts_with(term, word) then 0.75 + 0.2 * length(word) / length(term)
      else greatest(0.8 * similarity(term, word), case when st.sound = token.sound and st.sound <> '' and length(word) > 3 and levenshtein(term, word) * 2 <= greatest(length(term), length(word)) then 0.55 end) end as closeness
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

export async function findServices(
  reader: Reader,
  words: readonly string[],
): Promise<(readonly [serviceId: string, score: number])[]> {
  const { rows } = await sql<{
    service_id: string;
    score: number;
  }>`with ${foundServices(words)} select service_id, score from found`.execute(reader);
  return rows.map((row) => [row.service_id, row.score]);
}
