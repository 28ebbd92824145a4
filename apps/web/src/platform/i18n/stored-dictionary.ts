import type { Dictionary } from './i18n.ts';
import type { Language } from './languages.ts';

/** Specification section 3, client storage: the operators' dictionary as it was last answered, by language. */
const storageKey = 'langJson';

const isDictionary = (value: unknown): value is Dictionary =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((words) => typeof words === 'string');

/** What this device keeps for a language; empty where there is nothing or it cannot be read. */
export function storedDictionary(language: Language): Dictionary {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Record<string, unknown>;
    const words = kept[language];
    return isDictionary(words) ? words : {};
  } catch {
    return {};
  }
}

/** Of one language alone: another is fetched when that language is chosen. */
export function storeDictionary(language: Language, words: Dictionary): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ [language]: words }));
  } catch {
    // A full storage: the words are fetched at the next start.
  }
}
