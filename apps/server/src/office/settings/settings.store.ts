import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/schema.gen.ts';

export type Word = Pick<DB['dictionary_word'], 'key' | 'value'>;

/** The whole dictionary of a language: some hundred words at most. */
export async function listWords(reader: Reader, lang: 'en' | 'hi'): Promise<Word[]> {
  return reader
    .selectFrom('dictionary_word')
    .select(['key', 'value'])
    .where('lang', '=', lang)
    .orderBy('key')
    .limit(10_000)
    .execute();
}

/** The horizon that the schedule's dated configuration says for everywhere; null: none is set. */
export async function findHorizonDays(reader: Reader, now: Date): Promise<number | null> {
  const { rows } = await sql<{
    days: number | null;
  }>`select (value ->> 'horizonDays')::int as days from setting
    where key = 'schedule.rules' and scope = '*' and valid_from <= ${now} order by valid_from desc limit 1`.execute(
    reader,
  );
  return rows[0]?.days ?? null;
}
