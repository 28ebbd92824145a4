import { expect, test } from 'vitest';
import { minutesUntil } from './use-now.ts';

const until = '2026-11-20T10:15:00.000Z';
const at = (time: string) => minutesUntil(until, new Date(`2026-11-20T${time}Z`));

test('fifteen minutes are never sixteen, whenever the screen was drawn, and the last seconds are a minute', () => {
  expect([at('09:59:50.000'), at('10:00:00.000'), at('10:00:10.000')]).toEqual([15, 15, 15]);
  expect([at('10:03:00.000'), at('10:14:55.000'), at('10:15:00.000')]).toEqual([12, 1, 0]);
});
