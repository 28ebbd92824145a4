/** A month as wages are worked out by it. */
import type { Reader } from '../../../platform/db/database.ts';
import type { DaysOf } from '../../payroll/index.ts';
import type { AttendanceDependencies } from '../attendance.dependencies.ts';
import type { MonthOfEmployee } from '../attendance.interface.ts';
import { withoutClock } from '../day/day.rules.ts';
import { totalsOf } from '../day/month.rules.ts';
import { listClockStarts } from '../punch/spell.store.ts';
import { type JudgedPerson, judgePeople } from './judge-days.ts';
import { type Month, boundsOf } from './read-months.ts';

/**
 * From which day on a person's hours count for pay: their own first check-in; where hours were set for them, the first one of
 * anyone. Visits alone are no check-ins here. Null: their hours do not count.
 */
function countsFrom({ person, hasHours }: JudgedPerson, starts: ReadonlyMap<string, string>): string | null {
  const own = starts.get(person.employeeId) ?? null;
  if (!hasHours) return own;
  return [...starts.values()].reduce<string | null>(
    (first, day) => (first === null || day < first ? day : first),
    own,
  );
}

/** Of everyone who was employed in the month. */
export async function monthOf(
  deps: AttendanceDependencies,
  reader: Reader,
  organisationId: string,
  month: Month,
  now: Date,
): Promise<readonly MonthOfEmployee[]> {
  const [judged, names, starts] = await Promise.all([
    judgePeople(deps, reader, { organisationId, ...boundsOf(month), now }),
    deps.employee.departmentNames(reader, organisationId),
    listClockStarts(reader, organisationId),
  ]);
  return judged.map((one) => {
    const from = countsFrom(one, starts);
    const days = one.days.map(({ day, result, leave, plan }) => ({
      day,
      ...(from !== null && day >= from ? result : withoutClock(result, { leave, plan })),
    }));
    return {
      employeeId: one.person.employeeId,
      fullName: one.person.fullName,
      departmentName: names.get(one.person.departmentId ?? '') ?? null,
      days,
      totals: totalsOf(days),
      unpaidHalves: days.reduce((sum, { unpaidHalves }) => sum + unpaidHalves, 0),
    };
  });
}

/** Answers payroll: half days without pay, and overtime. */
export const attendedMonths =
  (deps: AttendanceDependencies): DaysOf =>
  async (reader, { organisationId, month, staffIds }) => {
    const asked = new Set(staffIds);
    const [year = 0, at = 1] = month.split('-').map(Number);
    const people = await monthOf(
      deps,
      reader,
      organisationId,
      { year, month: at },
      deps.platform.clock.now(),
    );
    return new Map(
      people
        .filter(({ employeeId }) => asked.has(employeeId))
        .map(({ employeeId, unpaidHalves, totals }) => [
          employeeId,
          { unpaidHalfDays: unpaidHalves, overtimeMinutes: totals.overtimeMinutes },
        ]),
    );
  };
