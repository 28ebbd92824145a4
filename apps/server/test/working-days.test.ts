import { addDays, istWeekday } from '@nukkad/contract/kernel/time';
import { expect, test } from 'vitest';
import { seededRandom } from '../seed/random.ts';
import { leaveDaysOf, monthsBetween, workingDaysOf } from '../seed/story/staff/working-days.ts';

const week = { startsMinute: 540, endsMinute: 1_080, offDay: 3 };
const calendarUntil = (to: string, days = 365) => ({
  from: addDays(to, -days),
  to,
  holidays: new Set([addDays(to, -10)]),
  leavesUntil: addDays(to, -21),
});
const todays = ['2027-03-01', '2026-12-31', '2028-02-29', '2027-01-01', '2026-11-27'];

test.each(todays)(
  'a year that ends on %s has each working day once, none on days off, and an end after its start',
  (today) => {
    const calendar = calendarUntil(today);
    const leaves = leaveDaysOf(week, calendar, seededRandom(7)).flat();
    const days = workingDaysOf(week, calendar, leaves, seededRandom(8));
    expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
    for (const { day, inMinute, outMinute } of days) {
      expect(istWeekday(day)).not.toBe(week.offDay);
      expect(calendar.holidays.has(day)).toBe(false);
      expect(outMinute).toBeGreaterThan(inMinute);
    }
    expect(days.length).toBeGreaterThan(300);
    expect(days.filter(({ kind }) => kind === 'leave').map(({ day }) => day)).toEqual(leaves.toSorted());
  },
);

test('leave is taken on working days between the roster’s days, and none while visits are promised', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const calendar = calendarUntil(addDays('2026-11-27', seed));
    for (const day of leaveDaysOf(week, calendar, seededRandom(seed)).flat()) {
      expect([3, 7]).not.toContain(istWeekday(day));
      expect(day < calendar.leavesUntil && day > calendar.from).toBe(true);
      expect(Number(day.slice(8))).toBeGreaterThanOrEqual(6);
      expect(Number(day.slice(8))).toBeLessThanOrEqual(24);
    }
  }
});

test('months are those of the calendar, the first and the last included', () => {
  expect(monthsBetween('2027-01-31', '2027-03-01')).toEqual(['2027-01-01', '2027-02-01', '2027-03-01']);
  expect(monthsBetween('2026-12-31', '2026-12-31')).toEqual(['2026-12-01']);
  expect(monthsBetween('2027-12-01', '2028-02-29')).toHaveLength(3);
});
