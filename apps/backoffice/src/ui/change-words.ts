import type { Difference, SeenKind, SeenValue } from '@nukkad/contract/kernel/confirmation';
import { inRupees } from '../platform/money.ts';
import type { ChangeNames } from './change-names.ts';
import { dayWords } from './day-words.ts';
import { momentWords } from './moment-words.ts';

const inWords: { readonly [Kind in SeenKind]: (value: NonNullable<SeenValue<Kind>>) => string } = {
  time: momentWords,
  day: dayWords,
  money: inRupees,
  count: (count) => count.toLocaleString('en-IN'),
  minutes: (minutes) => `${minutes} min`,
  text: (text) => text,
  choice: (code) => code,
  flag: (flag) => (flag ? 'yes' : 'no'),
  named: ({ name }) => name,
  place: ({ name }) => name,
  list: (codes) => codes.join(', '),
  lines: (lines) => lines.map(({ name }) => name).join(', '),
  version: String,
};

function valueInWords(kind: SeenKind, value: SeenValue): string | null {
  if (value === null || value === '') return null;
  return (inWords[kind] as (value: unknown) => string)(value);
}

/** "Open sessions changed from 2 to 1", "Why it is closed added: Not agreed". */
export function changeInWords(names: ChangeNames, difference: Difference): string {
  const { field, kind, seen: before, now: after } = difference;
  if (kind === 'version') return 'Someone edited this in the meantime.';
  const named = names[field] ?? field;
  const { name: what, choices } = typeof named === 'string' ? { name: named, choices: {} } : named;
  const wordsOf = (value: SeenValue) => {
    const words = valueInWords(kind, value);
    return words === null ? null : (new Map(Object.entries(choices)).get(words) ?? words);
  };
  const [seen, now] = [wordsOf(before), wordsOf(after)];
  if (seen === now) return `${what} changed`;
  if (seen === null) return `${what} added: ${now}`;
  if (now === null) return `${what} removed: ${seen}`;
  return `${what} changed from ${seen} to ${now}`;
}
