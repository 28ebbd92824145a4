import { describe, expect, it } from 'vitest';
import { withLine, withQuantity } from './cart.lines.ts';

const fan = { serviceId: 'fan-fitting', quantity: 1, optionIds: ['a', 'b'] };
const tap = { serviceId: 'tap-repair', quantity: 2, optionIds: [] };

describe('lines of a cart', () => {
  it('adds up the same service with the same options, in whatever order they were chosen', () => {
    expect(withLine([fan, tap], { ...fan, optionIds: ['b', 'a'], quantity: 2 })).toEqual([
      { ...fan, quantity: 3 },
      tap,
    ]);
  });

  it('keeps other options apart', () => {
    expect(withLine([fan], { ...fan, optionIds: ['a'] })).toHaveLength(2);
  });

  it('never asks for more than ten of one', () => {
    expect(withLine([{ ...fan, quantity: 9 }], { ...fan, quantity: 5 })[0]?.quantity).toBe(10);
    expect(withQuantity([fan], 0, 14)[0]?.quantity).toBe(10);
  });

  it('takes a line away with its last one', () => {
    expect(withQuantity([fan, tap], 0, 0)).toEqual([tap]);
  });
});
