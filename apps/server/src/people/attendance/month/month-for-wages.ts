/** A month as wages are worked out by it: what the grid shows, and nothing else. */
import type { Reader } from '../../../platform/db/database.ts';
import type { DaysOf } from '../../payroll/index.ts';
import type { AttendanceDependencies, MonthOfEmployee } from '../attendance.interface.ts';
import { totalsOf } from '../day/month.rules.ts';
import { listClockStarts, listClockedBetween } from '../punch/spell.store.ts';
import { judgePeople } from './judge-days.ts';
import { type Month, boundsOf } from './read-months.ts';
import type { DayResult, LeaveOfDay } from '../day/day.rules.ts';

/**
 * Of the half days without pay those that nothing but a missing check-in says, of a person who had not begun to check in:
 * someone decides about them before they are taken off a salary. `began`: the day of the first own check-in ever, null where
 * the month has none. Leave without pay was asked for, and needs no decision.
 */
const unprovenHalves = (
  days: readonly (Pick<DayResult, 'unpaidHalves'> & {
    readonly day: string;
    readonly leave: LeaveOfDay | null;
  })[],
  began: string | null,
): number =>
  days
    .filter(({ day, leave }) => leave === null && (began === null || day < began))
    .reduce((sum, { unpaidHalves }) => sum + unpaidHalves, 0);

/** Of everyone who was employed in the month. */
export async function monthOf(
  deps: AttendanceDependencies,
  reader: Reader,
  organisationId: string,
  month: Month,
  now: Date,
): Promise<readonly MonthOfEmployee[]> {
  const { from, to } = boundsOf(month);
  const [judged, names, starts, clocked] = await Promise.all([
    judgePeople(deps, reader, { organisationId, from, to, now }),
    deps.employee.departmentNames(reader, organisationId),
    listClockStarts(reader, organisationId),
    listClockedBetween(reader, { organisationId, from, to }),
  ]);
  return judged.map(({ person, days: judgedDays }) => {
    const { employeeId } = person;
    const days = judgedDays.map(({ day, result, leave }) => ({ day, ...result, leave }));
    const began = clocked.has(employeeId) ? (starts.get(employeeId) ?? null) : null;
    return {
      employeeId,
      fullName: person.fullName,
      departmentName: names.get(person.departmentId ?? '') ?? null,
      days,
      totals: totalsOf(days),
      unpaidHalves: days.reduce((sum, { unpaidHalves }) => sum + unpaidHalves, 0),
      unprovenHalves: unprovenHalves(days, began),
    };
  });
}

/** Answers payroll: half days without pay, and overtime. */
export const attendedMonths =
  (deps: AttendanceDependencies): DaysOf =>
  async (reader, { organisationId, month, staffIds }) => {
    const asked = new Set(staffIds);
    const [year = 0, at = 1] = month.split('-').map(Number);
    const now = deps.platform.clock.now();
    const people = await monthOf(deps, reader, organisationId, { year, month: at }, now);
    return new Map(
      people
        .filter(({ employeeId }) => asked.has(employeeId))
        .map(({ employeeId, unpaidHalves, unprovenHalves: unproven, totals }) => [
          employeeId,
          {
            unpaidHalfDays: unpaidHalves,
            unprovenHalfDays: unproven,
            overtimeMinutes: totals.overtimeMinutes,
          },
        ]),
    );
  };
