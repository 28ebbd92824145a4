import { percentOf, priceOf } from '@nukkad/contract/kernel/money';
import { type QuoteContent, quoteContent } from '@nukkad/contract/market/quote/quote.model';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aQuote } from '../../../../test/fixtures/quote-play.ts';
import { digestOf } from '../quote-digest.ts';
import { type TaxOf, priceQuote } from '../quote-price.rules.ts';
import { agreedPlaces, lastNumberOf, narrowedTo, optionalPlaces } from './choice.rules.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Cleaning at 5%, other work at 18%. */
const taxOf: TaxOf = (serviceId, taxable) => {
  const percent = serviceId === 'clean' ? 5 : 18;
  return { percent, lines: [{ label: 'IGST', percent, taxable, amount: percentOf(taxable, percent) }] };
};

const aLine = fc.record({
  serviceId: fc.constantFrom('clean', null),
  name: fc.constantFrom('Taps', 'Pipes', 'Tiles'),
  unit: fc.constant('lot'),
  quantity: fc.integer({ min: 1, max: 100_000 }).map((thousandths) => thousandths / 1_000),
  unitPrice: fc.integer({ min: 10_00, max: 1_00_000_00 }),
});

/** One line at least is not optional; the discount is less than those. `picks` says which optional ones are chosen. */
const aChoice = fc
  .record({
    required: fc.array(aLine, { minLength: 1, maxLength: 8 }),
    optional: fc.array(fc.record({ line: aLine, isChosen: fc.boolean() }), { maxLength: 8 }),
    share: fc.integer({ min: 0, max: 90 }),
  })
  .map(({ required, optional, share }) => {
    const worth = sum(required.map(({ quantity, unitPrice }) => priceOf(quantity, unitPrice)));
    // Optional lines first, so that places are not those of what is kept.
    const lines = [...optional.map(({ line }) => ({ ...line, isOptional: true })), ...required];
    const picks = optional.flatMap(({ isChosen }, at) => (isChosen ? [at] : []));
    const content: QuoteContent = aQuote({ lines, discount: Math.floor((worth * share) / 100) });
    return { content, picks };
  });

const chosenOf = (content: QuoteContent, picks: readonly number[]): QuoteContent =>
  narrowedTo(content, agreedPlaces(content, { lines: picks }) ?? []) ?? content;

describe('a quote with optional lines', () => {
  test('its total is that of the same quote without them, and with all of them where it says so', () => {
    fc.assert(
      fc.property(aChoice, ({ content }) => {
        const price = priceQuote(content, taxOf);
        const none = priceQuote(chosenOf(content, []), taxOf);
        const optional = optionalPlaces(content);
        const { lines: _lines, withOptions, ...sums } = price;
        const { lines: _kept, withOptions: nothing, ...bare } = none;
        expect(sums).toEqual(bare);
        expect(nothing).toBeUndefined();
        expect(withOptions).toBe(
          optional.length === 0 ? undefined : priceQuote(chosenOf(content, optional), taxOf).total,
        );
        for (const at of optional) expect(price.lines[at]?.discount).toBe(0);
      }),
      { numRuns: 300 },
    );
  });

  test('what is chosen is a whole quote: its lines, discount, GST and payments add up to the paisa', () => {
    fc.assert(
      fc.property(aChoice, ({ content, picks }) => {
        const chosen = chosenOf(content, picks);
        expect(quoteContent.safeParse(chosen).success).toBe(true);
        const wanted = content.lines.filter((line, at) => !line.isOptional || picks.includes(at));
        expect(chosen.lines.map(({ name, unitPrice }) => [name, unitPrice])).toEqual(
          wanted.map(({ name, unitPrice }) => [name, unitPrice]),
        );
        expect(optionalPlaces(chosen)).toEqual([]);
        const price = priceQuote(chosen, taxOf);
        expect(sum(price.lines.map(({ total }) => total)) + price.rounding).toBe(price.total);
        expect(sum(price.milestones.map(({ amount }) => amount))).toBe(price.total);
        expect(price.discount).toBe(content.discount);
      }),
      { numRuns: 300 },
    );
  });
});

test('only lines that are there and optional can be chosen', () => {
  const [taps, pipes] = aQuote().lines;
  if (!taps || !pipes) throw new Error('A quote has two lines here.');
  const content = {
    lines: [taps, { ...pipes, isOptional: true }, { ...pipes, name: 'Paint', isOptional: true }],
  };
  expect(optionalPlaces(content)).toEqual([1, 2]);
  expect(agreedPlaces(content, { lines: [2] })).toEqual([0, 2]);
  expect(agreedPlaces(content, { lines: [] })).toEqual([0]);
  expect(agreedPlaces(content, { lines: [0] })).toBeNull();
  expect(agreedPlaces(content, { lines: [3] })).toBeNull();
});

test('the last version of a lead has no optional lines, so that a choice has a number left', () => {
  const [taps] = aQuote().lines;
  if (!taps) throw new Error('A quote has lines here.');
  expect(lastNumberOf({ lines: [taps] })).toBe(100);
  expect(lastNumberOf({ lines: [taps, { ...taps, isOptional: true }] })).toBe(99);
});

test('a quote without optional lines has the price and the digest that it had before there were any', () => {
  const content = aQuote();
  const price = priceQuote(content, taxOf);
  expect(Object.keys(price)).not.toContain('withOptions');
  const version = { quoteId: 'a', content, price };
  expect(digestOf({ ...version, content: chosenOf(content, []) })).toBe(digestOf(version));
});
