import type { EnvelopeInterface } from '../../files/envelope/index.ts';
import type { DriveInterface } from '../../files/drive/index.ts';
import type { TemplateInterface } from '../../files/template/index.ts';
import type { ShareInterface } from '../../files/share/index.ts';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { StaffInterface } from '../../identity/staff/index.ts';
import type { BookingInterface } from '../../market/booking/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AssetInterface } from '../asset/index.ts';
import type { ApprovalInterface } from '../approval/index.ts';
import type { DepartmentInterface } from '../department/index.ts';
import type { EmployeeInterface } from '../employee/index.ts';
import type { ExpenseInterface } from '../expense/index.ts';
import type { LeaveInterface } from '../leave/index.ts';
import type { LoanInterface } from '../loan/index.ts';
import type { PayrollInterface, SalaryInterface } from '../payroll/index.ts';
import type { TaskInterface } from '../task/index.ts';

/** What other domains may ask of leaving. */
export interface LeavingInterface {
  /** Last days of these members, in any organisation, that their employer confirmed and that have passed. */
  confirmedEnds(
    reader: Reader,
    staffIds: readonly string[],
  ): Promise<readonly { readonly staffId: string; readonly lastDayOn: string }[]>;
}

export interface LeavingInterfaces {
  readonly account: Pick<AccountInterface, 'getPeople'>;
  readonly partner: Pick<PartnerInterface, 'getOrganisations' | 'getStaff' | 'logos'>;
  readonly staff: Pick<StaffInterface, 'checkEnd' | 'endMembership'>;
  readonly employee: Pick<
    EmployeeInterface,
    'directReportsOf' | 'firstDayOf' | 'getEmployees' | 'handOverReports' | 'leavings' | 'setLastDay'
  >;
  readonly department: Pick<DepartmentInterface, 'handOverHeads' | 'listDepartments'>;
  readonly task: Pick<TaskInterface, 'countOpenOf' | 'giveTasks'>;
  readonly approval: Pick<ApprovalInterface, 'countReviews' | 'handOverReviews'>;
  readonly envelope: Pick<EnvelopeInterface, 'agreements'>;
  readonly expense: Pick<ExpenseInterface, 'openAdvances' | 'openMoneyOf' | 'recoverAdvances'>;
  readonly loan: Pick<LoanInterface, 'owedBy'>;
  readonly asset: Pick<AssetInterface, 'openOf'>;
  readonly leave: Pick<LeaveInterface, 'encashable'>;
  readonly payroll: SalaryInterface & Pick<PayrollInterface, 'extras'>;
  readonly booking: Pick<BookingInterface, 'giveTo' | 'jobsInTime'>;
  readonly drive: Pick<DriveInterface, 'records'>;
  readonly share: Pick<ShareInterface, 'subjects' | 'send' | 'end' | 'countSent' | 'open'>;
  readonly template: Pick<TemplateInterface, 'paper' | 'records'>;
}

export interface LeavingDependencies extends LeavingInterfaces {
  readonly platform: Platform;
}
