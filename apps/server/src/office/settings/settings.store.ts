import type { Reader } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';

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
  const unset: { readonly horizonDays: number | null } = { horizonDays: null };
  return (await settingAt(reader, 'schedule.rules', now, unset)).horizonDays;
}
