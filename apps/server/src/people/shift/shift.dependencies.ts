import type { Platform } from '../../platform/platform.ts';
import type { AttendanceInterface } from '../attendance/index.ts';
import type { EmployeeInterface } from '../employee/index.ts';
import type { HolidayInterface } from '../holiday/index.ts';

/** What a composition hands in. */
export interface ShiftDependencies {
  readonly platform: Platform;
  readonly employee: EmployeeInterface;
  readonly holiday: HolidayInterface;
  /** Answered: the hours of published shifts. Read: approved leave. */
  readonly attendance: Pick<AttendanceInterface, 'leaves' | 'rosters'>;
}
