import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { LedgerInterface } from '../../money/ledger/index.ts';
import type { DocumentInterface } from '../../files/document/index.ts';
import type { PayoutInterface } from '../../money/payout/index.ts';
import type { DepartmentInterface } from '../department/index.ts';
import type { EmployeeInterface } from '../employee/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PayrollInterface } from './payroll.interface.ts';

export interface PayrollInterfaces {
  readonly platform: Platform;
  readonly partner: Pick<
    PartnerInterface,
    'accounts' | 'getOrganisations' | 'getStaff' | 'holdStatus' | 'logos' | 'members'
  >;
  readonly department: Pick<DepartmentInterface, 'getDepartments'>;
  readonly employee: Pick<EmployeeInterface, 'getEmployees'>;
  readonly document: Pick<DocumentInterface, 'getFiles' | 'holdOwn' | 'linkFile'>;
  readonly ledger: Pick<LedgerInterface, 'post' | 'postSalary'>;
  readonly payout: PayoutInterface;
}

/** What every verb of payroll is built on. */
export interface PayrollDependencies extends PayrollInterfaces, PayrollInterface {}
