import type { EndpointAnswer } from '@nukkad/contract/kernel/endpoint';
import { istDay } from '@nukkad/contract/kernel/time';
import type { reportAttendance } from '@nukkad/contract/people/report/report.api';
import { type AttendanceShare, mostOvertimePeople } from '@nukkad/contract/people/report/report.model';
import { readTogether } from '../../platform/db/pipeline.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { ReportDependencies } from './report.interface.ts';
import { monthsUntil, sharesOf } from './report.rules.ts';
import { organisationOf } from '../../platform/viewer.ts';

type Answer = EndpointAnswer<typeof reportAttendance>;
type Person = Answer['overtime'][number];

/** Month by month, so that no more than one is held in memory, and other calls get their turn between two. */
export async function readAttendance(
  { platform: { db }, attendance }: ReportDependencies,
  { viewer, now }: SignedInCall,
  { months }: { readonly months: number },
): Promise<Answer> {
  const organisationId = organisationOf(viewer);
  const items: AttendanceShare[] = [];
  const overtime = new Map<string, Person>();
  for (const month of monthsUntil(istDay(now), months)) {
    const [year = 0, at = 1] = month.split('-').map(Number);
    const people = await readTogether(db, (reader) =>
      attendance.totalsOf(reader, organisationId, { year, month: at }, now),
    );
    items.push(...sharesOf(month, people));
    for (const { employeeId, fullName, totals } of people)
      overtime.set(employeeId, {
        employeeId,
        fullName,
        overtimeMinutes: (overtime.get(employeeId)?.overtimeMinutes ?? 0) + totals.overtimeMinutes,
      });
  }
  const most = [...overtime.values()]
    .filter(({ overtimeMinutes }) => overtimeMinutes > 0)
    .toSorted((one, other) => other.overtimeMinutes - one.overtimeMinutes)
    .slice(0, mostOvertimePeople);
  return { items, nextCursor: null, overtime: most };
}
