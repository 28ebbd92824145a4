import { expect, test } from 'vitest';
import type { ChangeNames } from './change-names.ts';
import { changeInWords } from './change-words.ts';

const names: ChangeNames = {
  unitPrice: 'Price',
  lastDay: 'Last day',
  paidUntil: 'Paid until',
  verdict: { name: 'Approval', choices: { free: 'none needed', second_admin: 'a second Admin' } },
  isSwitchedOff: 'Switched off',
};
const plain = (words: string) => words.replaceAll(/\s/g, ' ');

test('a change is said with its money, day, time and choice in words', () => {
  const words = [
    changeInWords(names, { field: 'unitPrice', kind: 'money', seen: 39_900, now: 1_23_45_600 }),
    changeInWords(names, { field: 'lastDay', kind: 'day', seen: null, now: '2026-12-31' }),
    changeInWords(names, { field: 'paidUntil', kind: 'time', seen: '2026-11-30T18:29:00.000Z', now: null }),
    changeInWords(names, { field: 'verdict', kind: 'choice', seen: 'free', now: 'second_admin' }),
    changeInWords(names, { field: 'isSwitchedOff', kind: 'flag', seen: false, now: true }),
    changeInWords(names, { field: 'changeVersion', kind: 'version', seen: 1, now: 2 }),
  ].map(plain);
  expect(words).toEqual([
    'Price changed from ₹399 to ₹1,23,456',
    'Last day added: 31 Dec 2026',
    'Paid until removed: 30 Nov 2026, 11:59 PM',
    'Approval changed from none needed to a second Admin',
    'Switched off changed from no to yes',
    'Someone else edited this.',
  ]);
});
