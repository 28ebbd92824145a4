import type { Reader } from '../platform/db/database.ts';
import { choicesFrom } from './setting.rules.ts';
import { findLanguage, listChoices } from './setting.store.ts';

/** In which language somebody wants to hear of teams, and by which way; a language that was never chosen is null. */
export async function teamWishesOf(
  reader: Reader,
  userId: string,
): Promise<{ language: 'en' | 'hi' | null; sms: boolean; mail: boolean }> {
  const [language, rows] = await Promise.all([findLanguage(reader, userId), listChoices(reader, userId)]);
  const team = choicesFrom(rows).find(({ tag }) => tag === 'team');
  return { language, sms: team?.sms ?? true, mail: team?.mail ?? true };
}
