import fc from 'fast-check';
import { expect, test } from 'vitest';
import { netOf } from './earned.rules.ts';
import { defaultRules } from './ledger.rules.ts';
import {
  type ProjectPayment,
  partnerPart,
  postHeldReturned,
  postProjectPaid,
  postProjectReturned,
  shareOfProject,
} from './project.rules.ts';

const organisationId = '019aa000-0000-7000-8000-000000000002';
const payments: fc.Arbitrary<ProjectPayment> = fc
  .record({
    amountPaise: fc.integer({ min: 100, max: 10_000_000_000 }),
    percent: fc.constantFrom(0, 5, 12, 18, 28),
    isRegistered: fc.boolean(),
    isInterState: fc.boolean(),
  })
  .map(({ percent, ...payment }) => ({
    ...payment,
    organisationId,
    taxPaise: payment.amountPaise - Math.round((payment.amountPaise * 100) / (100 + percent)),
  }));
const rules = fc
  .record({
    projectCommissionPercent: fc.integer({ min: 0, max: 30 }),
    tcsPercent: fc.constantFrom(0, 0.5, 1),
    commissionGstPercent: fc.constantFrom(0, 18),
  })
  .map((some) => ({ ...defaultRules, ...some }));
const sumOf = (postings: readonly { readonly amountPaise: number }[]) =>
  postings.reduce((sum, { amountPaise }) => sum + amountPaise, 0);

test('promise 13: what is paid of a project, and what of it goes back, sums to zero', () => {
  fc.assert(
    fc.property(payments, rules, fc.double({ min: 0, max: 1, noNaN: true }), (payment, books, part) => {
      expect(sumOf(postProjectPaid(payment, books, 'gateway_clearing'))).toBe(0);
      expect(sumOf(postProjectPaid(payment, books, 'advance_held'))).toBe(0);
      const returned = Math.max(1, Math.floor(payment.amountPaise * part));
      expect(sumOf(postProjectReturned(payment, books, returned))).toBe(0);
      expect(sumOf(postHeldReturned(returned))).toBe(0);
    }),
  );
});

test('the partner is owed what its share says, never more than was paid; of the whole that goes back it gives all of it', () => {
  fc.assert(
    fc.property(payments, rules, (payment, books) => {
      const net = netOf(shareOfProject(payment, books));
      const paid = postProjectPaid(payment, books, 'gateway_clearing');
      expect(-partnerPart(paid)).toBe(net);
      expect(net).toBeLessThanOrEqual(payment.amountPaise);
      expect(partnerPart(postProjectReturned(payment, books, payment.amountPaise))).toBe(net);
    }),
  );
});

test('no GST reaches a partner who is not registered, and no TCS is taken of it', () => {
  fc.assert(
    fc.property(payments, rules, (payment, books) => {
      const share = shareOfProject({ ...payment, isRegistered: false }, books);
      expect([share.taxPaise, share.tcsPaise]).toEqual([0, 0]);
      expect(share.valuePaise).toBe(payment.amountPaise - payment.taxPaise);
    }),
  );
});
