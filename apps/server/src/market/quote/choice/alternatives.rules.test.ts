import { percentOf } from '@nukkad/contract/kernel/money';
import { waysToChoose } from '@nukkad/contract/market/quote/line-group.model';
import { worthOf } from '@nukkad/contract/market/quote/quote-line.model';
import { type QuoteContent, quoteContent } from '@nukkad/contract/market/quote/quote.model';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aQuote } from '../../../../test/fixtures/quote-play.ts';
import { changesBetween } from '../quote-changes.rules.ts';
import { type TaxOf, priceQuote } from '../quote-price.rules.ts';
import { agreedPlaces, lastNumberOf, leavesChoice, narrowedTo, optionalPlaces } from './choice.rules.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Cleaning at 5%, other work at 18%: the discount can make another alternative the cheapest. */
const taxOf: TaxOf = (serviceId, taxable) => {
  const percent = serviceId === 'clean' ? 5 : 18;
  return { percent, lines: [{ label: 'IGST', percent, taxable, amount: percentOf(taxable, percent) }] };
};

const aLine = fc.record({
  serviceId: fc.constantFrom('clean', null),
  name: fc.constantFrom('Taps', 'Pipes', 'Tiles'),
  unit: fc.constant('lot'),
  quantity: fc.integer({ min: 1, max: 9 }),
  unitPrice: fc.integer({ min: 10_00, max: 1_00_000_00 }),
});
const someLines = fc.array(aLine, { minLength: 1, maxLength: 3 });

/** Lines of groups stand before the others, so that places are not those of what is kept. */
const aContent = fc
  .record({
    groups: fc.array(fc.array(someLines, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 3 }),
    plain: fc.array(aLine, { maxLength: 3 }),
    optional: fc.array(aLine, { maxLength: 3 }),
    share: fc.integer({ min: 0, max: 90 }),
  })
  .map(({ groups, plain, optional, share }): QuoteContent => {
    const least = worthOf(plain) + sum(groups.map((ways) => Math.min(...ways.map(worthOf))));
    return aQuote({
      lines: [
        ...groups.flatMap((ways, group) =>
          ways.flatMap((lines, at) => lines.map((line) => ({ ...line, alternative: { group, at } }))),
        ),
        ...optional.map((line) => ({ ...line, isOptional: true })),
        ...plain,
      ],
      groups: groups.map((ways, group) => ({
        name: `Choice ${group}`,
        alternatives: ways.map((_, at) => ({ name: `Way ${at}` })),
        recommended: ways.length - 1,
      })),
      discount: Math.floor((least * share) / 100),
    });
  });

const chosenOf = (content: QuoteContent, lines: readonly number[], alternatives: readonly number[]) => {
  const places = agreedPlaces(content, { lines, alternatives });
  return (places && narrowedTo(content, places)) ?? content;
};

describe('a quote with alternatives', () => {
  test('its total is the least that any choice comes to, and the most is said beside it', () => {
    fc.assert(
      fc.property(aContent, (content) => {
        const price = priceQuote(content, taxOf);
        const ways = waysToChoose(content.groups);
        const totals = (lines: readonly number[]) =>
          ways.map((way) => priceQuote(chosenOf(content, lines, way), taxOf).total);
        expect(price.total).toBe(Math.min(...totals([])));
        expect(price.withOptions).toBe(Math.max(...totals(optionalPlaces(content))));
        const cheapest = priceQuote(chosenOf(content, [], price.alternatives ?? []), taxOf);
        const { lines: _all, withOptions: _most, alternatives: _which, ...sums } = price;
        const { lines: _kept, ...bare } = cheapest;
        expect(sums).toEqual(bare);
      }),
      { numRuns: 150 },
    );
  });

  test('what is chosen is a whole quote: lines, discount, GST and payments add up to the paisa', () => {
    fc.assert(
      fc.property(aContent, fc.nat(), fc.boolean(), (content, seed, withOptional) => {
        expect(quoteContent.safeParse(content).success).toBe(true);
        const ways = waysToChoose(content.groups);
        const way = ways[seed % ways.length] ?? [];
        const chosen = chosenOf(content, withOptional ? optionalPlaces(content) : [], way);
        expect(quoteContent.safeParse(chosen).success).toBe(true);
        expect(leavesChoice(chosen)).toBe(false);
        expect(chosen.groups?.map(({ alternatives }) => alternatives)).toEqual(
          way.map((at) => [{ name: `Way ${at}` }]),
        );
        const price = priceQuote(chosen, taxOf);
        expect(price.alternatives).toBeUndefined();
        expect(sum(price.lines.map(({ total }) => total)) + price.rounding).toBe(price.total);
        expect(sum(price.milestones.map(({ amount }) => amount))).toBe(price.total);
        expect(price.discount).toBe(content.discount);
      }),
      { numRuns: 150 },
    );
  });
});

const [taps] = aQuote().lines;
const ofWay = (group: number, at: number, name = 'Tiles') => ({
  ...(taps ?? { serviceId: null, quantity: 1, unit: 'lot', unitPrice: 0 }),
  name,
  alternative: { group, at },
});
const flooring = { name: 'Flooring', alternatives: [{ name: 'Vinyl' }, { name: 'Marble' }] };

test('of each group exactly one alternative that is there is chosen', () => {
  const content = { lines: [ofWay(0, 0), ofWay(0, 1), ofWay(0, 1, 'Polish')], groups: [flooring] };
  expect(agreedPlaces(content, { lines: [], alternatives: [1] })).toEqual([1, 2]);
  for (const alternatives of [[], [2], [0, 1]])
    expect(agreedPlaces(content, { lines: [], alternatives })).toBeNull();
  expect(agreedPlaces(content, { lines: [1], alternatives: [1] })).toBeNull();
  expect(narrowedTo(content, [0, 1])).toBeNull();
  expect(lastNumberOf(content)).toBe(99);
});

test('with a discount the alternative of the higher price can be the cheaper one by its GST', () => {
  const lines = [
    { ...ofWay(0, 0), serviceId: null, quantity: 1, unitPrice: 1_000_00 },
    { ...ofWay(0, 1), serviceId: 'clean', quantity: 1, unitPrice: 1_100_00 },
  ];
  // 1,180 or 1,155 rupees; less 500 it is 590 or 630.
  const cheapest = (discount: number) =>
    priceQuote(aQuote({ lines, groups: [flooring], discount }), taxOf).alternatives;
  expect([cheapest(0), cheapest(500_00)]).toEqual([[1], [0]]);
});

test('lines are known again by their alternative, also when the place of its group changes', () => {
  const packageOf = { name: 'Package', alternatives: [{ name: 'Basic' }, { name: 'Premium' }] };
  const before = { lines: [ofWay(0, 0), ofWay(0, 1)], groups: [flooring] };
  const moved = {
    lines: [ofWay(1, 0), ofWay(1, 1), ofWay(0, 0, 'Sink'), ofWay(0, 1, 'Bath')],
    groups: [packageOf, flooring],
  };
  expect(
    changesBetween(before, moved).map(({ kind, name, after }) => [kind, name, after?.alternative]),
  ).toEqual([
    ['added', 'Sink', 'Package: Basic'],
    ['added', 'Bath', 'Package: Premium'],
  ]);
  const chosen = narrowedTo(before, [1]) ?? before;
  expect(changesBetween(before, chosen).map(({ kind, before: was }) => [kind, was?.alternative])).toEqual([
    ['removed', 'Flooring: Vinyl'],
  ]);
});
