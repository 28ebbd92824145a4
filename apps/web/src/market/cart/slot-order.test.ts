import type { Slot } from '@nukkad/contract/market/booking/booking.model';
import { expect, test } from 'vitest';
import { nextOpenDay, suggestedTime, timeBeside } from './slot-order.ts';

const slot = (slotId: number, available = true) => ({ slotId, available }) as Slot;
const slots = [slot(1114, false), slot(1115), slot(1116, false), slot(1117)];
const days = [
  { day: '2026-12-01', open: true },
  { day: '2026-12-02', open: false },
  { day: '2026-12-03', open: true },
  { day: '2026-12-04', open: true },
];

test('later is the next free time of the day, then the next day with a free time', () => {
  expect(timeBeside(slots, days, { day: '2026-12-01', slotId: 1115 }, 1)).toEqual({
    kind: 'slot',
    slot: slots[3],
  });
  expect(timeBeside(slots, days, { day: '2026-12-01', slotId: 1117 }, 1)).toEqual({
    kind: 'day',
    day: '2026-12-03',
  });
  expect(timeBeside(slots, days, { day: '2026-12-04', slotId: 1117 }, 1)).toBeNull();
});

test('a time that the cart itself holds is taken for others, and still has one before and one after it', () => {
  const held = { day: '2026-12-03', slotId: 1116 };
  expect(timeBeside(slots, days, held, -1)).toEqual({ kind: 'slot', slot: slots[1] });
  expect(timeBeside(slots, days, held, 1)).toEqual({ kind: 'slot', slot: slots[3] });
});

test('earlier is the free time before, then the day before with a free time', () => {
  expect(timeBeside(slots, days, { day: '2026-12-03', slotId: 1117 }, -1)).toEqual({
    kind: 'slot',
    slot: slots[1],
  });
  expect(timeBeside(slots, days, { day: '2026-12-03', slotId: 1115 }, -1)).toEqual({
    kind: 'day',
    day: '2026-12-01',
  });
  expect(timeBeside(slots, days, { day: '2026-12-01', slotId: 1115 }, -1)).toBeNull();
});

test('from a full day it goes on to the next day with a free time, or back if there is none', () => {
  expect(nextOpenDay(days, '2026-12-02')).toBe('2026-12-03');
  expect(nextOpenDay(days, '2026-12-04')).toBe('2026-12-01');
  expect(nextOpenDay([{ day: '2026-12-02', open: false }], '2026-12-02')).toBeNull();
});

test('the first free time that costs nothing more is suggested, and a busy hour only where there is no other', () => {
  const busy = { slotId: 1113, available: true, primeTime: true } as Slot;
  expect(suggestedTime([busy, ...slots])).toBe(slots[1]);
  expect(suggestedTime([busy, slot(1114, false)])).toBe(busy);
  expect(suggestedTime([slot(1114, false)])).toBeNull();
});
