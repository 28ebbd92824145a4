import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { addDays, istDay, istInstant } from '@nukkad/contract/kernel/time';
import type { DailyTaskAnswer } from '@nukkad/contract/people/daily-task/daily-task.model';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { DailyTaskDependencies } from './daily-task.interface.ts';

/** So many tasks are named; the others are counted. */
const mostTasks = 20;

/** All that waits for the caller today, asked of each domain at once. */
export async function readDailyTask(
  { platform: { db }, approval, attendance, booking, employee, task }: DailyTaskDependencies,
  call: SignedInCall,
): Promise<DailyTaskAnswer> {
  const { viewer, now } = call;
  const organisationId = viewer.organisationId ?? refuse(kernelErrors.forbidden);
  const person = await employee.employeeOf(db, organisationId, viewer.userId);
  const day = istDay(now);
  const [clock, visits, tasks, reviews] = await Promise.all([
    person && attendance.clockOf(call),
    person
      ? booking.jobsInTime(db, {
          organisationId,
          staffId: person.employeeId,
          from: istInstant(day),
          to: istInstant(addDays(day, 1)),
        })
      : [],
    task.dueOf(db, { organisationId, userId: viewer.userId, until: day, limit: mostTasks }),
    approval.list(call, { whose: 'team', limit: 1, count: true }),
  ]);
  return {
    day,
    employeeId: person?.employeeId ?? null,
    clock: clock && {
      isIn: clock.isIn,
      since: clock.since,
      category: clock.today.category,
      workedMinutes: clock.today.workedMinutes,
    },
    visits: visits.map(({ bookingId, bookingNumber, status, startsAt, endsAt, locality }) => ({
      bookingId,
      bookingNumber,
      status,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      locality,
    })),
    tasks: tasks.rows.map(({ taskId, title, priority, dueOn }) => ({
      taskId,
      title,
      priority,
      dueOn,
      isLate: dueOn < day,
    })),
    moreTasks: tasks.all - tasks.rows.length,
    approvals: reviews.total?.count ?? 0,
  };
}
