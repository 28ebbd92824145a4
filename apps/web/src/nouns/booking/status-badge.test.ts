import type { BookingMoney } from '@nukkad/contract/market/booking/booking-money.model';
import { expect, test } from 'vitest';
import { labelledStatus } from './status-badge.tsx';

const entry = (cause: 'ended' | 'complaint') => ({
  kind: 'refund' as const,
  way: 'later' as const,
  amount: 17_800,
  at: '2026-11-23T04:00:00.000Z',
  done: true,
  cause,
  orderId: null,
});
const money = (part: Partial<BookingMoney>) =>
  ({ entries: [], charged: 0, returned: 0, returning: 0, ...part }) as unknown as BookingMoney;

test.each([
  ['Refunded', money({ returned: 17_800, charged: 17_800 }), 'Refunded'],
  ['Refunded', money({ returning: 17_800, charged: 17_800 }), 'Refunded'],
  ['Refunded', money({ entries: [entry('ended')] }), 'Cancelled'],
  ['Refunded', money({ entries: [entry('complaint')] }), 'Closed'],
  ['Refunded', null, 'Refunded'],
  ['Booked', money({}), 'Booked'],
] as const)('a booking that is %s with the money %j is labelled %s', (status, of, expected) => {
  expect(labelledStatus({ status, money: of })).toBe(expected);
});
