import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { BookingInterface } from '../../market/booking/index.ts';
import type { EarningInterface } from '../../money/earning/index.ts';
import type { PaymentInterface } from '../../money/payment/index.ts';
import type { PayoutInterface } from '../../money/payout/index.ts';
import type { Platform } from '../../platform/platform.ts';

export interface OverviewDependencies {
  readonly platform: Platform;
  readonly account: Pick<AccountInterface, 'countJoined'>;
  readonly partner: Pick<PartnerInterface, 'getOrganisations'>;
  readonly booking: Pick<BookingInterface, 'overview'>;
  readonly earning: EarningInterface;
  readonly payment: Pick<PaymentInterface, 'capturedWithin'>;
  readonly payout: Pick<PayoutInterface, 'standingOf'>;
}
