import type { Reader } from '../../../platform/db/database.ts';
import type { AttendanceDependencies, WorkedDayOff } from '../attendance.interface.ts';
import { judgePeople } from './judge-days.ts';

/** Days of one employee on which no work was planned and some was done, as their grid has them. */
export async function workedDaysOff(
  deps: AttendanceDependencies,
  reader: Reader,
  {
    staffId,
    ...days
  }: {
    readonly organisationId: string;
    readonly staffId: string;
    readonly from: string;
    readonly to: string;
    readonly now: Date;
  },
): Promise<readonly WorkedDayOff[]> {
  const found = (await deps.employee.getEmployees(reader, days.organisationId, [staffId])).get(staffId);
  if (!found) return [];
  const [judged] = await judgePeople(deps, reader, { ...days, people: [found] });
  if (!judged) return [];
  const { fullDayMinutes, halfDayMinutes } = judged.rules;
  return judged.days
    .filter(({ off, plan, result }) => (off || !plan) && result.workedMinutes > 0 && !result.isRunning)
    .map(({ day, off, result: { workedMinutes } }) => ({
      day,
      isHoliday: off?.kind === 'holiday',
      workedMinutes,
      fullDayMinutes,
      halfDayMinutes,
    }));
}
