import type { BookingInterface } from '../../market/booking/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LedgerInterface } from '../ledger/index.ts';

/** What every verb of payouts is built on. */
export interface PayoutDependencies {
  readonly platform: Platform;
  readonly booking: Pick<BookingInterface, 'bookingNumbers'>;
  readonly ledger: Pick<LedgerInterface, 'earnings' | 'post' | 'postPayout'>;
}
