import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Candidate, type StackingRules, bestTogether, sumOfShares } from './together.rules.ts';

const servicesPaise = fc.integer({ min: 0, max: 5_000_000 });
const worth = fc.oneof(
  fc.record({
    percent: fc.integer({ min: 1, max: 100 }),
    amountPaise: fc.constant(null),
    mostPaise: fc.option(fc.integer({ min: 100, max: 500_000 })),
  }),
  fc.record({
    percent: fc.constant(null),
    amountPaise: fc.integer({ min: 100, max: 500_000 }),
    mostPaise: fc.constant(null),
  }),
);
const candidates = fc
  .array(
    fc.tuple(
      worth,
      fc.integer({ min: 0, max: 100 }),
      fc.boolean(),
      fc.boolean(),
      fc.nat(3),
      fc.double({ min: 0, max: 1, noNaN: true }),
    ),
    { maxLength: 6 },
  )
  .chain((drawn) =>
    fc.tuple(
      servicesPaise,
      fc.constant((services: number) =>
        drawn.map(
          ([terms, partnerPercent, stacks, ofPartner, second, part], at): Candidate => ({
            ...terms,
            couponId: `coupon ${at}`,
            createdAt: new Date(second),
            partnerPercent: ofPartner ? partnerPercent : 0,
            organisationId: ofPartner ? 'partner' : null,
            stacks,
            eligiblePaise: Math.floor(services * part),
          }),
        ),
      ),
    ),
  )
  .map(([services, of]) => ({ services, given: of(services) }));
const rules: fc.Arbitrary<StackingRules> = fc.record({
  together: fc.boolean(),
  partnerFirst: fc.boolean(),
  mostPercent: fc.integer({ min: 1, max: 100 }),
});

test('a discount is never above the price, its shares sum to it, and two stay within their bound', () => {
  fc.assert(
    fc.property(candidates, rules, ({ services, given }, stacking) => {
      const shares = bestTogether(given, services, stacking);
      const discount = sumOfShares(shares);
      expect(discount).toBeLessThanOrEqual(services);
      expect(shares.length).toBeLessThanOrEqual(stacking.together ? 2 : 1);
      if (shares.length === 2) expect(discount).toBeLessThanOrEqual((services * stacking.mostPercent) / 100);
      for (const { discountPaise, partnerPaise } of shares) {
        expect(Number.isInteger(discountPaise) && Number.isInteger(partnerPaise)).toBe(true);
        expect(discountPaise).toBeGreaterThan(0);
        expect(partnerPaise).toBeGreaterThanOrEqual(0);
        expect(partnerPaise).toBeLessThanOrEqual(discountPaise);
      }
    }),
    { numRuns: 500 },
  );
});

test('the best choice does not depend on the order, and one offer more never makes it worse', () => {
  fc.assert(
    fc.property(candidates, rules, fc.infiniteStream(fc.nat()), ({ services, given }, stacking, random) => {
      const shuffled = given
        .map((one) => ({ one, at: random.next().value as number }))
        .toSorted((one, other) => one.at - other.at)
        .map(({ one }) => one);
      const best = bestTogether(given, services, stacking);
      expect(bestTogether(shuffled, services, stacking)).toEqual(best);
      expect(sumOfShares(bestTogether(given.slice(1), services, stacking))).toBeLessThanOrEqual(
        sumOfShares(best),
      );
    }),
    { numRuns: 500 },
  );
});

const base = { createdAt: new Date(0), mostPaise: null, stacks: true } as const;
const ofShop: Candidate = {
  ...base,
  couponId: 'shop',
  percent: 20,
  amountPaise: null,
  organisationId: 'shop',
  partnerPercent: 100,
  eligiblePaise: 100_000,
};
const ofPlatform: Candidate = {
  ...base,
  couponId: 'platform',
  percent: null,
  amountPaise: 15_000,
  organisationId: null,
  partnerPercent: 0,
  eligiblePaise: 100_000,
};
const stacking: StackingRules = { together: true, partnerFirst: true, mostPercent: 30 };

test.each([
  ['both, within the bound of 30 %', [ofShop, ofPlatform], stacking, { shop: 20_000, platform: 10_000 }],
  [
    'the platform first',
    [ofShop, ofPlatform],
    { ...stacking, partnerFirst: false },
    { platform: 15_000, shop: 15_000 },
  ],
  [
    'one, where the bound of two is lower',
    [ofShop, ofPlatform],
    { ...stacking, mostPercent: 15 },
    { shop: 20_000 },
  ],
  [
    'one, where the platform allows no two',
    [ofShop, ofPlatform],
    { ...stacking, together: false },
    { shop: 20_000 },
  ],
  ['one, where an offer forbids it', [ofShop, { ...ofPlatform, stacks: false }], stacking, { shop: 20_000 }],
  [
    'one, of two that are of the same side',
    [ofShop, { ...ofShop, couponId: 'other' }],
    stacking,
    { other: 20_000 },
  ],
  ['none, where none counts', [], stacking, {}],
])('%s', (_, given, rulesNow, expected) => {
  const shares = bestTogether(given, 100_000, rulesNow);
  expect(Object.fromEntries(shares.map(({ couponId, discountPaise }) => [couponId, discountPaise]))).toEqual(
    expected,
  );
});
