import type { Reader } from '../../platform/db/database.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { BookingInterface } from '../../market/booking/index.ts';
import type { ScheduleInterface } from '../../market/schedule/index.ts';
import type { EmployeeInterface } from '../employee/index.ts';
import type { AttendanceInterface } from '../attendance/index.ts';
import type { SalaryInterface } from '../payroll/index.ts';
import type { HolidayInterface } from '../holiday/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ApprovalInterface } from '../approval/index.ts';

/** A day of approved leave: the parts of it that are leave. */
export interface LeaveDay {
  readonly staffId: string;
  /** YYYY-MM-DD in Asia/Kolkata. */
  readonly day: string;
  readonly morning: boolean;
  readonly afternoon: boolean;
  readonly isPaid: boolean;
  readonly title: string;
}

/** What other domains may ask of leave. */
export interface LeaveInterface {
  /** Approved leave of these employees in a month (YYYY-MM), day by day; days off among them included. */
  leaveDays(
    reader: Reader,
    organisationId: string,
    staffIds: readonly string[],
    month: string,
  ): Promise<readonly LeaveDay[]>;
  /** Half days that are left of types which are paid out on leaving, by member of staff. */
  encashable(
    reader: Reader,
    organisationId: string,
    people: readonly { readonly staffId: string; readonly joinedOn: string }[],
    now: Date,
  ): Promise<ReadonlyMap<string, number>>;
  /** What these employees have left of each type that may be asked for; null: without a limit. */
  balancesOf(
    reader: Reader,
    organisationId: string,
    staffIds: readonly string[],
  ): Promise<
    readonly { readonly staffId: string; readonly leaveType: string; readonly halves: number | null }[]
  >;
  /** Approved leave that began on a day (YYYY-MM-DD) or later, by the month of its first day and by type. */
  takenFrom(
    reader: Reader,
    organisationId: string,
    day: string,
  ): Promise<
    readonly {
      readonly month: string;
      readonly leaveType: string;
      readonly halves: number;
      readonly people: number;
    }[]
  >;
}

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
