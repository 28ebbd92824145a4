import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settingsOf } from '../../platform/snapshot/settings.ts';
import { type PricedInput, defaultPriceRules, priceCart } from './price.rules.ts';
import { reprice, triedPriceRules } from './reprice.ts';

const at = new Date('2026-11-23T06:00:00Z');
const inputs = fc.record<PricedInput>({
  lines: fc.array(
    fc.record({
      name: fc.constant('Fan fitting'),
      subcategoryName: fc.constant('Fans'),
      quantity: fc.integer({ min: 1, max: 10 }),
      price: fc.integer({ min: 0, max: 500_000 }),
      usualPrice: fc.integer({ min: 0, max: 500_000 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  gstClass: fc.constantFrom('housekeeping' as const, 'standard' as const, 'beauty' as const),
  partnerStateCode: fc.constantFrom(null, '29', '27'),
  placeOfSupply: fc.constantFrom('29', '27', '04'),
  primeTime: fc.boolean(),
  instant: fc.boolean(),
  distanceMetres: fc.integer({ min: 0, max: 40_000 }),
  charges: fc.constantFrom([], [{ bookingNumber: 'B12345-67890', amount: 5_000 }]),
  couponDiscount: fc.integer({ min: 0, max: 50_000 }),
  lang: fc.constant('en' as const),
});

test('a frozen price by the rules that made it is the same price, whatever was in the cart', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const price = priceCart(input, defaultPriceRules, at);
      const { lines: _l, charges: _c, couponDiscount: _d, lang: _w, ...visit } = input;
      const again = reprice({ ...visit, instant: visit.instant ?? false, price }, defaultPriceRules, at);
      expect(again.totalCheckoutValue).toBe(price.totalCheckoutValue);
      expect({ ...again, totalSaving: 0 }).toEqual({ ...price, totalSaving: 0 });
    }),
  );
});

test('a tried fee counts in its scope alone, and a tried tax at every date', () => {
  const settings = settingsOf([]);
  const tried = { scope: 'city:in-pune', part: 'primeTimePercent', value: 25 };
  const percentIn = (cityCode: string) =>
    triedPriceRules(settings, { at, cityCode }, 'price.fees', tried).fees.primeTimePercent;
  expect([percentIn('in-pune'), percentIn('in-delhi')]).toEqual([25, 10]);
  const tax = triedPriceRules(settings, { at, cityCode: '' }, 'price.tax', {
    scope: '*',
    part: 'platformPercent',
    value: 12,
  });
  expect(tax.taxes.map(({ platformPercent }) => platformPercent)).toEqual([12, 12]);
});
