import { type Language, languageCookie, languageKey } from './languages.ts';
import { useTranslation } from './use-translation.ts';

const yearSeconds = 31_536_000;

/** The present language and how to turn to another. The choice outlives the visit. */
export function useLanguage() {
  const { language, words } = useTranslation();
  return {
    language,
    choose: async (next: Language) => {
      localStorage.setItem(languageKey, next);
      // The Cookie Store API is missing in Firefox.
      document.cookie = `${languageCookie}=${next};path=/;max-age=${yearSeconds};samesite=lax`;
      await words.turnTo(next);
    },
  };
}
