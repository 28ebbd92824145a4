import { t } from '../platform/words.ts';
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
  minutes: (minutes) => t('change.minutes', '{{count}} min', { count: minutes }),
  text: (text) => text,
  choice: (code) => code,
  flag: (flag) => (flag ? t('change.yes', 'yes') : t('change.no', 'no')),
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
  if (kind === 'version') return t('ui.someoneElseEditedThis', 'Someone else edited this.');
  const named = names[field] ?? field;
  const { name: what, choices } = typeof named === 'string' ? { name: named, choices: {} } : named;
  const wordsOf = (value: SeenValue) => {
    const words = valueInWords(kind, value);
    return words === null ? null : (new Map(Object.entries(choices)).get(words) ?? words);
  };
  const [seen, now] = [wordsOf(before), wordsOf(after)];
  if (seen === now) return t('change.changed', '{{what}} changed', { what });
  if (seen === null) return t('change.added', '{{what}} added: {{now}}', { what, now: now ?? '' });
  if (now === null) return t('change.removed', '{{what}} removed: {{seen}}', { what, seen });
  return t('change.from', '{{what}} changed from {{seen}} to {{now}}', { what, seen, now });
}
