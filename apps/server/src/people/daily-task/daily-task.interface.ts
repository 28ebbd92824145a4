import type { BookingInterface } from '../../market/booking/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ApprovalInterface } from '../approval/index.ts';
import type { AttendanceInterface } from '../attendance/index.ts';
import type { EmployeeInterface } from '../employee/index.ts';
import type { TaskInterface } from '../task/index.ts';

export interface DailyTaskDependencies {
  readonly platform: Platform;
  readonly approval: Pick<ApprovalInterface, 'list'>;
  readonly attendance: Pick<AttendanceInterface, 'clockOf'>;
  readonly booking: Pick<BookingInterface, 'jobsInTime'>;
  readonly employee: Pick<EmployeeInterface, 'employeeOf'>;
  readonly task: TaskInterface;
}
