import { expect, test } from 'vitest';
import { inOrderOfMoving, leftPasses } from './change.rules.ts';
import { defaultSeriesRules } from './series.rules.ts';

const visit = (ordinal: number, day: number, newDay: number) => ({
  ordinal,
  bookingId: `${ordinal}`,
  startsAt: new Date(Date.UTC(2026, 10, day)),
  newStartsAt: new Date(Date.UTC(2026, 10, newDay)),
  becomes: 'moved' as const,
});

test('visits that move to later days move from the last one, those that move to earlier days from the first one', () => {
  const later = [visit(1, 1, 8), visit(2, 8, 15)];
  expect(inOrderOfMoving(later).map(({ ordinal }) => ordinal)).toEqual([2, 1]);
  const earlier = [visit(2, 15, 8), visit(3, 22, 15)];
  expect(inOrderOfMoving(earlier).map(({ ordinal }) => ordinal)).toEqual([2, 3]);
});

test('what is left of a series stays within its bounds', () => {
  const wanted = { ordinal: 3, day: '2026-12-01', slotId: 1120, everyWeeks: 4 } as const;
  const rules = defaultSeriesRules;
  expect(leftPasses({ visits: 52, untilDay: null }, wanted, rules)).toBe('visits');
  expect(leftPasses({ visits: 8, untilDay: null }, wanted, rules)).toBeNull();
  expect(leftPasses({ visits: 3, untilDay: null }, wanted, rules)).toBeNull();
  expect(leftPasses({ visits: null, untilDay: '2026-11-30' }, wanted, rules)).toBe('until');
});
