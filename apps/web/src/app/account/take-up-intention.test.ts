import { beforeEach, expect, test, vi } from 'vitest';
import { hasIntendedLine, keepIntendedLine } from '../../market/cart/intended-line.ts';
import { takeUpIntention } from './take-up-intention.ts';

const added = vi.hoisted(() => vi.fn());
vi.mock('../../market/cart/cart.queries.ts', () => ({
  addToCart: added,
  keepCart: () => undefined,
  afterAdding: () => '/cart?step=time',
}));

const line = { line: { serviceId: 'tap-repair', quantity: 1, optionIds: [] } } as unknown as Parameters<
  typeof keepIntendedLine
>[0];

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  added.mockReset();
  added.mockResolvedValue({ lines: [] });
});

test('a service chosen before a sign-in is in the cart after the role of a customer is chosen, and once only', async () => {
  keepIntendedLine(line);
  // The sign-in of a person with several roles ends before one is chosen.
  expect(await takeUpIntention({ role: null })).toBeNull();
  expect(added).not.toHaveBeenCalled();
  expect(hasIntendedLine()).toBe(true);
  expect(await takeUpIntention({ role: 'Buyer' })).toBe('/cart?step=time');
  expect(added).toHaveBeenCalledExactlyOnceWith(line);
  expect(await takeUpIntention({ role: 'Buyer' })).toBeNull();
  expect(added).toHaveBeenCalledTimes(1);
});

test('a person who chooses a partner’s role first keeps the service for the customer’s role', async () => {
  keepIntendedLine(line);
  expect(await takeUpIntention({ role: 'Service Partner' })).toBeNull();
  expect(hasIntendedLine()).toBe(true);
  expect(await takeUpIntention({ role: 'Buyer' })).toBe('/cart?step=time');
});

test('a service that cannot be added does not keep the person from signing in', async () => {
  keepIntendedLine(line);
  added.mockRejectedValue(new Error('offline'));
  expect(await takeUpIntention({ role: 'Buyer' })).toBe('/cart');
  expect(hasIntendedLine()).toBe(false);
});
