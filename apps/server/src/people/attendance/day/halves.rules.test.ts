import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LeaveOfDay, judgeDay, withoutClock } from './day.rules.ts';
import { builtInRules as rules, planOf } from './plan.rules.ts';

const minute = 60_000;
const at = (text: string) => new Date(text);
const leaveOf = (paidHalves: number, unpaidHalves: number): LeaveOfDay => ({
  paidHalves,
  unpaidHalves,
  name: 'Leave',
});
/** A half, a whole day, or two halves of different kinds. */
const someLeave = fc.constantFrom(leaveOf(1, 0), leaveOf(0, 1), leaveOf(2, 0), leaveOf(0, 2), leaveOf(1, 1));

const working = (leave: LeaveOfDay | null, until: string | null) =>
  judgeDay({
    isEmployed: true,
    off: null,
    leave,
    plan: planOf('2026-11-24', [], rules),
    rules,
    spells:
      until === null
        ? []
        : [{ inAt: at('2026-11-24T09:00:00+05:30'), outAt: at(`2026-11-24T${until}:00+05:30`) }],
    now: at('2026-11-26T09:00:00+05:30'),
  });

test('half a day of unpaid leave costs half a day, beside work or beside paid leave, and what else is missing costs too', () => {
  const seen = (leave: LeaveOfDay | null, until: string | null) => {
    const { category, unpaidHalves } = working(leave, until);
    return [category, unpaidHalves];
  };
  expect(seen(leaveOf(0, 1), '13:30')).toEqual(['half day', 1]);
  expect(seen(leaveOf(1, 0), '13:30')).toEqual(['half day', 0]);
  expect(seen(leaveOf(1, 1), null)).toEqual(['half day', 1]);
  expect(seen(leaveOf(2, 0), null)).toEqual(['paid leave', 0]);
  expect(seen(leaveOf(0, 2), null)).toEqual(['absent', 2]);
  // The other half was missed.
  expect(seen(leaveOf(0, 1), null)).toEqual(['absent', 2]);
  expect(seen(leaveOf(1, 0), null)).toEqual(['half day', 1]);
  // Who looks in on a day of paid leave loses none of it, and a day that was worked is paid.
  expect(seen(leaveOf(2, 0), '10:00')).toEqual(['paid leave', 0]);
  expect(seen(leaveOf(0, 1), '18:00')).toEqual(['present', 0]);
});

test('who is paid without checking in is never absent: unpaid leave costs its halves, and nothing else does', () => {
  const known = { isEmployed: true, off: null, plan: planOf('2026-11-24', [], rules) };
  for (const leave of [leaveOf(1, 0), leaveOf(0, 1), leaveOf(2, 0), leaveOf(0, 2), leaveOf(1, 1)])
    expect(withoutClock(working(leave, null), { ...known, leave }).unpaidHalves).toBe(leave.unpaidHalves);
  const seen = (until: string | null, more: object = {}) => {
    const { category, unpaidHalves, lateMinutes, overtimeMinutes } = withoutClock(working(null, until), {
      ...known,
      leave: null,
      ...more,
    });
    return [category, unpaidHalves, lateMinutes, overtimeMinutes];
  };
  expect(seen(null)).toEqual(['none', 0, 0, 0]);
  expect(seen('10:00')).toEqual(['present', 0, 0, 0]);
  expect(seen('23:00')).toEqual(['present', 0, 0, 0]);
  expect(seen('18:00', { off: { kind: 'holiday' } })).toEqual(['holidays', 0, 0, 0]);
});

test('of a working day that is over, halves that were worked, on paid leave and unpaid are the whole day', () => {
  fc.assert(
    fc.property(fc.option(someLeave, { nil: null }), fc.integer({ min: 0, max: 600 }), (leave, minutes) => {
      const plan = planOf('2026-11-24', [], rules);
      if (!plan) throw new Error('There are hours on every day.');
      const inAt = plan.startsAt;
      const outAt = new Date(inAt.getTime() + minutes * minute);
      const day = { isEmployed: true, off: null, leave, plan, rules, now: at('2026-11-26T09:00:00+05:30') };
      const { unpaidHalves, workedMinutes: worked } = judgeDay({
        ...day,
        spells: minutes > 0 ? [{ inAt, outAt }] : [],
      });
      const workedHalves = worked >= rules.fullDayMinutes ? 2 : worked >= rules.halfDayMinutes ? 1 : 0;
      const paid = Math.min(leave?.paidHalves ?? 0, 2 - workedHalves);
      expect(workedHalves + paid + unpaidHalves).toBe(2);
    }),
    { numRuns: Number(process.env['ATTENDANCE_CASES'] ?? 500) },
  );
});
