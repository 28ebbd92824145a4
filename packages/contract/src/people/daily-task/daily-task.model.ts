import { bookingState } from '../../market/booking/booking.model.ts';
import * as z from 'zod/mini';
import { instant } from '../../kernel/schema.ts';
import { dayCategories } from '../attendance/attendance.model.ts';
import { employeeId } from '../department/department.model.ts';
import { taskPriorities } from '../task/task.model.ts';

/** What a person owes today, in one answer. */
export const dailyTask = z.object({
  day: z.string(),
  employeeId: z.nullable(employeeId).check(z.describe('Null: an owner who is no member of the own team.')),
  clock: z.nullable(
    z.object({
      isIn: z.boolean(),
      since: z.nullable(instant('Of the check-in that is open.')),
      category: z.enum(dayCategories),
      workedMinutes: z.int(),
    }),
  ),
  visits: z.array(
    z.object({
      bookingId: z.uuid(),
      bookingNumber: z.string(),
      status: bookingState,
      startsAt: instant(),
      endsAt: instant(),
      locality: z.string(),
    }),
  ),
  tasks: z.array(
    z.object({
      taskId: z.uuid(),
      title: z.string(),
      priority: z.enum(taskPriorities),
      dueOn: z.string(),
      isLate: z.boolean(),
    }),
  ),
  moreTasks: z.int().check(z.describe('Due ones beyond those listed.')),
  approvals: z.int().check(z.describe('Requests that wait for this person’s review.')),
});
export type DailyTask = z.output<typeof dailyTask>;
export type DailyTaskAnswer = z.input<typeof dailyTask>;
