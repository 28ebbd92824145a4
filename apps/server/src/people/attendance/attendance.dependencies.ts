import type { ExtensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ApprovalInterface } from '../approval/index.ts';
import type { DepartmentInterface } from '../department/index.ts';
import type { EmployeeInterface } from '../employee/index.ts';
import type { HolidayInterface } from '../holiday/index.ts';
import type { PayrollInterface, SalaryInterface } from '../payroll/index.ts';
import type { CreditedOf, LeavesOf, RostersOf } from './attendance.interface.ts';

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
