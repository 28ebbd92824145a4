import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';

export type Language = 'en' | 'hi';

export interface WordRow {
  readonly lang: Language;
  readonly key: string;
  readonly value: string;
  readonly changedBy: string | null;
  readonly changedAt: Date | null;
}

const selected = sql`select w.lang, w.key, w.value, w.changed_at as "changedAt", u.full_name as "changedBy"
  from dictionary_word w left join user_account u on u.user_id = w.changed_by`;

export async function listWordRows(
  reader: Reader,
  { lang, q }: { readonly lang: Language; readonly q?: string | undefined },
  after: string | null,
  limit: number,
): Promise<WordRow[]> {
  const like = q ? `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` : null;
  const { rows } = await sql<WordRow>`${selected} where w.lang = ${lang}
      and (${like}::text is null or w.key ilike ${like} or w.value ilike ${like})
      and (${after}::text is null or w.key > ${after})
    order by w.key limit ${limit}`.execute(reader);
  return rows;
}

export async function findWord(reader: Reader, lang: Language, key: string): Promise<WordRow | null> {
  const { rows } = await sql<WordRow>`${selected} where w.lang = ${lang} and w.key = ${key}`.execute(reader);
  return rows[0] ?? null;
}

/** Of two Admins at one word, also at one that does not exist yet, the second waits and then sees the first one's. */
export async function lockWord(tx: Tx, lang: Language, key: string): Promise<WordRow | null> {
  await sql`select pg_advisory_xact_lock(hashtext('dictionary'), hashtext(${`${lang} ${key}`}))`.execute(tx);
  return findWord(tx, lang, key);
}

export async function saveWord(
  tx: Tx,
  word: { readonly lang: Language; readonly key: string; readonly value: string },
  by: { readonly userId: string; readonly now: Date },
): Promise<void> {
  await sql`insert into dictionary_word (lang, key, value, changed_by, changed_at)
    values (${word.lang}, ${word.key}, ${word.value}, ${by.userId}, ${by.now})
    on conflict (lang, key) do update set value = excluded.value, changed_by = excluded.changed_by,
      changed_at = excluded.changed_at`.execute(tx);
}

export async function deleteWord(tx: Tx, lang: Language, key: string): Promise<void> {
  await sql`delete from dictionary_word where lang = ${lang} and key = ${key}`.execute(tx);
}
