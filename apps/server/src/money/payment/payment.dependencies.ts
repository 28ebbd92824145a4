import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { BookingInterface } from '../../market/booking/index.ts';
import type { CreditInterface } from '../credit/index.ts';
import type { PayLaterInterface } from '../pay-later/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PaymentInterface } from './payment.interface.ts';
import type { PaymentGateway, ProviderName } from './gateway/payment-gateway.ts';

/** What every verb of payments works with. */
export interface PaymentDependencies {
  readonly platform: Platform;
  readonly booking: BookingInterface;
  readonly account: Pick<AccountInterface, 'namesOf'>;
  readonly partner: Pick<PartnerInterface, 'getOrganisations'>;
  readonly credit: CreditInterface;
  readonly payLater: PayLaterInterface;
  /** The gateway that new orders go to. */
  readonly gateway: PaymentGateway;
  /** All that may still speak of earlier payments; one that is not configured is missing, and is not believed. */
  readonly gateways: ReadonlyMap<ProviderName, PaymentGateway>;
  /** What other domains sell without a booking. */
  readonly goods: PaymentInterface['goods'];
}
