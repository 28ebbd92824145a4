import { expect, test } from 'vitest';
import { everyGstRate, gstRatesOn } from './gst-rates.ts';

test.each([
  ['2017-06-30', []],
  ['2017-07-01', [0, 5, 12, 18, 28]],
  ['2025-09-21', [0, 5, 12, 18, 28]],
  ['2025-09-22', [0, 5, 18, 40]],
  ['2026-11-28', [0, 5, 18, 40]],
])('on %s the rates of GST are %j', (day, percents) => {
  expect(gstRatesOn(day)).toEqual(percents);
});

test('12 and 28 are still known of what was billed before they ended', () => {
  expect(everyGstRate).toEqual([0, 5, 12, 18, 28, 40]);
});
