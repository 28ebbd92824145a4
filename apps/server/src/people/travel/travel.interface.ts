import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { BookingInterface } from '../../market/booking/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ApprovalInterface } from '../approval/index.ts';
import type { ExpenseInterface } from '../expense/index.ts';

export interface TravelInterfaces {
  readonly partner: Pick<PartnerInterface, 'getStaff'>;
  readonly booking: Pick<BookingInterface, 'visits' | 'visitsOf'>;
  readonly approval: ApprovalInterface;
  readonly expense: ExpenseInterface;
}

export interface TravelDependencies extends TravelInterfaces {
  readonly platform: Platform;
}
