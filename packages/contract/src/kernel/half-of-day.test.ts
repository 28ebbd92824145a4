import { expect, test } from 'vitest';
import { withHalfOfDay } from './half-of-day.ts';

test('the half of the day is in capitals, and no word besides it changes', () => {
  expect(withHalfOfDay('Sat, 21 Nov, 4:30 pm')).toBe('Sat, 21 Nov, 4:30 PM');
  expect(withHalfOfDay('9:00\u202fam to 6:30\u202fpm')).toBe('9:00\u202fAM to 6:30\u202fPM');
  expect(withHalfOfDay('शाम 4:30')).toBe('शाम 4:30');
  expect(withHalfOfDay('Amla, pmt, 9 am')).toBe('Amla, pmt, 9 AM');
});
