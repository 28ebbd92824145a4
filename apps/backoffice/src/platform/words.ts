/** Every word of the back office in the reader's language. English is in the code, Hindi beside it in `*.words.hi.ts`. */

export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

type Dictionary = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, string | number>>;

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

function filled(key: string, english: string, values: Values): string {
  return (words[key] ?? english).replace(/\{\{(\w+)\}\}/g, (all, name: string) =>
    String(values[name] ?? all),
  );
}

/** `t('people.title', 'People')`; `{{name}}` in the words is filled from `values`. */
export const t = (key: string, english: string, values: Values = {}): string => filled(key, english, values);

/** `plural('audit.faults', 3, { one: '{{count}} fault', other: '{{count}} faults' })`; Hindi holds `key_one`, `key_other`. */
export function plural(
  key: string,
  count: number,
  english: { readonly one: string; readonly other: string },
): string {
  const form = new Intl.PluralRules(language).select(count) === 'one' ? 'one' : 'other';
  return filled(`${key}_${form}`, english[form], { count });
}
