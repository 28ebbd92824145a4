import { endpoints } from '@nukkad/contract';
import { confirmsAccess } from '@nukkad/contract/identity/staff/staff.confirm';
import { expect, test } from 'vitest';
import { Words } from '../platform/i18n/i18n.ts';
import { changeInWords, fieldNames } from './change-words.ts';

const voice = { t: new Words('en', {}).t, locale: 'en-IN' };
const plain = (words: string) => words.replaceAll(/\s/g, ' ');

test('promise 91: every field of every confirmation has a name that a person reads', () => {
  // What only Admins confirm is named in the back office.
  const office = ({ authz }: (typeof endpoints)[number]['spec']) =>
    authz.who === 'roles' && authz.roles.every((role) => role === 'Admin');
  // Permissions are named by staff/feature-words, whose type misses none.
  const fields = endpoints
    .filter(({ spec }) => !office(spec) && spec.confirms !== confirmsAccess)
    .flatMap(({ spec }) => Object.keys(spec.confirms?.fields ?? {}));
  expect(fields.length).toBeGreaterThan(20);
  expect(fields.filter((field) => !fieldNames[field])).toEqual([]);
});

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
  ].map(plain);
  expect(words).toEqual([
    'Time changed from 9:00 am to 11:30 am',
    'Total changed from ₹518 to ₹618',
    'Offer removed: MONSOON',
    'Offer added: MONSOON',
    'Someone edited this in the meantime.',
  ]);
});
