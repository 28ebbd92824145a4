import type { Paise } from '@nukkad/contract/kernel/money';
import type { Reader } from '../../platform/db/database.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ApprovalInterface } from '../approval/index.ts';
import type { EmployeeInterface } from '../employee/index.ts';
import type { PayrollInterface } from '../payroll/index.ts';

export interface LoanInterface {
  /** What is left of all loans that were handed over to this person, interest that was charged included. */
  owedBy(reader: Reader, of: { readonly organisationId: string; readonly staffId: string }): Promise<Paise>;
}

export interface LoanInterfaces {
  readonly partner: Pick<PartnerInterface, 'getStaff'>;
  readonly approval: ApprovalInterface;
  readonly employee: Pick<EmployeeInterface, 'getEmployees'>;
  readonly payroll: Pick<PayrollInterface, 'extras' | 'loans'>;
}

export interface LoanDependencies extends LoanInterfaces {
  readonly platform: Platform;
}
