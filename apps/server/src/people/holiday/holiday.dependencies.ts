import type { Platform } from '../../platform/platform.ts';
import type { DepartmentInterface } from '../department/index.ts';

export interface HolidayDependencies {
  readonly platform: Platform;
  readonly department: Pick<DepartmentInterface, 'holdDepartments'>;
}
