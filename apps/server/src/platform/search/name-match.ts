import { type RawBuilder, sql } from 'kysely';
import { beginning, laterWordBeginning } from '../db/like.ts';
import type { Wanted, WantedNumber } from './wanted.rules.ts';

/** Shorter words have too few trigrams to guess by. */
const leastGuessed = 4;

/** Every word begins some word of the name. By trigrams, so that an index finds it. */
const nameBegins = (column: RawBuilder<unknown>, { words }: Wanted): RawBuilder<boolean> =>
  words.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`(${sql.join(
        words.map(
          (word) => sql`(${column} ilike ${beginning(word)} or ${column} ilike ${laterWordBeginning(word)})`,
        ),
        sql` and `,
      )})`;

/** The same, or a part of the name much like the words: a letter too many, missing or wrong. */
export const nameMatches = (column: RawBuilder<unknown>, wanted: Wanted): RawBuilder<boolean> =>
  wanted.words.length > 0 && wanted.text.length >= leastGuessed
    ? sql<boolean>`(${nameBegins(column, wanted)} or ${column} %> ${wanted.text})`
    : nameBegins(column, wanted);

/** 2 where every word begins one of the name, else how alike they are, 0 to 1. */
export const closeness = (column: RawBuilder<unknown>, wanted: Wanted): RawBuilder<number> =>
  sql<number>`case when ${nameBegins(column, wanted)} then 2::real else word_similarity(${wanted.text}, ${column}) end`;

/** The account's number begins or ends so. `reverse` has an index of its own. */
export function numberMatches(
  column: RawBuilder<unknown>,
  { begins, ends }: WantedNumber,
): RawBuilder<boolean> {
  const turned = Array.from(ends).toReversed().join('');
  return sql<boolean>`((${column} ~>=~ ${begins} and ${column} ~<~ ${`${begins}:`})
    or (reverse(${column}) ~>=~ ${turned} and reverse(${column}) ~<~ ${`${turned}:`}))`;
}
