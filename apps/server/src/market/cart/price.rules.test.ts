import { istInstant } from '@nukkad/contract/kernel/time';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GstClass, type PricedInput, defaultPriceRules, priceCart, taxRatesAt } from './price.rules.ts';

const at = new Date('2026-11-24T06:00:00.000Z');
const line = (price: number, usualPrice = price) => ({
  name: 'Bathroom cleaning',
  subcategoryName: 'Cleaning',
  quantity: 1,
  price,
  usualPrice,
});

function anInput(over: Partial<PricedInput> = {}): PricedInput {
  return {
    lines: [line(44_900)],
    gstClass: 'housekeeping',
    partnerStateCode: '29',
    placeOfSupply: '29',
    primeTime: false,
    distanceMetres: 3_000,
    charges: [],
    couponDiscount: 0,
    lang: 'en',
    ...over,
  };
}
const price = (over: Partial<PricedInput> = {}) => priceCart(anInput(over), defaultPriceRules, at);

describe('the bill', () => {
  test('₹449 by a registered partner: 18% in halves, ₹29 convenience fee with its own tax', () => {
    const bill = price();
    expect(bill).toMatchObject({
      totalServicePrice: 44_900,
      primeTimeCharge: 0,
      convenienceFee: { amount: 2_900 },
      distanceFee: { amount: 0 },
    });
    expect(bill.tax.lines).toEqual([
      { label: 'CGST on services', percent: 9, taxable: 44_900, amount: 4_041 },
      { label: 'SGST on services', percent: 9, taxable: 44_900, amount: 4_041 },
      { label: 'CGST on convenience fee', percent: 9, taxable: 2_900, amount: 261 },
      { label: 'SGST on convenience fee', percent: 9, taxable: 2_900, amount: 261 },
    ]);
    expect([bill.tax.percent, bill.tax.amount, bill.rounding, bill.totalCheckoutValue]).toEqual([
      18, 8_604, -4, 56_400,
    ]);
  });

  test.each<[GstClass, string | null, number]>([
    ['housekeeping', '29', 18],
    ['housekeeping', null, 5],
    ['standard', '29', 18],
    ['standard', null, 0],
    ['beauty', '29', 5],
    ['beauty', null, 0],
  ])('%s of a partner registered in %s is taxed %d%%', (gstClass, partnerStateCode, percent) => {
    expect(price({ gstClass, partnerStateCode }).tax.percent).toBe(percent);
  });

  test('another state pays IGST, a union territory UTGST', () => {
    expect(price({ placeOfSupply: '33' }).tax.lines.map((each) => each.label)).toEqual([
      'IGST on services',
      'IGST on convenience fee',
    ]);
    expect(
      price({ partnerStateCode: '04', placeOfSupply: '04' }).tax.lines.map((each) => each.label),
    ).toEqual(['CGST on services', 'UTGST on services', 'IGST on convenience fee']);
  });

  test('beauty was 18% until 21 September 2025, Indian midnight', () => {
    const before = new Date(istInstant('2025-09-22').getTime() - 1);
    expect(taxRatesAt(defaultPriceRules, before)?.classes.beauty.registered).toBe(18);
    expect(taxRatesAt(defaultPriceRules, istInstant('2025-09-22'))?.classes.beauty.registered).toBe(5);
  });

  test('prime time 10%, ₹49 from ₹500 on, distance after 5 km up to ₹150', () => {
    expect(price({ primeTime: true }).primeTimeCharge).toBe(4_500);
    expect(price({ lines: [line(49_900)] }).convenienceFee.amount).toBe(2_900);
    expect(price({ lines: [line(50_000)] }).convenienceFee.amount).toBe(4_900);
    expect(
      [5_000, 5_001, 7_000, 40_000].map((distanceMetres) => price({ distanceMetres }).distanceFee.amount),
    ).toEqual([0, 1_000, 2_000, 15_000]);
  });

  test('earlier cancellation charges are collected as they are; a saving is shown against the usual price', () => {
    const charges = [
      { bookingNumber: 'NK1', amount: 10_000 },
      { bookingNumber: 'NK2', amount: 5_000 },
    ];
    const bill = price({ charges, lines: [line(40_000, 44_900), line(50_000, 45_000)] });
    expect(bill.previous_cancellation_charges).toEqual({ amount: 15_000, details: charges });
    expect(bill.totalSaving).toBe(4_900);
  });
});

const paise = fc.integer({ min: 0, max: 5_000_000 });
const anyInput: fc.Arbitrary<PricedInput> = fc.record({
  lines: fc.array(
    fc.record({
      name: fc.constant('a'),
      subcategoryName: fc.constant('b'),
      quantity: fc.integer({ min: 1, max: 10 }),
      price: paise,
      usualPrice: paise,
    }),
    { minLength: 1, maxLength: 10 },
  ),
  gstClass: fc.constantFrom<GstClass>('housekeeping', 'standard', 'beauty'),
  partnerStateCode: fc.constantFrom(null, '29', '33', '04'),
  placeOfSupply: fc.constantFrom('29', '33', '04', '07'),
  primeTime: fc.boolean(),
  distanceMetres: fc.double({ min: 0, max: 100_000, noNaN: true }),
  charges: fc.array(fc.record({ bookingNumber: fc.uuid(), amount: fc.integer({ min: 1, max: 50_000 }) }), {
    maxLength: 5,
  }),
  couponDiscount: fc.oneof(fc.constant(0), paise),
  lang: fc.constantFrom('en', 'hi'),
});

describe('promise 23: splits sum exactly to the whole', () => {
  test('every amount, the rounding too, sums to a total in whole rupees', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const bill = priceCart(input, defaultPriceRules, at);
        const parts =
          bill.totalServicePrice +
          bill.primeTimeCharge +
          bill.convenienceFee.amount +
          bill.distanceFee.amount +
          bill.tax.amount +
          bill.previous_cancellation_charges.amount -
          bill.couponDiscount +
          bill.rounding;
        expect(parts).toBe(bill.totalCheckoutValue);
        expect(bill.totalCheckoutValue % 100).toBe(0);
        expect(bill.rounding).toBeGreaterThanOrEqual(-49);
        expect(bill.rounding).toBeLessThanOrEqual(50);
        expect(bill.tax.lines.reduce((sum, each) => sum + each.amount, 0)).toBe(bill.tax.amount);
        expect(bill.services.reduce((sum, each) => sum + each.price, 0)).toBe(bill.totalServicePrice);
        expect(bill.previous_cancellation_charges.details.reduce((sum, each) => sum + each.amount, 0)).toBe(
          bill.previous_cancellation_charges.amount,
        );
        const central = bill.tax.lines
          .filter((each) => each.label.startsWith('CGST'))
          .reduce((sum, each) => sum + each.amount, 0);
        const local = bill.tax.lines
          .filter((each) => /^(SGST|UTGST)/.test(each.label))
          .reduce((sum, each) => sum + each.amount, 0);
        expect(central).toBe(local);
        for (const amount of [bill.totalCheckoutValue, bill.tax.amount, bill.totalSaving])
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
      }),
      { numRuns: 3_000 },
    );
  });
});
