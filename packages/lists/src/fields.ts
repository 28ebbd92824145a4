import type { ReactNode } from 'react';
import type { FilterField } from './filter-field.tsx';
import type { OfferedView } from './views-menu.tsx';

/** What each of some values is called. */
export type WordsOf<Value extends string> = Readonly<Record<Value, string>> | ((value: Value) => string);

const wordsOf = <Value extends string>(words: WordsOf<Value>, value: Value): string =>
  typeof words === 'function' ? words(value) : words[value];

export const search = (label: string, key = 'q'): FilterField => ({ kind: 'search', key, label });

export const day = (key: string, label: string): FilterField => ({ kind: 'day', key, label });

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

/** A field of the app, such as one that finds a person by typing. */
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

/** One of these things, once they are there: `oneOf('staffId', t('task.who', 'Assigned to'), team.data, 'staffId', 'fullName')`. */
export const oneOf = <Id extends string, Name extends string>(
  key: string,
  label: string,
  things: readonly Readonly<Record<Id | Name, string>>[] | undefined,
  id: Id,
  name: Name,
): FilterField => ({
  kind: 'choice',
  key,
  label,
  options: (things ?? []).map((thing) => ({ value: thing[id], label: thing[name] })),
});
