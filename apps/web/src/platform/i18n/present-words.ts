import type { SpokenValues } from '@nukkad/contract/kernel/speech';
import { Words } from './i18n.ts';

let present: Words | null = null;

/** The browser's words, for what speaks from outside of React: toasts, the API client. Never used on the server. */
export function keepPresentWords(words: Words): void {
  present = words;
}

export function say(key: string, english: string, values?: SpokenValues): string {
  return present ? present.t(key, english, values) : english;
}

export function presentLanguage(): string {
  return present?.language ?? 'en';
}

/** For code that runs outside of the React tree. */
export function presentWords(): Words {
  return present ?? new Words('en', {});
}
