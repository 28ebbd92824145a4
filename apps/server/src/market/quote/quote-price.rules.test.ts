import type { QuoteContent } from '@nukkad/contract/market/quote/quote.model';
import { percentOf, priceOf } from '@nukkad/contract/kernel/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aQuote } from '../../../test/fixtures/quote-play.ts';
import { discountFor } from './counter.rules.ts';
import { changesBetween, linesBeside } from './quote-changes.rules.ts';
import { type TaxOf, priceQuote } from './quote-price.rules.ts';
import { digestOf } from './quote-digest.ts';
import { pricePlace } from './quote.rules.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Housekeeping at 5% to the centre and the state, other services at 18% across a border. */
const taxOf: TaxOf = (serviceId, taxable) =>
  serviceId === 'clean'
    ? {
        percent: 5,
        lines: ['CGST', 'SGST'].map((label) => ({
          label,
          percent: 2.5,
          taxable,
          amount: percentOf(taxable, 2.5),
        })),
      }
    : { percent: 18, lines: [{ label: 'IGST', percent: 18, taxable, amount: percentOf(taxable, 18) }] };

const aLine = fc.record({
  serviceId: fc.constantFrom('clean', null),
  name: fc.constant('Work'),
  unit: fc.constant('lot'),
  quantity: fc.integer({ min: 1, max: 1_000_000 }).map((thousandths) => thousandths / 1_000),
  unitPrice: fc.integer({ min: 0, max: 1_00_000_00 }),
});
/** Percents with two decimals that add up to a hundred. */
const somePercents = fc
  .uniqueArray(fc.integer({ min: 1, max: 9_999 }), { minLength: 0, maxLength: 8 })
  .map((cuts) => [0, ...cuts.toSorted((a, b) => a - b), 10_000])
  .map((cuts) => cuts.slice(1).map((cut, index) => (cut - (cuts[index] ?? 0)) / 100));

const someContent = fc
  .record({
    lines: fc.array(aLine, { minLength: 1, maxLength: 60 }),
    share: fc.double({ min: 0, max: 0.99, noNaN: true }),
    percents: somePercents,
    hasAdvance: fc.boolean(),
  })
  .map(({ lines, share, percents, hasAdvance }): QuoteContent => {
    const worth = sum(lines.map(({ quantity, unitPrice }) => priceOf(quantity, unitPrice)));
    const milestones = percents.map((percent) => ({ title: 'Part', percent }));
    return aQuote({ lines, discount: Math.floor(worth * share), milestones, hasAdvance });
  });

describe('what a quote comes to, of any lines, discount and payments', () => {
  test('lines, discount, GST, rounding and payments add up to the paisa', () => {
    fc.assert(
      fc.property(someContent, (content) => {
        const price = priceQuote(content, taxOf);
        expect(sum(price.lines.map(({ amount }) => amount))).toBe(price.subtotal);
        expect(sum(price.lines.map(({ discount }) => discount))).toBe(price.discount);
        expect(sum(price.lines.map(({ tax }) => tax))).toBe(price.tax);
        expect(sum(price.taxes.map(({ amount }) => amount))).toBe(price.tax);
        expect(sum(price.lines.map(({ total }) => total)) + price.rounding).toBe(price.total);
        expect(price.subtotal - price.discount + price.tax + price.rounding).toBe(price.total);
        expect(sum(price.milestones.map(({ amount }) => amount))).toBe(price.total);
        expect(price.advance).toBe(content.hasAdvance ? price.milestones[0]?.amount : 0);
        for (const line of price.lines) expect(line.amount - line.discount).toBeGreaterThanOrEqual(0);
        expect(Math.abs(price.rounding)).toBeLessThanOrEqual(50);
        expect(price.total % 100).toBe(0);
      }),
    );
  });

  test('the discount of a counter-offer brings the total to the rupee that the customer named', () => {
    fc.assert(
      fc.property(someContent, fc.double({ min: 0.05, max: 0.95, noNaN: true }), (content, part) => {
        const { total } = priceQuote({ ...content, discount: 0 }, taxOf);
        const asked = Math.floor((total * part) / 100) * 100;
        fc.pre(asked > 0);
        const discount = discountFor(content, asked, taxOf);
        expect(priceQuote({ ...content, discount }, taxOf).total).toBe(asked);
      }),
      { numRuns: 60 },
    );
  });
});

describe('versions beside each other', () => {
  const [taps, pipes] = aQuote().lines as [QuoteContent['lines'][number], QuoteContent['lines'][number]];

  test('lines that stay the same are no change; others are added, changed or removed', () => {
    const before = { lines: [taps, pipes] };
    expect(changesBetween(before, before)).toEqual([]);
    const after = {
      lines: [
        { ...taps, quantity: 3 },
        { ...pipes, name: 'Drains' },
      ],
    };
    expect(changesBetween(before, after).map(({ kind, name }) => [kind, name])).toEqual([
      ['changed', 'New taps'],
      ['added', 'Drains'],
      ['removed', 'Pipes'],
    ]);
  });

  test('two lines of one name are two lines, also beside other offers', () => {
    const twice = {
      lines: [
        { ...taps, total: 1 },
        { ...taps, total: 2 },
      ],
    };
    expect(changesBetween(twice, { lines: [taps] }).map(({ kind }) => kind)).toEqual(['removed']);
    const dearer = { ...taps, unitPrice: taps.unitPrice * 2 };
    const left = changesBetween({ lines: [taps, dearer] }, { lines: [dearer] });
    expect(left).toMatchObject([{ kind: 'removed', before: { unitPrice: taps.unitPrice }, after: null }]);
    expect(changesBetween({ lines: [taps, dearer] }, { lines: [dearer, taps] })).toEqual([]);
    expect(
      linesBeside([twice, { lines: [{ ...taps, total: 3 }] }]).map(({ cells }) =>
        cells.map((cell) => cell?.total),
      ),
    ).toEqual([
      [1, 3],
      [2, undefined],
    ]);
  });

  test('the digest is that of the content, in whichever order its fields come, and of no other', () => {
    const version = { quoteId: 'a', content: aQuote(), price: priceQuote(aQuote(), taxOf) };
    const turned = Object.fromEntries(Object.entries(aQuote()).toReversed());
    expect(digestOf({ ...version, content: turned })).toBe(digestOf(version));
    expect(digestOf({ ...version, content: aQuote({ discount: 1 }) })).not.toBe(digestOf(version));
  });

  test('a lost price is said in words too coarse to reckon the chosen one from', () => {
    expect([80, 100, 103, 120, 200].map((own) => pricePlace(own, 100))).toEqual([
      'lower',
      'about_the_same',
      'about_the_same',
      'higher',
      'much_higher',
    ]);
  });
});
