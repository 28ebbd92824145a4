import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearerPrice } from './nearer-price.rules.ts';
import { type PricedInput, defaultPriceRules, priceCart } from './price.rules.ts';

const at = new Date('2026-11-23T04:30:00.000Z');

const priced = fc.record({
  price: fc.integer({ min: 1, max: 900_000 }),
  partnerStateCode: fc.constantFrom('29', '27', null),
  gstClass: fc.constantFrom('housekeeping' as const, 'standard' as const, 'beauty' as const),
  primeTime: fc.boolean(),
  couponDiscount: fc.integer({ min: 0, max: 900_000 }),
  charge: fc.constantFrom(0, 10_000),
});

type Work = Pick<PricedInput, 'gstClass' | 'partnerStateCode' | 'primeTime' | 'couponDiscount'> & {
  readonly price: number;
  readonly charge: number;
};

function priceFrom({ price, charge, ...rest }: Work, distanceMetres: number) {
  const lines = [{ name: 'Fan fitting', subcategoryName: 'Fans', quantity: 1, price, usualPrice: price }];
  const charges = charge ? [{ bookingNumber: 'NK-1', amount: charge }] : [];
  const input = { ...rest, lines, charges, distanceMetres, placeOfSupply: '29', lang: 'en' as const };
  return priceCart(input, defaultPriceRules, at);
}

test('from nearer by it costs what it would have cost from there, and never more than was agreed', () => {
  const metres = fc.integer({ min: 0, max: 40_000 });
  fc.assert(
    fc.property(priced, metres, metres, (work, one, other) => {
      const [near, far] = [Math.min(one, other), Math.max(one, other)];
      const agreed = priceFrom(work, far);
      const lower = nearerPrice(agreed, near);
      expect(lower.totalCheckoutValue).toBeLessThanOrEqual(agreed.totalCheckoutValue);
      expect(lower.distanceFee.amount).toBe(priceFrom(work, near).distanceFee.amount);
      if (agreed.couponDiscount < agreed.totalServicePrice)
        expect(lower.totalCheckoutValue).toBe(priceFrom(work, near).totalCheckoutValue);
      expect(nearerPrice(priceFrom(work, near), far)).toEqual(priceFrom(work, near));
    }),
    { numRuns: 300 },
  );
});
