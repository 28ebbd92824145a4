import type { AccountInterface } from '../../identity/account/index.ts';
import type { BookingInterface } from '../../market/booking/index.ts';
import type { Platform } from '../../platform/platform.ts';

export interface PayLaterDependencies {
  readonly platform: Platform;
  readonly booking: Pick<BookingInterface, 'bookingNumbers' | 'countClosed' | 'readCharges'>;
  readonly account: Pick<AccountInterface, 'namesOf' | 'statusOf'>;
}
