import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';

export interface Word {
  readonly key: string;
  readonly value: string;
}

/** The whole dictionary of a language: some hundred words at most. */
export async function listWords(reader: Reader, lang: 'en' | 'hi'): Promise<Word[]> {
  const { rows } =
    await sql<Word>`select key, value from dictionary_word where lang = ${lang} order by key limit 10000`.execute(
      reader,
    );
  return rows;
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
