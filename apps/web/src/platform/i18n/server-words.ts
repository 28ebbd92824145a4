import { type Words, wordsOf } from './i18n.ts';
import type { Language } from './languages.ts';

const made = new Map<Language, Promise<Words>>();

/** The words of a language on the server: all of them, made once, as no page changes them. */
export function serverWords(language: Language): Promise<Words> {
  const words = made.get(language) ?? wordsOf(language);
  made.set(language, words);
  return words;
}
