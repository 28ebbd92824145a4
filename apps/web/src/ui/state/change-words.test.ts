import { expect, test } from 'vitest';
import { Words } from '../../platform/i18n/i18n.ts';
import type { ChangeNames } from './change-names.ts';
import { changeInWords } from './change-words.ts';

const names: ChangeNames = {
  startsAt: () => 'Time',
  total: () => 'Total',
  offer: () => 'Offer',
  answers: () => 'Someone changed the answers.',
};
const voice = { t: new Words('en', {}).t, locale: 'en-IN', names };
const plain = (words: string) => words.replaceAll(/\s/g, ' ');

test('a list of codes is said in the words of its feature', () => {
  const own = {
    fields: { booking: () => 'Bookings' },
    codes: { view: () => 'View', update: () => 'Edit' },
  };
  const change = (seen: string[], now: string[]) =>
    changeInWords({ ...voice, own }, { field: 'booking', kind: 'list', seen, now });
  expect([change(['view'], ['view', 'update']), change([], ['view']), change(['update'], [])]).toEqual([
    'Bookings changed from View to View, Edit',
    'Bookings added: View',
    'Bookings removed: Edit',
  ]);
});

test('a change is said in plain words', () => {
  const at = (time: string) => `2026-11-24T${time}:00.000Z`;
  const words = [
    changeInWords(voice, { field: 'startsAt', kind: 'time', seen: at('03:30'), now: at('06:00') }),
    changeInWords(voice, { field: 'total', kind: 'money', seen: 51_800, now: 61_800 }),
    changeInWords(voice, { field: 'offer', kind: 'text', seen: 'MONSOON', now: null }),
    changeInWords(voice, { field: 'offer', kind: 'text', seen: null, now: 'MONSOON' }),
    changeInWords(voice, { field: 'version', kind: 'version', seen: 1, now: 2 }),
    changeInWords(voice, { field: 'answers', kind: 'version', seen: 1, now: 2 }),
  ].map(plain);
  expect(words).toEqual([
    'Time changed from 9:00 AM to 11:30 AM',
    'Total changed from ₹518 to ₹618',
    'Offer removed: MONSOON',
    'Offer added: MONSOON',
    'Someone else edited this.',
    'Someone changed the answers.',
  ]);
});
