/** The demo city is a part of the product: a person who enters it can open what it holds. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLedger } from '../src/money/ledger/ledger.store.ts';
import { peopleOf } from './city/people-of-city.ts';
import { type ToldCity, toldCity } from './city/told-city.ts';
import { nameOf, namesNoRecord, type Opened, reads, walkCalls } from './city/walk-calls.ts';
import { recordPromise } from './faults/record-promise.ts';

/** They ask for a number or a name that only the person knows, or for papers of a year that no payroll of the brief story is in. */
const byHeart = new Set([
  'GET /user/isGstExists',
  'GET /user/isPanExists',
  'GET /geography/getDistrict',
  'GET /reviews',
  'GET /qoutations/chain',
  'GET /user/salary/tax/certificate',
  'GET /user/salary/tax/statement',
]);

let city: ToldCity;
const opened: Opened[] = [];
beforeAll(async () => {
  city = await toldCity();
  const now = new Date();
  for (const person of await peopleOf(city)) opened.push(...(await walkCalls(person, { now, turns: 2 })));
}, 1_800_000);
afterAll(() => city.close());

const saying = (broken: readonly Opened[]) =>
  broken.map(({ who, address, answer }) => `${who}: ${address} answered ${answer.status}`);

test('promise 76: nothing that a person of the demo city opens fails', () => {
  const broken = opened.filter(({ answer }) => answer.status >= 500);
  recordPromise(76, opened.length, broken.length);
  expect(saying(broken)).toEqual([]);
});

test('promise 76: what an owner of a shop reads is not refused for a permission', () => {
  const refused = opened.filter(
    ({ role, answer }) => role === 'Service Partner' && answer.body?.code === 'forbidden',
  );
  expect(saying(refused)).toEqual([]);
});

test('promise 76: every call that reads without naming a record is answered for someone', () => {
  const answered = new Set(opened.filter(({ answer }) => answer.status < 300).map(({ call }) => call));
  const open = reads.filter(namesNoRecord).map(nameOf);
  expect(open.filter((call) => !answered.has(call) && !byHeart.has(call))).toEqual([]);
});

test('promise 14: the books of the city agree', async () => {
  expect(await auditLedger(city.app.platform.db)).toEqual([]);
});
