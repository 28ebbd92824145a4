import { expect, test } from 'vitest';
import { emptyPaperLine, readPaperLines, sumOfTyped } from './paper-line-fields.ts';

const painting = emptyPaperLine({
  description: 'Painting',
  itemCode: '995473',
  quantity: '12.5',
  unit: 'sq m',
  rate: 7_200_00,
  percent: 18,
});

test('lines are read as they are typed; one that lacks its code, quantity or rate is not ready yet', () => {
  expect(readPaperLines([painting])).toEqual([
    {
      description: 'Painting',
      itemCode: '995473',
      quantity: 12.5,
      unit: 'sq m',
      rate: 7_200_00,
      percent: 18,
    },
  ]);
  for (const missing of [{ itemCode: '99' }, { quantity: '' }, { quantity: '1.2345' }, { rate: null }])
    expect(readPaperLines([painting, { ...painting, ...missing }])).toBeNull();
});

test('the sum says what the lines come to so far', () => {
  expect(sumOfTyped([painting])).toBe(90_000_00);
  expect(sumOfTyped([painting, emptyPaperLine(), { ...painting, quantity: 'x' }])).toBe(90_000_00);
});
