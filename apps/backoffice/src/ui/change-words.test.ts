import { endpoints } from '@nukkad/contract';
import { expect, test } from 'vitest';
import { changeInWords, fieldNames } from './change-words.ts';

const plain = (words: string) => words.replaceAll(/\s/g, ' ');

test('promise 91: every field of a confirmation that only Admins make has a name', () => {
  const fields = endpoints
    .filter(({ spec: { authz } }) => authz.who === 'roles' && authz.roles.every((role) => role === 'Admin'))
    .flatMap(({ spec }) => Object.entries(spec.confirms?.fields ?? {}))
    .flatMap(([field, kind]) => (kind === 'version' ? [] : [field]));
  expect(fields.length).toBeGreaterThan(50);
  expect(fields.filter((field) => !fieldNames[field])).toEqual([]);
});

test('a change is said with its money, day, time and choice in words', () => {
  const words = [
    changeInWords({ field: 'unitPrice', kind: 'money', seen: 39_900, now: 1_23_45_600 }),
    changeInWords({ field: 'lastDay', kind: 'day', seen: null, now: '2026-12-31' }),
    changeInWords({ field: 'paidUntil', kind: 'time', seen: '2026-11-30T18:29:00.000Z', now: null }),
    changeInWords({ field: 'verdict', kind: 'choice', seen: 'free', now: 'second_admin' }),
    changeInWords({ field: 'isSwitchedOff', kind: 'flag', seen: false, now: true }),
    changeInWords({ field: 'changeVersion', kind: 'version', seen: 1, now: 2 }),
  ].map(plain);
  expect(words).toEqual([
    'Price changed from ₹399 to ₹1,23,456',
    'Last day added: 31 Dec 2026',
    'Paid until removed: 30 Nov 2026, 11:59 pm',
    'Approval changed from none needed to a second Admin',
    'Switched off changed from no to yes',
    'Someone edited this in the meantime.',
  ]);
});
