import { percentOf, split } from '@nukkad/contract/kernel/money';
import type { QuoteContent } from '@nukkad/contract/market/quote/quote.model';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type TaxOf, priceQuote } from '../quote-price.rules.ts';
import { awardStanding, isAllAgreed, isAwardable, keysOf, onlyLines, wholeIdOf } from './award.rules.ts';

const taxOf: TaxOf = (_serviceId, taxable) => ({
  percent: 18,
  lines: [{ label: 'IGST', percent: 18, taxable, amount: percentOf(taxable, 18) }],
});

const aLine = fc.record({
  serviceId: fc.constantFrom(null, 'tap-repair', 'pipe-repair'),
  name: fc.constantFrom('Taps', 'Pipes', 'Tiles'),
  quantity: fc.integer({ min: 1, max: 50 }),
  unit: fc.constant('piece'),
  unitPrice: fc.integer({ min: 1, max: 50_000_00 }),
});

const aContent = fc
  .tuple(fc.array(aLine, { minLength: 2, maxLength: 12 }), fc.integer({ min: 0, max: 90 }))
  .map(([lines, off]): QuoteContent => {
    const worth = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
    return {
      lines,
      discount: Math.floor((worth * off) / 100),
      milestones: [
        { title: 'Start', percent: 30 },
        { title: 'End', percent: 70 },
      ],
      hasAdvance: true,
      validDays: 30,
      startDay: null,
      finishDay: null,
      warrantyMonths: 0,
    };
  });

test('parts that hold each line once divide the lines, the discount and the amount before tax to the paisa', () => {
  fc.assert(
    fc.property(aContent, fc.integer({ min: 1, max: 11 }), (whole, cut) => {
      const price = priceQuote(whole, taxOf);
      const all = whole.lines.map((_, at) => at);
      const sides = [all.filter((at) => at % 12 < cut), all.filter((at) => at % 12 >= cut)];
      const parts = sides.filter((side) => side.length > 0).map((side) => onlyLines(whole, price, side));
      if (parts.some((part) => part === null)) return;
      const prices = parts.map((part) => priceQuote(part as QuoteContent, taxOf));
      const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0);
      expect(sum(prices.map(({ discount }) => discount))).toBe(price.discount);
      expect(sum(prices.map(({ taxable }) => taxable))).toBe(price.taxable);
      for (const { total, milestones } of prices) {
        expect(milestones.map(({ amount }) => amount)).toEqual(split(total, [30, 70]));
        expect(total % 100).toBe(0);
      }
      expect(sum(prices.map(({ total }) => total))).toBeLessThanOrEqual(price.total + 100 * prices.length);
    }),
    { numRuns: 400 },
  );
});

const whole: QuoteContent = {
  lines: [
    { serviceId: null, name: 'Taps', quantity: 1, unit: 'tap', unitPrice: 100_00 },
    { serviceId: null, name: 'taps', quantity: 2, unit: 'tap', unitPrice: 0 },
    { serviceId: 'tap-repair', name: 'Taps', quantity: 3, unit: 'tap', unitPrice: 100_00 },
  ],
  discount: 0,
  milestones: [{ title: 'End', percent: 100 }],
  hasAdvance: false,
  validDays: 30,
  startDay: null,
  finishDay: null,
  warrantyMonths: 0,
  message: 'Thank you.',
};

test('lines keep their order and say nothing of what the partner wrote; lines that cost nothing are no part', () => {
  const price = priceQuote(whole, taxOf);
  const part = onlyLines(whole, price, [2, 0]);
  expect(part?.lines.map(({ quantity }) => quantity)).toEqual([1, 3]);
  expect(part?.message).toBeUndefined();
  expect(onlyLines(whole, price, [1])).toBeNull();
  expect(onlyLines(whole, price, [9])).toBeNull();
});

test('of lines alike each has a key of its own, by its place in the whole quote', () => {
  expect(keysOf(whole, [0, 1, 2])).toEqual(['taps 1', 'taps 2', 'tap-repair 1']);
  expect(keysOf(whole, [1])).toEqual(['taps 2']);
  const agreed = (...keys: readonly string[]) =>
    isAllAgreed(
      [{ leadId: 'bright', content: whole }],
      keys.map((lineKey) => ({ leadId: 'bright', lineKey })),
      new Set(['bright']),
    );
  expect(agreed('taps 1', 'taps 2')).toBe(false);
  expect(agreed('taps 1', 'taps 2', 'tap-repair 1')).toBe(true);
});

test('an optional line that no one was given keeps no request open', () => {
  const offered = (isOptional: boolean) => [
    {
      leadId: 'bright',
      content: { lines: whole.lines.map((line, at) => ({ ...line, isOptional: isOptional && at === 2 })) },
    },
  ];
  const awarded = ['taps 1', 'taps 2'].map((lineKey) => ({ leadId: 'bright', lineKey }));
  expect(isAllAgreed(offered(true), awarded, new Set(['bright']))).toBe(true);
  expect(isAllAgreed(offered(false), awarded, new Set(['bright']))).toBe(false);
});

test('a version that offers fewer of lines alike is about those that its partner was given', () => {
  const taps = whole.lines.slice(0, 1);
  const of = (count: number) => ({ lines: Array.from({ length: count }, () => taps).flat() });
  const keys = (count: number, ...held: readonly string[]) =>
    keysOf(of(count), [...of(count).lines.keys()], new Set(held));
  expect(keys(1)).toEqual(['taps 1']);
  expect(keys(1, 'taps 2')).toEqual(['taps 2']);
  expect(keys(2, 'taps 2')).toEqual(['taps 1', 'taps 2']);
  expect(keys(2, 'taps 3', 'pipes 1')).toEqual(['taps 1', 'taps 3']);
  expect(keys(1, 'taps 12', 'taps 2')).toEqual(['taps 2']);
  expect(keys(3, 'taps 2', 'taps 5')).toEqual(['taps 1', 'taps 2', 'taps 5']);
});

test('lines are given of a quote of the partner, also where some of it were given before, not of a counter-offer', () => {
  const own = { quoteId: 'one', madeBy: 'Partner' as const, partOf: null };
  const part = { quoteId: 'two', madeBy: 'Buyer' as const, partOf: 'one' };
  expect([own, part, { ...part, partOf: null }].map(isAwardable)).toEqual([true, true, false]);
  expect([own, part].map(wholeIdOf)).toEqual(['one', 'one']);
  expect(awardStanding({ status: 'Qoutation Sent' }, part)).toBe('offered');
  expect(awardStanding({ status: 'Qoutation Sent' }, own)).toBe('answered');
  expect(awardStanding({ status: 'Accepted By User' }, part)).toBe('accepted');
  expect(awardStanding({ status: 'Inprogress' }, part)).toBe('agreed');
});

test('each partner that is given lines keeps the visits that it offered', () => {
  const line = { serviceId: null, name: 'Taps', quantity: 1, unit: 'lot', unitPrice: 500_00 };
  const visits = [{ day: '2026-12-01', slotId: 1120, minutes: 60, title: 'Measuring' }];
  const offered: QuoteContent = {
    lines: [line, { ...line, name: 'Pipes' }],
    discount: 0,
    milestones: [{ title: 'End', percent: 100 }],
    hasAdvance: false,
    validDays: 30,
    startDay: null,
    finishDay: null,
    warrantyMonths: 0,
    visits,
  };
  expect(onlyLines(offered, priceQuote(offered, taxOf), [1])).toMatchObject({
    lines: [{ name: 'Pipes' }],
    visits,
  });
});

test('of a group a request is closed by all lines of one alternative', () => {
  const alternative = (at: number) => ({ group: 0, at });
  const content = {
    lines: whole.lines.map((line, at) => (at === 0 ? line : { ...line, alternative: alternative(at - 1) })),
    groups: [{ name: 'Kind', alternatives: [{ name: 'Plain' }, { name: 'Chrome' }] }],
  };
  const agreed = (...keys: readonly string[]) =>
    isAllAgreed(
      [{ leadId: 'bright', content }],
      keys.map((lineKey) => ({ leadId: 'bright', lineKey })),
      new Set(['bright']),
    );
  expect(agreed('taps 1')).toBe(false);
  expect(agreed('taps 2')).toBe(false);
  expect(agreed('taps 1', 'taps 2')).toBe(true);
  expect(agreed('taps 1', 'tap-repair 1')).toBe(true);
});
