import { expect, test } from 'vitest';
import { instantOf } from '../../ui/instant-of.ts';
import { snoozeTimes } from './snooze.rules.ts';

const named = (at: string) =>
  Object.fromEntries(snoozeTimes(new Date(at)).map(({ name, at: until }) => [name, until]));

test('a request rests three hours, until nine of the next morning, or until nine on Monday, by India’s clock', () => {
  // A Thursday, 23:30 in India.
  expect(named('2026-11-26T18:00:00.000Z')).toEqual({
    hours: '2026-11-26T21:00:00.000Z',
    tomorrow: '2026-11-27T03:30:00.000Z',
    monday: '2026-11-30T03:30:00.000Z',
  });
  // Half an hour later it is Friday.
  expect(named('2026-11-26T18:30:00.000Z')['tomorrow']).toBe('2026-11-28T03:30:00.000Z');
  // On a Sunday tomorrow is Monday; on a Monday it is the next one.
  expect(Object.keys(named('2026-11-29T06:00:00.000Z'))).toEqual(['hours', 'tomorrow']);
  expect(named('2026-11-30T06:00:00.000Z')['monday']).toBe('2026-12-07T03:30:00.000Z');
});

test('what is typed in the field is a time in India', () => {
  expect(instantOf('2026-11-30T09:00')).toBe('2026-11-30T03:30:00.000Z');
  expect([instantOf(''), instantOf('soon')]).toEqual([null, null]);
});
