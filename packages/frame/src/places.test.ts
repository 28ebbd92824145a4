import { expect, test } from 'vitest';
import { type Place, groupsOf, placeAt, tabsOf } from './places.ts';

type Group = 'day' | 'people' | 'money';
const row = (to: string, group: Group, order: number, more: Partial<Place<Group>> = {}): Place<Group> => ({
  to,
  position: { group, order },
  ...more,
});
const tab = (to: string, turn: number): Place<Group> => ({
  to,
  position: { group: 'day', order: 10, tab: turn },
});

test('rows are under their headings in their order, and a heading without rows is left out', () => {
  const rows = [row('/b', 'people', 20), row('/day', 'day', 10), row('/a', 'people', 10)];
  const drawn = groupsOf<Group, Place<Group>>(rows, ['money', 'day', 'people']);
  expect(drawn.map(({ group, places }) => [group, places.map(({ to }) => to)])).toEqual([
    ['day', ['/day']],
    ['people', ['/a', '/b']],
  ]);
});

test('a phone’s bar holds four places, by their turn; More is the fifth', () => {
  const rows = [
    tab('/e', 50),
    row('/never', 'day', 1),
    tab('/a', 10),
    tab('/c', 30),
    tab('/b', 20),
    tab('/d', 40),
  ];
  expect(tabsOf(rows).map(({ to }) => to)).toEqual(['/a', '/b', '/c', '/d']);
});

test('the present place is the one that names most of the address', () => {
  const rows = [
    row('/shop', 'day', 10, { end: true }),
    row('/shop/bookings', 'day', 20),
    row('/team', 'people', 10, { also: ['/add-user'] }),
    row('/profile', 'people', 20),
    row('/profile/card', 'people', 30),
  ];
  const at = (pathname: string) => placeAt(rows, pathname)?.to ?? null;
  expect(at('/shop')).toBe('/shop');
  expect(at('/shop/')).toBe('/shop');
  expect(at('/shop/hours')).toBeNull();
  expect(at('/shop/bookings/7')).toBe('/shop/bookings');
  expect(at('/add-user')).toBe('/team');
  expect(at('/profile/card')).toBe('/profile/card');
  expect(at('/profile/about')).toBe('/profile');
  expect(at('/profiles')).toBeNull();
  expect(at('/')).toBeNull();
});
