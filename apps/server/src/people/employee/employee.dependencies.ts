import type { AccountInterface } from '../../identity/account/index.ts';
import type { StaffInterface } from '../../identity/staff/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { DepartmentInterface } from '../department/index.ts';
import type { EmployeeInterface } from './employee.interface.ts';

export interface EmployeeInterfaces {
  readonly platform: Platform;
  readonly account: Pick<AccountInterface, 'getPeople'>;
  readonly partner: Pick<PartnerInterface, 'getOrganisations' | 'members'>;
  readonly department: DepartmentInterface;
  readonly staff: Pick<StaffInterface, 'invite'>;
}

export interface EmployeeDependencies extends EmployeeInterfaces, Pick<EmployeeInterface, 'leavings'> {}
