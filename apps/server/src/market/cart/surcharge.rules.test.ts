import { expect, test } from 'vitest';
import { type PricedInput, defaultPriceRules, priceCart } from './price.rules.ts';
import { busyHoursAdd, distanceAdd, linesToPay, surchargesOf } from './surcharge.rules.ts';

const at = new Date('2026-11-24T06:00:00.000Z');
const line = (price: number) => ({
  name: 'Sofa cleaning',
  subcategoryName: 'Cleaning',
  quantity: 1,
  price,
  usualPrice: price,
});
const input: PricedInput = {
  lines: [line(33_333), line(14_999), line(7_777)],
  gstClass: 'standard',
  partnerStateCode: '29',
  placeOfSupply: '29',
  primeTime: false,
  distanceMetres: 0,
  charges: [],
  couponDiscount: 0,
  lang: 'en',
};
const { fees } = defaultPriceRules;
const totalOf = (over: Partial<PricedInput>) =>
  priceCart({ ...input, ...over }, defaultPriceRules, at).totalCheckoutValue;

test('promise 92: a busy hour adds exactly what its sum says, at a busy hour and before one is chosen', () => {
  const adds = busyHoursAdd(input, defaultPriceRules, at);
  expect(adds).toBeGreaterThan(0);
  expect(totalOf({ primeTime: true })).toBe(totalOf({}) + adds);
  expect(busyHoursAdd({ ...input, primeTime: true }, defaultPriceRules, at)).toBe(adds);
});

test('what a long way adds is named with its tax', () => {
  const far = distanceAdd(input, defaultPriceRules, at);
  expect(far).toEqual({ freeMetres: 5_000, perStartedKm: 1_180, cap: 17_700 });
  expect(totalOf({ distanceMetres: 90_000 }) - totalOf({})).toBe(far?.cap);
  const without = { ...defaultPriceRules, fees: { ...fees, perStartedKm: 0 } };
  expect(distanceAdd(input, without, at)).toBeNull();
});

test('promise 92: the lines of a cart sum to its total, the fee with the first', () => {
  const parts = linesToPay(
    { ...input, primeTime: true, distanceMetres: 9_000, couponDiscount: 5_000 },
    defaultPriceRules,
    at,
  );
  expect(parts).toHaveLength(3);
  expect(parts[0]).toBe(totalOf({ lines: [line(33_333)] }));
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(totalOf({}));
});

test('a price may rise by what it does not count, and by nothing else', () => {
  const known = { pricePaise: 44_900, hasDearerOptions: false, isPlace: true };
  expect(surchargesOf(known, defaultPriceRules)).toEqual(['busyHours', 'distance']);
  expect(surchargesOf({ ...known, isPlace: false, hasDearerOptions: true }, defaultPriceRules)).toEqual([
    'place',
    'options',
    'busyHours',
    'distance',
  ]);
  const flat = { ...defaultPriceRules, fees: { ...fees, primeTimePercent: 0, distanceCap: 0 } };
  expect(surchargesOf(known, flat)).toEqual([]);
  expect(surchargesOf({ ...known, hasDearerOptions: true }, flat)).toEqual(['options']);
  expect(surchargesOf({ ...known, pricePaise: 0, isPlace: false }, defaultPriceRules)).toEqual([]);
});
