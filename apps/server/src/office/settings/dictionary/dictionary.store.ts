import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { countFound } from '../../../platform/db/count-rows.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';
import { containing } from '../../../platform/db/like.ts';

export type Language = 'en' | 'hi';

export interface Word {
  readonly lang: Language;
  readonly key: string;
}

const columns = {
  lang: 'lang',
  key: 'key',
  value: 'value',
  changedBy: 'changed_by',
  changedAt: 'changed_at',
} as const;
const word = tableColumns('dictionary_word', columns);

/** `changedBy`: the id of the Admin; null: built in. */
export type WordRow = RowOf<'dictionary_word', typeof columns>;

const selected = (reader: Reader, lang: Language) =>
  reader
    .selectFrom('dictionary_word as w')
    .select(['w.lang', 'w.key', 'w.value', 'w.changed_at as changedAt', 'w.changed_by as changedBy'])
    .where('w.lang', '=', lang);

export interface WordFilter {
  readonly lang: Language;
  readonly q?: string | undefined;
}

const found = (reader: Reader, { lang, q }: WordFilter) => {
  const like = q ? containing(q) : null;
  return selected(reader, lang).$if(like !== null, (query) =>
    query.where((eb) => eb.or([eb('w.key', 'ilike', like), eb('w.value', 'ilike', like)])),
  );
};

export const countWordRows = (reader: Reader, filter: WordFilter): Promise<number> =>
  countFound(reader, found(reader, filter));

export async function listWordRows(
  reader: Reader,
  filter: WordFilter,
  after: string | null,
  limit: number,
): Promise<WordRow[]> {
  return found(reader, filter)
    .$if(after !== null, (query) => query.where('w.key', '>', after))
    .orderBy('w.key')
    .limit(limit)
    .execute();
}

export async function findWord(reader: Reader, lang: Language, key: string): Promise<WordRow | null> {
  return (await selected(reader, lang).where('w.key', '=', key).executeTakeFirst()) ?? null;
}

/** Of two Admins at one word, also at one that does not exist yet, the second waits and then sees the first one's. */
export async function lockWord(tx: Tx, lang: Language, key: string): Promise<WordRow | null> {
  await sql`select pg_advisory_xact_lock(hashtext('dictionary'), hashtext(${`${lang} ${key}`}))`.execute(tx);
  return findWord(tx, lang, key);
}

export async function saveWord(
  tx: Tx,
  changed: Authorized<Word & { readonly value: string }>,
  by: { readonly userId: string; readonly now: Date },
): Promise<void> {
  await tx
    .insertInto('dictionary_word')
    .values(word.written({ ...changed, changedBy: by.userId, changedAt: by.now }))
    .onConflict((conflict) =>
      conflict.columns(['lang', 'key']).doUpdateSet((eb) => ({
        value: eb.ref('excluded.value'),
        changed_by: eb.ref('excluded.changed_by'),
        changed_at: eb.ref('excluded.changed_at'),
      })),
    )
    .execute();
}

export async function deleteWord(tx: Tx, { lang, key }: Authorized<Word>): Promise<void> {
  await tx.deleteFrom('dictionary_word').where('lang', '=', lang).where('key', '=', key).execute();
}
