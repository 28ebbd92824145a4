import type { AccountInterface } from '../../identity/account/index.ts';
import type { BookingInterface } from '../../market/booking/index.ts';
import type { PartnershipInterface } from '../../market/partnership/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PaymentInterface } from '../payment/index.ts';
import type { PayoutInterface } from '../payout/index.ts';

/** What every verb of refunds of cash works with. */
export interface CashRefundDependencies {
  readonly platform: Platform;
  readonly account: Pick<AccountInterface, 'namesOf'>;
  readonly booking: Pick<BookingInterface, 'payable' | 'creditUntil'>;
  readonly partnership: Pick<PartnershipInterface, 'bankName'>;
  readonly payment: PaymentInterface;
  readonly payout: PayoutInterface;
}
