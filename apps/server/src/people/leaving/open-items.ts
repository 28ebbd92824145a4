/** What is still open of who leaves, asked of the domains that know. */
import { addDays, dayMs, istInstant } from '@nukkad/contract/kernel/time';
import type { LeavingChecklistAnswer } from '@nukkad/contract/people/leaving/leaving.model';
import type { Reader } from '../../platform/db/database.ts';
import type { JobInTime } from '../../market/booking/index.ts';
import type { LeavingDependencies } from './leaving.interface.ts';
import { isClear } from './leaving.rules.ts';
import type { LeavingRow } from './leaving.store.ts';

type Leaver = Pick<LeavingRow, 'organisationId' | 'staffId' | 'lastDayOn'>;
/** Bookings are made some months ahead. */
const daysAhead = 3 * 365;

/** Bookings of theirs that end after the last day. */
export function jobsAfter(
  { booking }: LeavingDependencies,
  reader: Reader,
  { organisationId, staffId, lastDayOn }: Leaver,
): Promise<readonly JobInTime[]> {
  const from = istInstant(addDays(lastDayOn, 1));
  const to = new Date(from.getTime() + daysAhead * dayMs);
  return booking.jobsInTime(reader, { organisationId, staffId, from, to });
}

export async function openItems(
  deps: LeavingDependencies,
  reader: Reader,
  leaver: Leaver,
): Promise<LeavingChecklistAnswer> {
  const { organisationId, staffId } = leaver;
  const [jobs, tasks, approvals, reports, departments, assets, money, loans] = await Promise.all([
    jobsAfter(deps, reader, leaver),
    deps.task.countOpenOf(reader, leaver),
    deps.approval.countReviews(reader, leaver),
    deps.employee.directReportsOf(reader, organisationId, staffId),
    deps.department.listDepartments(reader, organisationId),
    deps.asset.openOf(reader, { organisationId, staffIds: [staffId] }),
    deps.expense.openMoneyOf(reader, leaver),
    deps.loan.owedBy(reader, leaver),
  ]);
  const open = {
    bookings: jobs.map(({ bookingId, bookingNumber, startsAt, locality, status }) => ({
      bookingId,
      bookingNumber,
      startsAt: startsAt.toISOString(),
      locality,
      isGiveable: status === 'Accepted' || status === 'Assigned',
    })),
    tasks,
    approvals,
    reports: reports.map(({ employeeId, fullName }) => ({
      employeeId,
      fullName,
    })),
    departments: departments
      .filter(({ headStaffId }) => headStaffId === staffId)
      .map(({ departmentId, name }) => ({
        departmentId,
        name,
      })),
    assets: assets.map(({ assetId, name }) => ({ assetId, name })),
    ...money,
    loans,
  };
  return { ...open, isClear: isClear(open) };
}
