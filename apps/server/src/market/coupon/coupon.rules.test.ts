import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CouponFacts, discountOf, problemOf } from './coupon.rules.ts';

const today = '2026-11-23';
const coupon = (more: Partial<CouponFacts> = {}): CouponFacts => ({
  percent: 20,
  amountPaise: null,
  mostPaise: null,
  leastServicesPaise: 0,
  fromDay: today,
  toDay: null,
  audience: 'everyone',
  categoryIds: null,
  cityCodes: null,
  totalLimit: null,
  personLimit: 1,
  organisationId: null,
  partnerPercent: 0,
  serviceIds: null,
  isAutomatic: false,
  stacks: false,
  status: 'Active',
  usedCount: 0,
  ...more,
});
const basket = {
  servicesPaise: 100_000,
  lines: [{ serviceId: 'bathroom', linePaise: 100_000 }],
  organisationId: null,
  categoryId: 'cleaning',
  cityCode: '1277333',
  today,
};
const newcomer = { ownUses: 0, hasBooked: false };

test.each<[string, Partial<CouponFacts>, object, object]>([
  ['coupon_not_valid', { status: 'Paused' }, {}, {}],
  ['coupon_not_valid', { status: 'Ended' }, {}, {}],
  ['coupon_not_valid', { fromDay: '2026-11-24' }, {}, {}],
  ['coupon_not_valid', { fromDay: '2026-11-01', toDay: '2026-11-22' }, {}, {}],
  ['coupon_used_by_you', { personLimit: 2 }, {}, { ownUses: 2 }],
  ['coupon_used_up', { totalLimit: 5, usedCount: 5 }, {}, {}],
  ['coupon_for_newcomers', { audience: 'newcomers' }, {}, { hasBooked: true }],
  ['coupon_other_city', { cityCodes: ['1262321'] }, {}, {}],
  ['coupon_other_city', { cityCodes: ['1277333'] }, { cityCode: null }, {}],
  ['coupon_other_services', { categoryIds: ['plumber'] }, {}, {}],
  ['coupon_other_partner', { organisationId: 'shop' }, {}, {}],
  ['coupon_other_services', { serviceIds: ['sofa'] }, {}, {}],
  ['coupon_too_little', { leastServicesPaise: 100_001 }, {}, {}],
])('%s: %o', (trouble, terms, more, past) => {
  expect(problemOf(coupon(terms), { ...basket, ...more }, { ...newcomer, ...past })).toBe(trouble);
});

test('a coupon counts on its first and its last day, at exactly the least amount, up to its limits', () => {
  const exact = coupon({
    toDay: today,
    leastServicesPaise: 100_000,
    totalLimit: 6,
    usedCount: 5,
    personLimit: 2,
    categoryIds: ['plumber', 'cleaning'],
    cityCodes: ['1277333'],
    audience: 'newcomers',
  });
  expect(problemOf(exact, basket, { ownUses: 1, hasBooked: false })).toBeNull();
});

test('a percentage is in whole rupees and within its bound; an amount is no more than the services cost', () => {
  expect(discountOf(coupon({ percent: 15 }), 44_999)).toBe(6_700);
  expect(discountOf(coupon({ percent: 50, mostPaise: 10_000 }), 44_900)).toBe(10_000);
  expect(discountOf(coupon({ percent: null, amountPaise: 50_000 }), 44_900)).toBe(44_900);
});

test('no discount is negative or above the services, for any terms', () => {
  const paise = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(
      fc.option(fc.integer({ min: 1, max: 100 }), { nil: null }),
      paise,
      fc.option(paise, { nil: null }),
      fc.integer({ min: 0, max: 100_000_000 }),
      (percent, amount, most, services) => {
        const off = discountOf(
          {
            percent,
            amountPaise: percent === null ? amount : null,
            mostPaise: percent === null ? null : most,
          },
          services,
        );
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThanOrEqual(services);
        expect(Number.isInteger(off)).toBe(true);
      },
    ),
  );
});
