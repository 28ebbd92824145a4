import type { Platform } from '../../platform/platform.ts';
import { rulesTransliterator } from '../../platform/providers/transliterator.ts';

const most = 5;

/** Spellings of a word in Devanagari. If the provider fails, the built-in rules answer. */
export async function suggestHindi(
  { providers, log }: Pick<Platform, 'providers' | 'log'>,
  word: string,
): Promise<string[]> {
  const { transliterator } = providers;
  try {
    const found = await transliterator.suggest(word, most);
    if (found.length > 0) return [...found];
  } catch {
    // Not the error itself: its message may hold what the person was typing.
    log.warn({ transliterator: transliterator.kind }, 'the transliteration failed; our rules answer');
  }
  return [...(await rulesTransliterator.suggest(word, most))];
}
