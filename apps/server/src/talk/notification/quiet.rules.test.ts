import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterQuiet, isQuiet, nextMinuteOfDay } from './quiet.rules.ts';

const night = { isOn: true, fromMinute: 22 * 60, untilMinute: 7 * 60 };
/** An instant by the clock in India. */
const ist = (text: string) => new Date(`2026-11-${text}+05:30`);

test.each([
  ['23T21:59:59', false],
  ['23T22:00:00', true],
  ['23T23:59:59', true],
  ['24T00:00:00', true],
  ['24T06:59:59', true],
  ['24T07:00:00', false],
])('at %s in India it is quiet from 22:00 to 7:00: %s', (at, quiet) => {
  expect(isQuiet(night, ist(at))).toBe(quiet);
});

test.each([
  ['23T21:59:00', '23T21:59:00'],
  ['23T22:00:00', '24T07:00:00'],
  ['24T00:00:00', '24T07:00:00'],
  ['24T06:59:59', '24T07:00:00'],
])('what is told at %s goes out at %s', (at, due) => {
  expect(afterQuiet(night, ist(at))).toEqual(ist(due));
});

test('hours that are off, or that end when they begin, hold nothing back', () => {
  const at = ist('23T23:30:00');
  expect(afterQuiet({ ...night, isOn: false }, at)).toEqual(at);
  expect(afterQuiet({ ...night, untilMinute: night.fromMinute }, at)).toEqual(at);
});

test('whatever the hours are, what waits goes out within a day, outside of them, and as early as it may', () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  const hours = fc.record({ isOn: fc.boolean(), fromMinute: minute, untilMinute: minute });
  const instant = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2027-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(hours, instant, (quiet, at) => {
      const due = afterQuiet(quiet, at);
      expect(isQuiet(quiet, due)).toBe(false);
      expect(due.getTime()).toBeGreaterThanOrEqual(at.getTime());
      expect(due.getTime() - at.getTime()).toBeLessThanOrEqual(86_400_000);
      if (due > at) expect(isQuiet(quiet, new Date(due.getTime() - 1))).toBe(true);
    }),
  );
});

test('the next 9:00 is tomorrow where it is 9:00 now', () => {
  expect(nextMinuteOfDay(9 * 60, ist('23T08:59:00'))).toEqual(ist('23T09:00:00'));
  expect(nextMinuteOfDay(9 * 60, ist('23T09:00:00'))).toEqual(ist('24T09:00:00'));
});
