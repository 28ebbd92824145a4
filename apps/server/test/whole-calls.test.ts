import { endpoints } from '@nukkad/contract/index';
import { expect, test } from 'vitest';
import { callName, walkOver } from './walks/whole-calls.ts';

const leave = 'GET /user/leave/balances';
const letters = ['a', 'b', 'c', 'd', 'e'];

test('without a changed domain a call is tried with some variants, the same ones each day', async () => {
  const { isWhole, variantsFor } = await walkOver('');
  expect(endpoints.some((endpoint) => isWhole(callName(endpoint)))).toBe(false);
  expect(variantsFor(leave, letters, 2)).toHaveLength(2);
  expect(variantsFor(leave, letters, 2)).toEqual(variantsFor(leave, letters, 2));
  expect(variantsFor(leave, letters, 9)).toEqual(letters);
});

test('all calls together try each variant about as often as the others', async () => {
  const { variantsFor } = await walkOver('');
  const tried = endpoints.flatMap((endpoint) => variantsFor(callName(endpoint), letters));
  expect(tried).toHaveLength(endpoints.length);
  for (const letter of letters)
    expect(tried.filter((one) => one === letter).length).toBeGreaterThan(endpoints.length / 10);
});

test('a turn goes on by one, so that one call tries several in turn', async () => {
  const { variantsFor } = await walkOver('');
  const turns = letters.flatMap((_, turn) => variantsFor(leave, letters, 1, turn));
  expect(turns.toSorted()).toEqual(letters);
});

test('calls of a changed domain are tried whole, and those of others are not', async () => {
  const { isWhole, variantsFor, runsFor } = await walkOver('people/leave,market/gone');
  const whole = endpoints.map(callName).filter(isWhole);
  expect(whole.length).toBeGreaterThan(5);
  expect(whole.filter((name) => name.includes('/service/booking'))).toEqual([]);
  const [name = ''] = whole;
  expect(variantsFor(name, letters)).toEqual(letters);
  const counts = { few: 3, many: 24, long: undefined };
  expect([runsFor(name, counts), runsFor('GET /nothing', counts)]).toEqual([24, 3]);
  expect(runsFor(name, { ...counts, long: '100' })).toBe(100);
});

test('a long run tries every call whole', async () => {
  const { isWhole } = await walkOver('all');
  expect(endpoints.map(callName).filter((name) => !isWhole(name))).toEqual([]);
});

test('variants go round: each call has one, each variant a call, and a call that is tried whole has all', async () => {
  const { inTurn } = await walkOver('');
  const uploads = ['POST /a', 'POST /b', 'POST /c', 'POST /d'];
  const triedOf = (count: number) =>
    Array.from({ length: count }, (_, place) => inTurn(uploads, place, count));
  expect(triedOf(2)).toEqual([
    ['POST /a', 'POST /c'],
    ['POST /b', 'POST /d'],
  ]);
  expect(triedOf(6)).toEqual([0, 1, 2, 3, 0, 1].map((nth) => [uploads[nth]]));
  const all = await walkOver('all');
  const [first = ''] = endpoints.map(callName);
  expect(all.inTurn([...uploads, first], 1, 2)).toContain(first);
});
