import { expect, test } from 'vitest';
import { type Unpaid, defaultRules, nextPayoutOf, unpaidSums } from './payout.rules.ts';

/** Monday, 23 November 2026, 9 in the morning in India: the run of this day has begun. */
const now = new Date('2026-11-23T03:30:00Z');
const due = (dueOn: string, net: number): Unpaid => ({ state: 'Due', dueOn, net });
const unpaid: readonly Unpaid[] = [
  due('2026-11-22', 6_000),
  due('2026-11-25', 5_000),
  due('2026-11-26', 5_000),
  { state: 'Waiting', dueOn: null, net: 7_000 },
  { state: 'On Hold', dueOn: null, net: 3_000 },
];

test('the next payout is the first run that reaches the minimum, with all that is due by then', () => {
  expect(nextPayoutOf(unpaid, defaultRules, now)).toEqual({ on: '2026-11-25', amount: 11_000 });
  expect(unpaidSums(unpaid)).toEqual({ waiting: 7_000, due: 16_000, onHold: 3_000, inPayout: 0 });
});

test('where Asha holds more cash than is payable, no run pays', () => {
  expect(nextPayoutOf([...unpaid, due('2026-11-24', -40_000)], defaultRules, now)).toBeNull();
});
