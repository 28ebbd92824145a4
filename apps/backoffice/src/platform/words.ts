import type { Plural, Speech, SpokenValues, Translate } from '@nukkad/contract/kernel/speech';

/** Every word of the back office in the reader's language. English is in the code, Hindi beside it in `*.words.hi.ts`. */

export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

type Dictionary = Readonly<Record<string, string>>;

const storageKey = 'backoffice-language';

const isLanguage = (value: string | null): value is Language =>
  languages.some((language) => language === value);

function chosenLanguage(): Language {
  const stored = typeof localStorage === 'undefined' ? null : localStorage.getItem(storageKey);
  return isLanguage(stored) ? stored : 'en';
}

/** Of this page, for as long as it is open: another language reloads it. */
export const language: Language = chosenLanguage();

/** How dates are written. Figures stay Latin, in lakhs and crores, in both languages. */
export const locale = language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN';

let words: Dictionary = {};

/** Called once, before any module of a screen is loaded: those speak while they load. */
export function keepWords(hindi: Dictionary): void {
  words = hindi;
}

export function turnTo(next: Language): void {
  localStorage.setItem(storageKey, next);
  window.location.reload();
}

function filled(key: string, english: string, values: SpokenValues): string {
  return (words[key] ?? english).replace(/\{\{(\w+)\}\}/g, (all, name: string) =>
    String(values[name] ?? all),
  );
}

export const t: Translate = (key, english, values = {}) => filled(key, english, values);

export const plural: Plural = (key, count, english, values = {}) => {
  const form = new Intl.PluralRules(language).select(count) === 'one' ? 'one' : 'other';
  return filled(`${key}_${form}`, english[form], { count, ...values });
};

/** For what the packages draw. */
export const speech: Speech = { t, plural };
