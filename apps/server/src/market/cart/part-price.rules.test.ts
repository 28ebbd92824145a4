import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partPrice } from './part-price.rules.ts';
import { type PricedInput, defaultPriceRules, priceCart } from './price.rules.ts';

const at = new Date('2026-11-23T04:30:00.000Z');

const line = fc.record({
  name: fc.constantFrom('Fan fitting', 'Deep cleaning', 'Pipe'),
  subcategoryName: fc.constant('Home'),
  quantity: fc.integer({ min: 1, max: 10 }),
  unit: fc.integer({ min: 1, max: 500_000 }),
});
const agreed = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 5 }),
    partnerStateCode: fc.constantFrom('29', '27', null),
    gstClass: fc.constantFrom('housekeeping', 'standard', 'beauty'),
    primeTime: fc.boolean(),
    distanceMetres: fc.integer({ min: 0, max: 40_000 }),
    couponDiscount: fc.integer({ min: 0, max: 900_000 }),
    charge: fc.constantFrom(0, 10_000),
  })
  .map(({ lines, charge, ...rest }) => {
    const priced = lines.map(({ unit, ...one }) => {
      const price = unit * one.quantity;
      return { ...one, price, usualPrice: price };
    });
    const charges = charge ? [{ bookingNumber: 'NK-1', amount: charge }] : [];
    const input = { ...rest, lines: priced, charges, placeOfSupply: '29', lang: 'en' } as PricedInput;
    return priceCart(input, defaultPriceRules, at);
  });

const sumOf = (price: ReturnType<typeof partPrice>) =>
  price.totalServicePrice +
  price.primeTimeCharge +
  price.distanceFee.amount +
  price.convenienceFee.amount +
  price.tax.amount +
  price.previous_cancellation_charges.amount +
  price.rounding -
  price.couponDiscount;

test('promise 11: a part costs never more than all, its amounts sum to it, and more work never costs less', () => {
  fc.assert(
    fc.property(agreed, fc.array(fc.nat(10), { minLength: 5, maxLength: 5 }), (price, done) => {
      const part = partPrice(price, done);
      expect(part.totalCheckoutValue).toBeLessThanOrEqual(price.totalCheckoutValue);
      expect(part.totalCheckoutValue).toBeGreaterThanOrEqual(0);
      expect(sumOf(part)).toBe(part.totalCheckoutValue);
      expect(part.services.reduce((sum, one) => sum + one.price, 0)).toBe(part.totalServicePrice);
      const less = partPrice(
        price,
        done.map((one) => Math.max(0, one - 1)),
      );
      expect(less.totalServicePrice).toBeLessThanOrEqual(part.totalServicePrice);
    }),
    { numRuns: 200 },
  );
});

test('nothing done costs nothing but what was owed before; all of it costs what was agreed to', () => {
  fc.assert(
    fc.property(agreed, (price) => {
      const charges = price.previous_cancellation_charges.amount;
      expect(partPrice(price, []).totalCheckoutValue).toBe(Math.min(charges, price.totalCheckoutValue));
      expect(
        partPrice(
          price,
          price.services.map(({ quantity }) => quantity),
        ),
      ).toBe(price);
    }),
    { numRuns: 100 },
  );
});
