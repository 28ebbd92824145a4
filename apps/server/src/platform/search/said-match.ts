import { type RawBuilder, sql } from 'kysely';
import type { SaidWays } from './said-words.rules.ts';

/** Of a common word so many texts are looked at: a person can then type more. */
const mostLooked = 500;
/** Quarters of a year: older texts are found with their authors. */
const mostQuarters = 20;

/** 2: as it is written, in either letters; 1: said so in the other letters; 0: sounds so. */
export type Near = 0 | 1 | 2;

/** A text with its row: the columns `id`, `at` and `near`. */
export interface SaidIn {
  /** Table with the alias `p`, and its condition. */
  readonly from: RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
  /** As the index has them. */
  readonly words: RawBuilder<unknown>;
}

const letters = { latin: '=a', devanagari: '=d' } as const;

/** Every word by its sound; null where one of them is too short. */
const soundsOf = ({ plain }: SaidWays, isOther: boolean) => sql`(
  select string_agg(quote_literal(case when ${isOther}::boolean
      then (case when starts_with(sound, ${letters.latin}) then ${letters.devanagari} else ${letters.latin} end) || substr(sound, 3)
      else sound end), ' & ')::tsquery
  from unnest(network_sounds(${plain})) sound
  having count(*) = (select count(distinct word) from unnest(string_to_array(${plain}, ' ')) word))`;

/**
 * The texts that say the words, the nearest and newest first, at most 500: quarter by quarter through the index, so that a
 * common word costs no more than a rare one. Whether they may be read is asked of each behind it.
 */
export const saidIn = ({ from, id, words }: SaidIn, ways: SaidWays, now: Date): RawBuilder<unknown> => sql`
  (select id, max(near) as near, max(at) as at from (
    select r.id, r.at, looked.near from (
      select way.near, way.query, network_quarter(${now}::timestamptz) - back as quarter
      from (values (2, ${ways.query}::tsquery), (1, ${soundsOf(ways, true)}), (0, ${soundsOf(ways, false)})) way(near, query),
        generate_series(0, ${mostQuarters - 1}::int) back
      where way.query is not null order by way.near desc, back) looked
    cross join lateral (select ${id} as id, p.published_at as at from ${from}
      and network_quarter(p.published_at) = looked.quarter and ${words} @@ looked.query limit ${mostLooked}) r
    limit ${mostLooked}) found
  group by id order by max(near) desc, max(at) desc offset 0)`;
