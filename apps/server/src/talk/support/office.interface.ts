import type { AccountInterface } from '../../identity/account/index.ts';
import type { BookingInterface } from '../../market/booking/index.ts';
import type { Platform } from '../../platform/platform.ts';

/** What the office's reading and moving of requests asks of others. */
export interface OfficeParts {
  readonly platform: Platform;
  readonly account: Pick<AccountInterface, 'admins' | 'namesOf'>;
  readonly booking: Pick<BookingInterface, 'bookingIds' | 'briefs'>;
}
