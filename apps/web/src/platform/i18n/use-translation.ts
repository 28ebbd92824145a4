import { createContext, use, useSyncExternalStore } from 'react';
import { Words } from './i18n.ts';
import { locales } from './languages.ts';

export const WordsContext = createContext(new Words('en', {}));

/** `const { t, plural, language, locale } = useTranslation()`. Draws again when the language changes. */
export function useTranslation() {
  const words = use(WordsContext);
  const version = () => words.version;
  useSyncExternalStore(words.subscribe, version, version);
  return {
    t: words.t,
    plural: words.plural,
    language: words.language,
    locale: locales[words.language],
    words,
  };
}
