export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

/** Each language's name in itself. */
export const languageNames: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };

/** The locale that dates, numbers and money are written in. */
export const locales: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN' };

export function asLanguage(value: string | null | undefined): Language {
  return languages.find((language) => language === value) ?? defaultLanguage;
}

/** Specification section 3, client storage. */
export const languageKey = 'language';

/** The server writes the page in the language that this cookie says. */
export const languageCookie = 'lang';

export function languageFromCookie(header: string | null): Language {
  return asLanguage(/(?:^|;\s*)lang=([a-z]{2})/.exec(header ?? '')?.[1]);
}
