import { expect, test } from 'vitest';
import { findAddressOf, findFilterCount, findFilterKey, findFilterOf } from './find-filter.ts';

const read = (search: string) => findFilterOf(new URLSearchParams(search));
const nothing = read('');

test('an address says words, trade, distance, pay in rupees, shift, day and order', () => {
  const filter = read('q= plumbar &trade=plumber&km=10&wage=18,000&unit=day&shift=night&days=7&sort=wage');
  expect(filter).toEqual({
    q: 'plumbar',
    trade: 'plumber',
    km: '10',
    wage: 18_000_00,
    unit: 'day',
    shift: 'night',
    days: '7',
    sort: 'wage',
  });
  expect(findFilterCount(filter)).toBe(5);
});

test.each(['trade=No such', 'km=7', 'wage=much', 'wage=99999999999', 'shift=dawn', 'days=99', 'sort=best'])(
  'what cannot be meant counts as left out: %s',
  (search) => {
    expect(read(search)).toEqual(nothing);
  },
);

test('the address that is made of a filter asks for the same', () => {
  const asked = 'q=tap&trade=plumber&pin=560038&km=10&wage=18000&unit=day&shift=night&days=7&sort=wage';
  expect(findAddressOf(findFilterOf(new URLSearchParams(asked))).toString()).toBe(asked);
});

test('addresses that ask the same have one key, whatever else they carry', () => {
  const key = (search: string) => findFilterKey(new URLSearchParams(search));
  expect(key('q=tap&dialog=filters')).toBe(key('q=tap&utm=1'));
  expect(key('q=tap')).not.toBe(key('q=tap&km=5'));
  expect(findFilterCount(nothing)).toBe(0);
});
