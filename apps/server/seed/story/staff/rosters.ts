/** The roster of each month, published a week before it begins. */
import { listRosterChanges, planShifts, publishRoster } from '@nukkad/contract/people/shift/shift.api';
import { addDays, istInstant } from '@nukkad/contract/kernel/time';
import type { ShiftOfDay } from './crew.ts';
import { leaverOf } from './notice-given.ts';
import { type Office, key } from './office.ts';
import { isWorkday, monthsBetween } from './working-days.ts';

const publishedDaysBefore = 6;

function workdays(from: string, to: string, offDay: number, holidays: ReadonlySet<string>): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1))
    if (isWorkday(day, { offDay }, holidays)) days.push(day);
  return days;
}

interface Rosters {
  readonly shiftTypes: ReadonlyMap<ShiftOfDay, string>;
  readonly holidays: ReadonlySet<string>;
}

async function publish(
  office: Office,
  { shiftTypes, holidays }: Rosters,
  from: string,
  to: string,
): Promise<void> {
  const leaver = leaverOf(office);
  for (const { staffId, shift, offDay } of office.crew) {
    const until = leaver?.member.staffId === staffId && leaver.lastDayOn < to ? leaver.lastDayOn : to;
    const days = workdays(from, until, offDay, holidays);
    const shiftTypeId = shiftTypes.get(shift) ?? '';
    if (days.length > 0)
      await office.asOwner(planShifts, { body: { employeeId: staffId, shiftTypeId, days }, ...key() });
  }
  const { summary } = await office.asOwner(listRosterChanges, { query: { from, to } });
  const reason = summary.breaches > 0 ? { reason: 'Everyone agreed to these days.' } : {};
  await office.asOwner(publishRoster, { body: { from, to, version: summary.version, ...reason } });
}

const lastOf = (month: string) => addDays(`${addDays(month, 32).slice(0, 7)}-01`, -1);

/** That of the first month at once, from the next day on. */
export async function planRosters(office: Office, rosters: Rosters): Promise<void> {
  const tomorrow = addDays(office.from, 1);
  const [first = tomorrow, ...later] = monthsBetween(tomorrow, addDays(office.today, 31));
  await publish(office, rosters, tomorrow, lastOf(first));
  for (const month of later)
    office.plan(istInstant(addDays(month, -publishedDaysBefore), 17 * 60), () =>
      publish(office, rosters, month, lastOf(month)),
    );
}
