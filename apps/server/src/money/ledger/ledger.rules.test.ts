import type { PriceBreakdown } from '@nukkad/contract/market/booking/booking.model';
import { percentOf, toWholeRupee } from '@nukkad/contract/kernel/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { billOf, taxSum } from './bill.rules.ts';
import * as rules from './ledger.rules.ts';

const paise = fc.integer({ min: 0, max: 5_000_000 });
const total = (postings: readonly rules.Posting[]) =>
  postings.reduce((sum, posting) => sum + posting.amountPaise, 0);
const of = (postings: readonly rules.Posting[], account: rules.AccountCode) =>
  total(postings.filter((posting) => posting.account === account));

const aPrice = fc
  .record({
    services: paise,
    prime: paise,
    distance: paise,
    fee: paise,
    charges: paise,
    discount: fc.nat(100),
    percent: fc.constantFrom(0, 5, 18),
    local: fc.boolean(),
  })
  .map(({ services, prime, distance, fee, charges, discount, percent, local }): PriceBreakdown => {
    const work = services + prime + distance;
    const couponDiscount = percentOf(work, discount);
    const tax = (name: string, taxable: number, rate: number) =>
      (local ? [`CGST on ${name}`, `SGST on ${name}`] : [`IGST on ${name}`]).map((label) => {
        const share = local ? rate / 2 : rate;
        return { label, percent: share, taxable, amount: percentOf(taxable, share) };
      });
    const lines = [...tax('services', work - couponDiscount, percent), ...tax('convenience fee', fee, 18)];
    const amount = lines.reduce((sum, line) => sum + line.amount, 0);
    const exact = work - couponDiscount + fee + charges + amount;
    return {
      totalServicePrice: services,
      primeTimeCharge: prime,
      convenienceFee: { amount: fee, info: '' },
      distanceFee: { amount: distance, info: '' },
      tax: { percent, amount, lines },
      couponDiscount,
      previous_cancellation_charges: { amount: charges, details: [] },
      services: [],
      totalSaving: 0,
      rounding: toWholeRupee(exact) - exact,
      totalCheckoutValue: toWholeRupee(exact),
    };
  });
const additions = fc.array(
  fc.record({
    kind: fc.constant('addition' as const),
    pricePaise: fc.integer({ min: 200, max: 500_000 }),
    taxPaise: fc.nat(199),
  }),
  { maxLength: 3 },
);

test('promise 23: the parts of a bill sum to what is paid, and rounding is less than a rupee', () => {
  fc.assert(
    fc.property(aPrice, additions, (price, lines) => {
      const bill = billOf(price, lines);
      const parts =
        bill.workPaise +
        taxSum(bill.workTax) +
        bill.feePaise +
        taxSum(bill.feeTax) +
        bill.chargesPaise +
        bill.roundingPaise;
      expect(parts).toBe(bill.totalPaise);
      expect(bill.roundingPaise).toBe(price.rounding);
      expect(Math.abs(bill.roundingPaise)).toBeLessThanOrEqual(50);
    }),
    { numRuns: 2_000 },
  );
});

test('promise 13: every posting rule sums to zero', () => {
  fc.assert(
    fc.property(aPrice, additions, fc.boolean(), paise, paise, (price, lines, registered, amount, fee) => {
      const work = { bill: billOf(price, lines), organisationId: 'p', registered, commissionPercent: 15 };
      const all = [
        rules.postCaptured(amount, null),
        rules.postCaptured(amount, 'p'),
        rules.postSurplus(amount),
        rules.postRefundRequested(amount),
        rules.postRefunded(amount),
        rules.postCompleted(work, rules.defaultRules),
        rules.postCancelled(
          { feePaise: fee, capturedPaise: amount, organisationId: 'p' },
          rules.defaultRules,
        ),
        rules.postCancelled(
          { feePaise: fee, capturedPaise: amount, organisationId: null },
          { ...rules.defaultRules, cancellationFeePartnerPercent: 33.33 },
        ),
      ];
      for (const postings of all) expect(total(postings)).toBe(0);
      for (const posting of all.flat()) expect(Number.isInteger(posting.amountPaise)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

const bill = {
  workPaise: 100_000,
  workTax: { cgst: 9_000, sgst: 9_000, igst: 0 },
  discountPaise: 0,
  bornByPartners: [],
  feePaise: 4_900,
  feeTax: { cgst: 441, sgst: 441, igst: 0 },
  chargesPaise: 5_000,
  roundingPaise: 18,
  totalPaise: 128_800,
};

test('a registered partner gets value and tax, less commission with its tax, and tax collected at source', () => {
  const postings = rules.postCompleted(
    { bill, organisationId: 'p', registered: true, commissionPercent: 15 },
    rules.defaultRules,
  );
  expect(of(postings, 'partner_payable')).toBe(-(118_000 - 15_000 - 2_700 - 500));
  expect(of(postings, 'tcs_payable')).toBe(-500);
  expect(of(postings, 'cgst_payable')).toBe(-(441 + 1_350));
  expect(of(postings, 'commission_revenue')).toBe(-15_000);
  expect(of(postings, 'cancellation_receivable')).toBe(-5_000);
});

test('for an unregistered partner the platform owes the tax on the work, and collects none at source', () => {
  const postings = rules.postCompleted(
    { bill, organisationId: 'p', registered: false, commissionPercent: 15 },
    rules.defaultRules,
  );
  expect(of(postings, 'partner_payable')).toBe(-(100_000 - 15_000 - 2_700));
  expect(of(postings, 'tcs_payable')).toBe(0);
  expect(of(postings, 'cgst_payable')).toBe(-(441 + 1_350 + 9_000));
});

test('a coupon costs the platform its discount, and the partner nothing', () => {
  const plain = { ...bill, workTax: { cgst: 0, sgst: 0, igst: 0 }, totalPaise: 110_800 };
  const discounted = { ...plain, workPaise: 80_000, discountPaise: 20_000, totalPaise: 90_800 };
  const postings = (one: typeof bill) =>
    rules.postCompleted(
      { bill: one, organisationId: 'p', registered: false, commissionPercent: 15 },
      rules.defaultRules,
    );
  const [without, withCoupon] = [postings(plain), postings(discounted)];
  expect(of(withCoupon, 'partner_payable')).toBe(of(without, 'partner_payable'));
  expect(of(withCoupon, 'commission_revenue')).toBe(of(without, 'commission_revenue'));
  expect(of(withCoupon, 'promotion_discount')).toBe(20_000);
  expect(of(without, 'promotion_discount')).toBe(0);
});

test.each([
  [
    'the partner that bears it',
    'p',
    false,
    { partner: 80_000 - 12_000 - 2_160, commission: 12_000, platform: 0 },
  ],
  [
    'the same, with commission of the whole',
    'p',
    true,
    { partner: 80_000 - 15_000 - 2_700, commission: 15_000, platform: 0 },
  ],
  [
    'another partner that took the job over',
    'q',
    false,
    { partner: 100_000 - 15_000 - 2_700, commission: 15_000, platform: 20_000 },
  ],
])('an own offer of a partner is borne by %s', (_, organisationId, commissionBeforeOwnOffer, expected) => {
  const discounted = {
    ...bill,
    workTax: { cgst: 0, sgst: 0, igst: 0 },
    workPaise: 80_000,
    discountPaise: 20_000,
    bornByPartners: [{ organisationId: 'p', paise: 20_000 }],
    totalPaise: 90_800,
  };
  const postings = rules.postCompleted(
    { bill: discounted, organisationId, registered: false, commissionPercent: 15 },
    { ...rules.defaultRules, commissionBeforeOwnOffer },
  );
  expect(-of(postings, 'partner_payable')).toBe(expected.partner);
  expect(-of(postings, 'commission_revenue')).toBe(expected.commission);
  expect(of(postings, 'promotion_discount')).toBe(expected.platform);
  expect(postings.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(0);
});

test('a late fee comes from what was paid, and the rest waits for the next booking', () => {
  const postings = rules.postCancelled(
    { feePaise: 30_000, capturedPaise: 20_000, organisationId: 'p' },
    rules.defaultRules,
  );
  expect(of(postings, 'customer_held')).toBe(20_000);
  expect(of(postings, 'cancellation_receivable')).toBe(10_000);
  expect(of(postings, 'partner_payable')).toBe(-30_000);
});
