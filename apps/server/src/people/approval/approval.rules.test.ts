import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueOf, stepsOf } from './approval.rules.ts';

const runs = Number(process.env['LEAVE_RUNS'] ?? 500);
const staff = ['asha', 'imran', 'joseph'] as const;
const aLevel = fc
  .record({
    reviewer: fc.constantFrom('permission' as const, 'person' as const, 'manager' as const),
    who: fc.constantFrom(...staff),
    fromAmount: fc.constantFrom(0, 10_000, 500_000),
    departmentId: fc.constantFrom(null, 'field', 'office'),
  })
  .map(({ who, ...level }) => ({ ...level, staffId: level.reviewer === 'person' ? who : null }));
const anAsker = fc.record({
  staffId: fc.constantFrom(...staff),
  departmentId: fc.constantFrom(null, 'field', 'office'),
  managerStaffId: fc.constantFrom(null, ...staff),
  amountPaise: fc.constantFrom(null, 5_000, 10_000, 900_000),
});

test('promise 49: whatever the levels are, there is a step, and none is the employee’s own', () => {
  fc.assert(
    fc.property(fc.array(aLevel, { maxLength: 5 }), anAsker, (levels, asker) => {
      const steps = stepsOf(levels, asker);
      expect(steps.length).toBeGreaterThan(0);
      for (const { reviewer, staffId } of steps) {
        expect(staffId).not.toBe(asker.staffId);
        expect(reviewer === 'permission' || staffId !== null).toBe(true);
      }
    }),
    { numRuns: runs },
  );
});

test('a larger amount is never reviewed by fewer', () => {
  fc.assert(
    fc.property(fc.array(aLevel, { maxLength: 5 }), anAsker, (levels, asker) => {
      const small = stepsOf(levels, { ...asker, amountPaise: 5_000 });
      const large = stepsOf(levels, { ...asker, amountPaise: 900_000 });
      expect(large.length).toBeGreaterThanOrEqual(small.length);
    }),
    { numRuns: runs },
  );
});

test('a level is reminded after 24 hours and after 72, and goes on after 7 days', () => {
  const since = new Date('2026-11-23T04:00:00.000Z');
  const after = (hours: number, told: number) =>
    dueOf(since, told, new Date(since.getTime() + hours * 3_600_000));
  expect([after(23.99, 0), after(24, 0), after(24, 1), after(72, 1), after(167, 2), after(168, 2)]).toEqual([
    null,
    'remind',
    null,
    'remind',
    null,
    'escalate',
  ]);
  expect(after(1_000, 3)).toBeNull();
});
