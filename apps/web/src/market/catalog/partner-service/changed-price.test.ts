import type { PartnerService } from '@nukkad/contract/market/catalog/partner-service.api';
import { expect, test } from 'vitest';
import { type PriceChange, changedPrices, savable } from './changed-price.ts';

/** A service with this price whose usual one is ₹300 to ₹500, so that ₹100 to ₹1,500 can be saved. */
const aService = (price: number): PartnerService => ({
  serviceId: `service-${price}`,
  name: 'Tap repair',
  categoryId: 'plumber',
  categoryName: 'Plumber',
  categoryImage: 'plumber',
  unit: 'tap',
  usual: { low: 30_000, typical: 40_000, high: 50_000, least: 10_000, most: 150_000, minutes: 60 },
  offer: {
    price,
    minutes: 60,
    active: true,
    pausedFor: null,
    standing: 'usual',
    answers: [],
    answersVersion: 1,
  },
  can: { add: false, update: true, remove: true },
});
const after = (price: number, change: PriceChange) =>
  changedPrices([aService(price)], change).map((one) => [one.after, one.verdict]);

test('ten per cent more is a whole rupee', () => {
  expect(after(39_900, { by: 'percent', direction: 'raise', size: 10 })).toEqual([[43_900, 'usual']]);
});

test('an amount less is taken off as it is, and a price outside of the usual range is marked', () => {
  expect(after(39_950, { by: 'amount', direction: 'lower', size: 10_000 })).toEqual([[29_950, 'low']]);
});

test('a price that stays the same or cannot be saved is not sent', () => {
  const rows = [aService(100_000), aService(40_000), { ...aService(1), offer: null }];
  const prices = changedPrices(rows, { by: 'percent', direction: 'raise', size: 80 });
  expect(prices.map(({ verdict }) => verdict)).toEqual(['refused', 'high']);
  expect(savable(prices).map(({ row }) => row.serviceId)).toEqual(['service-40000']);
  expect(savable(changedPrices(rows, { by: 'percent', direction: 'raise', size: 0 }))).toEqual([]);
});
