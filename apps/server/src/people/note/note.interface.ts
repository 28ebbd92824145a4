import type { EmployeeInterface } from '../employee/index.ts';
import type { Platform } from '../../platform/platform.ts';

export interface NoteDependencies {
  readonly platform: Platform;
  readonly employee: Pick<EmployeeInterface, 'employeeOf' | 'getEmployees' | 'reviewersOf'>;
}
