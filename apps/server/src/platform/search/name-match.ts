import { type RawBuilder, sql } from 'kysely';
import { beginning, laterWordBeginning } from '../db/like.ts';
import type { WantedName } from './two-records.rules.ts';
import type { WantedNumber } from './wanted.rules.ts';

/** Shorter words have too few trigrams to guess by. */
const leastGuessed = 4;

/** Every word begins some word of the name. By trigrams, so that an index finds it. */
export const nameBegins = (column: RawBuilder<unknown>, { words }: WantedName): RawBuilder<boolean> =>
  words.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`(${sql.join(
        words.map(
          (word) => sql`(${column} ilike ${beginning(word)} or ${column} ilike ${laterWordBeginning(word)})`,
        ),
        sql` and `,
      )})`;

/** The same, or a part of the name much like the words: a letter too many, missing or wrong. */
export const nameMatches = (column: RawBuilder<unknown>, wanted: WantedName): RawBuilder<boolean> =>
  wanted.words.length > 0 && wanted.text.length >= leastGuessed
    ? sql<boolean>`(${nameBegins(column, wanted)} or ${column} %> ${wanted.text})`
    : nameBegins(column, wanted);

/** From this length on a word may have two letters wrong. */
const leastGuessedTwice = 8;

/** Each word is one of the name, begins one, or has a letter or two wrong. For the few names of one organisation: no index knows it. */
export const nameIsAlike = (column: RawBuilder<unknown>, { words }: WantedName): RawBuilder<boolean> =>
  words.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`(select bool_and(exists (select from unnest(string_to_array(lower(${column}), ' ')) known
          where starts_with(known, typed) or levenshtein_less_equal(known, typed, 2) <=
            case when length(typed) < ${leastGuessed} then 0 when length(typed) < ${leastGuessedTwice} then 1 else 2 end))
        from unnest(${words.map((word) => word.toLowerCase())}::text[]) typed)`;

/** 3 of the very name, 2 where every word begins one of it, else how alike they are, 0 to 1. */
export const closeness = (column: RawBuilder<unknown>, wanted: WantedName): RawBuilder<number> =>
  sql<number>`case when lower(${column}) = lower(${wanted.text}) then 3::real when ${nameBegins(column, wanted)} then 2::real else word_similarity(${wanted.text}, ${column}) end`;

/** The account's number begins or ends so. `reverse` has an index of its own. */
export function numberMatches(
  column: RawBuilder<unknown>,
  { begins, ends }: WantedNumber,
): RawBuilder<boolean> {
  const turned = Array.from(ends).toReversed().join('');
  return sql<boolean>`((${column} ~>=~ ${begins} and ${column} ~<~ ${`${begins}:`})
    or (reverse(${column}) ~>=~ ${turned} and reverse(${column}) ~<~ ${`${turned}:`}))`;
}
