import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { BookingInterface } from '../../market/booking/index.ts';
import type { ScheduleInterface } from '../../market/schedule/index.ts';
import type { EmployeeInterface } from '../employee/index.ts';
import type { AttendanceInterface } from '../attendance/index.ts';
import type { SalaryInterface } from '../payroll/index.ts';
import type { HolidayInterface } from '../holiday/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ApprovalInterface } from '../approval/index.ts';

export interface LeaveInterfaces {
  readonly employee: Pick<EmployeeInterface, 'getEmployees' | 'listActive' | 'listEmployed'>;
  readonly partner: Pick<PartnerInterface, 'getStaff'>;
  readonly schedule: Pick<ScheduleInterface, 'close' | 'reopen'>;
  readonly holiday: HolidayInterface;
  readonly attendance: Pick<AttendanceInterface, 'credited' | 'leaves' | 'workedDaysOff'>;
  readonly payroll: Pick<SalaryInterface, 'confirmedTo'>;
  readonly booking: Pick<BookingInterface, 'jobsInTime' | 'giveTo'>;
  readonly approval: ApprovalInterface;
}

export interface LeaveDependencies extends LeaveInterfaces {
  readonly platform: Platform;
}
