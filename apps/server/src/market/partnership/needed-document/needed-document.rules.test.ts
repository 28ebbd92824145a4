import { addDays } from '@nukkad/contract/kernel/time';
import { expect, test } from 'vitest';
import { gapStep, pausesOn } from './needed-document.rules.ts';

const today = '2026-05-10';
const until = (days: number) => ({ validUntil: addDays(today, days) });
const gap = (days: number, pausedAt: Date | null = null) => ({ pausesOn: addDays(today, days), pausedAt });
const paused = gap(-3, new Date('2026-05-07T05:00:00Z'));

test('a document that lasts, or does not end, asks for nothing', () => {
  expect([gapStep(until(15), null, today), gapStep({ validUntil: null }, null, today)]).toEqual([null, null]);
});

test('two weeks before the end, after it, and without one, the partner is told first', () => {
  expect([until(14), until(0), until(-1), null].map((held) => gapStep(held, null, today))).toEqual(
    Array.from({ length: 4 }, () => 'tell'),
  );
});

test('work is paused the day after the end, and not within a week of being told', () => {
  expect(pausesOn(until(10), today)).toBe(addDays(today, 11));
  for (const held of [until(2), until(-30), null]) expect(pausesOn(held, today)).toBe(addDays(today, 7));
  expect(gapStep(until(0), gap(0), today)).toBeNull();
  expect(gapStep(until(-1), gap(1), today)).toBeNull();
  expect(gapStep(until(-1), gap(0), today)).toBe('pause');
  expect(gapStep(null, gap(-9), today)).toBe('pause');
  expect(gapStep(until(-1), paused, today)).toBeNull();
});

test('a renewed document closes the gap, before the pause and after it', () => {
  expect(gapStep(until(400), gap(5), today)).toBe('close');
  expect(gapStep(until(400), paused, today)).toBe('close');
  expect(gapStep(until(3), paused, today)).toBe('close');
  expect(gapStep(until(3), gap(5), today)).toBeNull();
});
