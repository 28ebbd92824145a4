import type { QuoteDraftContent, QuoteVersion } from '@nukkad/contract/market/quote/quote.model';
import { expect, test } from 'vitest';
import { contentOf, typedOf } from './builder-fields.ts';
import { alternativesOf, isCounted, leavesChoice, madeChoice, noChoice } from './choice.rules.ts';

const lot = { serviceId: null, quantity: 1, unit: 'lot' } as const;
const of = (at: number) => ({ alternative: { group: 0, at } });

const content: QuoteDraftContent = {
  lines: [
    { ...lot, name: 'Taps', unitPrice: 4_000_00 },
    { ...lot, name: 'Painting', unitPrice: 900_00, isOptional: true },
    { ...lot, name: 'Vinyl', unitPrice: 1_000_00, ...of(0) },
    { ...lot, name: 'Marble', unitPrice: 3_000_00, ...of(1) },
    { ...lot, name: 'Polish', unitPrice: 500_00, ...of(1) },
  ],
  groups: [{ name: 'Flooring', alternatives: [{ name: 'Vinyl' }, { name: 'Marble' }], recommended: 1 }],
  discount: 0,
  milestones: [{ title: 'At the end', percent: 100 }],
  hasAdvance: false,
  validDays: 30,
  startDay: null,
  finishDay: null,
  warrantyMonths: 0,
};

const price: QuoteVersion['price'] = {
  lines: content.lines.map(({ unitPrice }) => ({
    amount: unitPrice,
    discount: 0,
    gstPercent: 0,
    tax: 0,
    total: unitPrice,
  })),
  subtotal: 5_000_00,
  discount: 0,
  taxable: 5_000_00,
  taxes: [],
  tax: 0,
  rounding: 0,
  total: 5_000_00,
  milestones: [],
  advance: 0,
};

test('nothing is chosen for the customer, also not what is recommended', () => {
  const none = noChoice({ content });
  expect(none).toEqual({ lines: [], alternatives: [null] });
  expect(madeChoice(none)).toBeNull();
  expect(madeChoice({ ...none, alternatives: [1] })).toEqual({ lines: [], alternatives: [1] });
});

test('of a group that has one alternative nothing is to be chosen', () => {
  const decided = {
    ...content,
    lines: content.lines.slice(0, 1),
    groups: [{ name: 'Flooring', alternatives: [{ name: 'Marble' }] }],
  };
  expect([leavesChoice({ content }), leavesChoice({ content: decided })]).toEqual([true, false]);
  expect(madeChoice(noChoice({ content: decided }))).toEqual({ lines: [], alternatives: [0] });
});

test('a quote without groups is accepted without alternatives', () => {
  const { groups: _none, ...plain } = content;
  expect(madeChoice(noChoice({ content: plain }))).toEqual({ lines: [] });
});

test('each alternative is shown with its lines and what they come to', () => {
  expect(alternativesOf({ content, price }, 0)).toEqual([
    { name: 'Vinyl', places: [2], lineNames: ['Vinyl'], amount: 1_000_00, isRecommended: false },
    {
      name: 'Marble',
      places: [3, 4],
      lineNames: ['Marble', 'Polish'],
      amount: 3_500_00,
      isRecommended: true,
    },
  ]);
});

test('prices of a counter-offer are asked for the lines that it is for', () => {
  const asked = (lines: number[], at: number | null) =>
    content.lines.flatMap(({ name }, place) =>
      isCounted(content, { lines, alternatives: [at] }, place) ? [name] : [],
    );
  expect(asked([], null)).toEqual(['Taps']);
  expect(asked([1], 1)).toEqual(['Taps', 'Painting', 'Marble', 'Polish']);
});

test('the builder sends a quote with alternatives as it was read, also while it is without names', () => {
  const t = (_key: string, english: string) => english;
  expect(contentOf(typedOf(content, t))).toEqual(content);
  const unnamed = {
    ...content,
    groups: [{ name: '', alternatives: [{ name: '' }, { name: '' }] }],
  };
  expect(contentOf(typedOf(unnamed, t))).toEqual(unnamed);
});
