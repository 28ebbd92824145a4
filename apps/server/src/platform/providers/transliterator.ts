import * as z from 'zod/mini';
import type { Config } from '../config.ts';
import type { Transliterator } from './index.ts';
import { transliterate } from './transliterate.rules.ts';

/** People type on while it answers; what comes later is of no use. */
const timeoutMs = 800;
const googleOrigin = 'https://inputtools.google.com';

/** `["SUCCESS", [["namaste", ["नमस्ते", …], …]]]`; a refusal begins with another word. */
const answer = z.tuple([z.string()], z.unknown());
const found = z.array(z.tuple([z.string(), z.array(z.string())], z.unknown()));

/** Google Input Tools: one word in, some readings out. */
export function googleTransliterator(origin = googleOrigin): Transliterator {
  return {
    kind: 'google',
    suggest: async (word, most) => {
      const url = new URL('/request', origin);
      url.search = new URLSearchParams({
        text: word,
        itc: 'hi-t-i0-und',
        num: String(most),
        cp: '0',
        cs: '1',
        ie: 'utf-8',
        oe: 'utf-8',
      }).toString();
      const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`The transliteration answered ${response.status}.`);
      }
      const [status, words] = answer.parse(await response.json());
      if (status !== 'SUCCESS') throw new Error('The transliteration refused a word.');
      return (found.parse(words)[0]?.[1] ?? []).slice(0, most);
    },
  };
}

/** By our own rules, in this process. */
export const rulesTransliterator: Transliterator = {
  kind: 'rules',
  suggest: async (word, most) => transliterate(word, most),
};

export function createTransliterator({ TRANSLITERATION, TRANSLITERATION_ORIGIN }: Config): Transliterator {
  return TRANSLITERATION === 'google' ? googleTransliterator(TRANSLITERATION_ORIGIN) : rulesTransliterator;
}
