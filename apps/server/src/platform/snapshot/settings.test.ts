import { istInstant } from '@nukkad/contract/kernel/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SettingRow } from './setting.store.ts';
import { type SettingPlace, rulesAt, scopeOf, settingsOf } from './settings.ts';

const key = 'booking.rules';
const defaults = { acceptMinutes: 15, reschedules: 3 };
const row = (place: SettingPlace, validFrom: Date, value: SettingRow['value']): SettingRow => ({
  key,
  scope: scopeOf(place),
  validFrom,
  value,
});
const rules = (rows: readonly SettingRow[], at: Date, place: SettingPlace) =>
  rulesAt(settingsOf(rows), key, at, defaults, place);

const pune = { cityCode: 'in-pune' };
const painting = { categoryId: 'painting' };
const long = new Date('2026-01-01T00:00:00Z');
const now = new Date('2026-11-23T06:00:00Z');

test('a city and a category together go before a city, a city before a category, and that before everywhere', () => {
  const rows = [
    row({ ...pune, ...painting }, long, { acceptMinutes: 4 }),
    row(pune, long, { acceptMinutes: 3 }),
    row(painting, long, { acceptMinutes: 2 }),
    row({}, long, { acceptMinutes: 1 }),
  ];
  const minutes = (place: SettingPlace) => rules(rows, now, place).acceptMinutes;
  expect(minutes({})).toBe(1);
  expect(minutes(painting)).toBe(2);
  expect(minutes(pune)).toBe(3);
  expect(minutes({ ...pune, categoryId: 'cleaning' })).toBe(3);
  expect(minutes({ ...pune, ...painting })).toBe(4);
  expect(minutes({ cityCode: 'in-delhi', ...painting })).toBe(2);
  expect(minutes({ cityCode: '', categoryId: '' })).toBe(1);
});

test('a change of a day holds from its midnight in India, not a millisecond before', () => {
  const settings = settingsOf([row({}, istInstant('2026-12-01'), { acceptMinutes: 20 })]);
  const minutes = (at: string) => rulesAt(settings, key, new Date(at), defaults, {}).acceptMinutes;
  // Asked again and in any order: what is kept counts between its dates alone.
  expect(minutes('2026-11-30T18:29:59.999Z')).toBe(15);
  expect(minutes('2026-11-30T18:30:00.000Z')).toBe(20);
  expect(minutes('2026-12-05T00:00:00.000Z')).toBe(20);
  expect(minutes('2026-11-30T18:29:59.999Z')).toBe(15);
});

test('one part is changed without the others, and null gives a place back what holds elsewhere', () => {
  const rows = [
    row(pune, long, { acceptMinutes: 5, reschedules: 1 }),
    row(pune, new Date('2026-02-01T00:00:00Z'), { acceptMinutes: null }),
  ];
  expect(rules(rows, now, pune)).toEqual({ acceptMinutes: 15, reschedules: 1 });
});

const places = fc.constantFrom<SettingPlace>({}, pune, painting, { ...pune, ...painting });
const days = fc.integer({ min: 0, max: 40 });
const dated = fc.uniqueArray(
  fc.record({
    place: places,
    day: days,
    part: fc.constantFrom('acceptMinutes' as const, 'reschedules' as const),
    value: fc.option(fc.integer({ min: 0, max: 99 })),
  }),
  { selector: ({ place, day, part }) => `${scopeOf(place)} ${day} ${part}`, maxLength: 30 },
);
const onDay = (day: number) => new Date(long.getTime() + day * 86_400_000);

/** Written the other way round: from the narrowest scope, the latest row that says this part. */
function expected(
  rows: readonly { place: SettingPlace; day: number; part: string; value: number | null }[],
  day: number,
  place: SettingPlace,
  part: keyof typeof defaults,
): number {
  const scopes = [place, { cityCode: place.cityCode }, { categoryId: place.categoryId }, {}];
  for (const scope of new Set(scopes.map(scopeOf))) {
    const said = rows
      .filter((one) => scopeOf(one.place) === scope && one.part === part && one.day <= day)
      .reduce<{ day: number; value: number | null } | null>(
        (latest, one) => (latest && latest.day > one.day ? latest : one),
        null,
      );
    if (said && said.value !== null) return said.value;
  }
  return defaults[part];
}

test('whatever was set where and when: each part is that of the narrowest scope at its latest date', () => {
  fc.assert(
    fc.property(dated, places, days, (rows, place, day) => {
      const held = rows.map((one) => row(one.place, onDay(one.day), { [one.part]: one.value }));
      const found = rules(held, onDay(day), place);
      expect(found).toEqual({
        acceptMinutes: expected(rows, day, place, 'acceptMinutes'),
        reschedules: expected(rows, day, place, 'reschedules'),
      });
    }),
  );
});
