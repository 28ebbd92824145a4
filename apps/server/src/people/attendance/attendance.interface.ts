import type { ClockStatusAnswer, MonthTotals } from '@nukkad/contract/people/attendance/attendance.model';
import type { Reader } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { DayResult, LeaveOfDay } from './day/day.rules.ts';
import type { RosterHours } from './day/plan.rules.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ApprovalInterface } from '../approval/index.ts';
import type { DepartmentInterface } from '../department/index.ts';
import type { EmployeeInterface } from '../employee/index.ts';
import type { HolidayInterface } from '../holiday/index.ts';
import type { PayrollInterface, SalaryInterface } from '../payroll/index.ts';

/**
 * Approved leave of an organisation: by employee, by day (YYYY-MM-DD); of some employees or of all (null). The domain of leave
 * answers it.
 */
export type LeavesOf = (
  reader: Reader,
  organisationId: string,
  from: string,
  to: string,
  employeeIds: readonly string[] | null,
) => Promise<ReadonlyMap<string, ReadonlyMap<string, LeaveOfDay>>>;

/**
 * Published shifts of an organisation, by employee, for the weeks of these days; of some employees or of all (null). The domain
 * of shifts answers it.
 */
export type RostersOf = (
  reader: Reader,
  organisationId: string,
  from: string,
  to: string,
  employeeIds: readonly string[] | null,
) => Promise<ReadonlyMap<string, RosterHours>>;

/**
 * Days off whose hours became leave, by employee (YYYY-MM-DD); of some employees or of all (null). Their hours are no overtime.
 * The domain of leave answers it.
 */
export type CreditedOf = (
  reader: Reader,
  of: { readonly organisationId: string; readonly from: string; readonly to: string },
  employeeIds: readonly string[] | null,
) => Promise<ReadonlyMap<string, ReadonlySet<string>>>;

/** A day off on which an employee worked, with the hours that make a whole day and half a day for them. */
export interface WorkedDayOff {
  readonly day: string;
  readonly isHoliday: boolean;
  readonly workedMinutes: number;
  readonly fullDayMinutes: number;
  readonly halfDayMinutes: number;
}

export interface TotalsOfEmployee {
  readonly employeeId: string;
  readonly fullName: string;
  readonly departmentName: string | null;
  readonly totals: MonthTotals;
}

/** An employee's month, for wages. */
export interface MonthOfEmployee {
  readonly employeeId: string;
  readonly fullName: string;
  readonly departmentName: string | null;
  /** Of every day of the month, in order. */
  readonly days: readonly (DayResult & { readonly day: string })[];
  readonly totals: MonthTotals;
  /** Half days for which no wage is due. */
  readonly unpaidHalves: number;
  /** Of them those before the person began to check in: a missing check-in alone proves little there. */
  readonly unprovenHalves: number;
}

/** What other domains may ask of attendance. */
export interface AttendanceInterface {
  readonly leaves: ExtensionPoint<LeavesOf>;
  readonly rosters: ExtensionPoint<RostersOf>;
  readonly credited: ExtensionPoint<CreditedOf>;
  /** Of one employee, by day; work that still goes on is left out. */
  workedDaysOff(
    reader: Reader,
    of: {
      readonly organisationId: string;
      readonly staffId: string;
      readonly from: string;
      readonly to: string;
      readonly now: Date;
    },
  ): Promise<readonly WorkedDayOff[]>;
  /** The caller's own time clock. */
  clockOf(call: SignedInCall): Promise<ClockStatusAnswer>;
  /** The sums of a month as its grid shows them, of everyone who was employed in it, by name. */
  totalsOf(
    reader: Reader,
    organisationId: string,
    month: { readonly year: number; readonly month: number },
    now: Date,
  ): Promise<readonly TotalsOfEmployee[]>;
  /** Of everyone who was employed in the month, by name. */
  monthOf(
    reader: Reader,
    organisationId: string,
    year: number,
    month: number,
    now: Date,
  ): Promise<readonly MonthOfEmployee[]>;
}

/** What a composition hands in. */
export interface AttendanceParts {
  readonly platform: Platform;
  readonly approval: Pick<ApprovalInterface, 'act' | 'ask' | 'cards' | 'decide' | 'find' | 'kinds'>;
  readonly department: Pick<DepartmentInterface, 'holdDepartments'>;
  readonly employee: EmployeeInterface;
  readonly holiday: HolidayInterface;
  readonly payroll: Pick<PayrollInterface, 'days'> & Pick<SalaryInterface, 'confirmedTo'>;
}

export interface AttendanceDependencies extends AttendanceParts {
  readonly leaves: ExtensionPoint<LeavesOf>;
  readonly rosters: ExtensionPoint<RostersOf>;
  readonly credited: ExtensionPoint<CreditedOf>;
}
