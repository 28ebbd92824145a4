import { type WordsOf, choice } from '@nukkad/lists/fields';
import type { FilterField } from '@nukkad/lists/filter-field';
import { t } from '../../platform/words.ts';
import { statusWords } from '../../ui/status-badge.tsx';

/** One of the statuses of a list. */
export const byStatus = <Value extends string>(
  values: readonly Value[],
  words: WordsOf<Value> = statusWords,
): FilterField => choice('status', t('common.status', 'Status'), values, words);
