import type { AccountInterface } from '../../identity/account/index.ts';
import type { BookingInterface } from '../../market/booking/index.ts';
import type { Platform } from '../../platform/platform.ts';

export interface CreditDependencies {
  readonly platform: Platform;
  readonly booking: Pick<BookingInterface, 'bookingNumbers' | 'briefs' | 'countClosed' | 'creditUntil'>;
  readonly account: Pick<AccountInterface, 'lock' | 'namesOf' | 'statusOf'>;
}
