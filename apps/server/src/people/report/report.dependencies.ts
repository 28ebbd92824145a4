import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { Platform } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
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

/** The organisation whose people are reported on; every figure is of it alone. */
export const organisationOf = ({ organisationId }: Pick<Viewer, 'organisationId'>): string =>
  organisationId ?? refuse(kernelErrors.forbidden);
