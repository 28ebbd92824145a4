import type { BookingInterface } from '../../market/booking/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AttendanceInterface } from '../attendance/index.ts';
import type { EmployeeInterface } from '../employee/index.ts';
import type { HolidayInterface } from '../holiday/index.ts';

/** What a composition hands in. */
export interface ShiftDependencies {
  readonly platform: Platform;
  readonly employee: EmployeeInterface;
  readonly holiday: HolidayInterface;
  /** Asked: what a professional has to do in a shift that goes away. */
  readonly booking: Pick<BookingInterface, 'jobsInTime'>;
  /** Answered: the hours of published shifts. Read: approved leave. */
  readonly attendance: Pick<AttendanceInterface, 'leaves' | 'rosters'>;
}
