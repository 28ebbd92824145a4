import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { BookingInterface } from '../../market/booking/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ProjectInterface } from '../../work/project/index.ts';
import type { ApprovalInterface } from '../approval/index.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { PayrollInterface } from '../payroll/index.ts';
import type { TripOf } from './expense.interface.ts';

export interface ExpenseInterfaces {
  readonly partner: Pick<PartnerInterface, 'getStaff'>;
  readonly booking: Pick<BookingInterface, 'briefs' | 'bookingNumbers'>;
  readonly project: Pick<ProjectInterface, 'getProjects'>;
  readonly approval: ApprovalInterface;
  readonly payroll: Pick<PayrollInterface, 'extras'>;
}

export interface ExpenseDependencies extends ExpenseInterfaces {
  readonly platform: Platform;
  readonly trips: ExtensionPoint<TripOf>;
}
