import type { AccountInterface } from '../../identity/account/index.ts';
import type { BookingInterface } from '../../market/booking/index.ts';
import type { PartnershipInterface } from '../../market/partnership/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LedgerInterface } from '../ledger/index.ts';
import type { PayoutInterface } from './payout.interface.ts';

export interface PayoutInterfaces {
  readonly platform: Platform;
  readonly booking: Pick<BookingInterface, 'bookingNumbers' | 'payable'>;
  readonly account: Pick<AccountInterface, 'namesOf'>;
  readonly partner: Pick<PartnerInterface, 'getOrganisations'>;
  readonly partnership: Pick<PartnershipInterface, 'payoutAccount'>;
  readonly ledger: Pick<LedgerInterface, 'earnings' | 'post' | 'postPayout'>;
}

/** What every verb of payouts is built on. */
export interface PayoutDependencies extends PayoutInterfaces, PayoutInterface {}
