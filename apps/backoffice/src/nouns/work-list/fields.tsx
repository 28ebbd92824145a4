import type { FilterField } from '@nukkad/lists/filter-field';
import type { OfferedView } from '@nukkad/lists/views-menu';
import type { ReactNode } from 'react';
import { t } from '../../platform/words.ts';
import { statusWords } from '../../ui/status-badge.tsx';

type WordsOf<Value extends string> = Readonly<Record<Value, string>> | ((value: Value) => string);

const wordsOf = <Value extends string>(words: WordsOf<Value>, value: Value): string =>
  typeof words === 'function' ? words(value) : words[value];

export const search = (label: string): FilterField => ({ kind: 'search', key: 'q', label });

export const day = (key: 'from' | 'to', label: string): FilterField => ({ kind: 'day', key, label });

/** One of these values. */
export const choice = <Value extends string>(
  key: string,
  label: string,
  values: readonly Value[],
  words: WordsOf<Value>,
): FilterField => ({
  kind: 'choice',
  key,
  label,
  options: values.map((value) => ({ value, label: wordsOf(words, value) })),
});

/** One of the statuses of a list. */
export const byStatus = <Value extends string>(
  values: readonly Value[],
  words: WordsOf<Value> = statusWords,
): FilterField => choice('status', t('common.status', 'Status'), values, words);

/** A field of the back office, such as one that finds a person by typing. */
export const drawn = (
  key: string,
  label: string,
  draw: (value: string, onChange: (value: string) => void) => ReactNode,
): FilterField => ({ kind: 'drawn', key, label, draw });

/** A view for each of these values of one filter, called as the value is; `and`: what it asks for besides. */
export const viewsBy = <Key extends string, Value extends string>(
  key: Key,
  values: readonly Value[],
  words: WordsOf<Value>,
  and: Readonly<Record<string, string>> = {},
): readonly OfferedView[] =>
  values.map((value) => ({ id: value, name: wordsOf(words, value), filters: { [key]: value, ...and } }));
