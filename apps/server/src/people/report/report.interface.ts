import type { Platform } from '../../platform/platform.ts';
import type { AttendanceInterface } from '../attendance/index.ts';
import type { EmployeeInterface } from '../employee/index.ts';
import type { LeaveInterface } from '../leave/index.ts';
import type { PayrollFigures } from '../payroll/index.ts';

export interface ReportDependencies {
  readonly platform: Platform;
  readonly employee: Pick<EmployeeInterface, 'departmentNames' | 'headcount' | 'listActive'>;
  readonly attendance: Pick<AttendanceInterface, 'totalsOf'>;
  readonly leave: Pick<LeaveInterface, 'balancesOf' | 'takenFrom'>;
  readonly payroll: PayrollFigures;
}
