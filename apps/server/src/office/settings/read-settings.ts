import type { Platform } from '../../platform/platform.ts';
import { type Word, findHorizonDays, listWords } from './settings.store.ts';

/** How many days ahead can be booked, as the dated configuration says; null: it says nothing. */
export function readHorizonDays({ db }: Pick<Platform, 'db'>, now: Date): Promise<number | null> {
  return findHorizonDays(db, now);
}

export function readDictionary({ db }: Pick<Platform, 'db'>, lang: 'en' | 'hi'): Promise<Word[]> {
  return listWords(db, lang);
}
