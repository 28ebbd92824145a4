import { expect, test } from 'vitest';
import { additionsOf, priceClaimOf } from './price.claim.ts';

test('"from" is said only of a known PIN code: elsewhere the price may also be lower, so it is the usual one', () => {
  expect(priceClaimOf(['place', 'options'])).toBe('usual');
  expect(priceClaimOf(['place'])).toBe('usual');
  expect(priceClaimOf(['services', 'place'])).toBe('usual');
  expect(priceClaimOf(['busyHours'])).toBe('from');
  expect(priceClaimOf([])).toBe('exact');
});

test('the area adds nothing to a price: it is another price', () => {
  expect(additionsOf(['place', 'options', 'busyHours'])).toEqual(['options', 'busyHours']);
});
