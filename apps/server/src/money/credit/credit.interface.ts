import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { CreditGiven } from './give-credit.ts';
import type { CreditTaken } from './take-credit.ts';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { BookingInterface } from '../../market/booking/index.ts';
import type { Platform } from '../../platform/platform.ts';

/** What other domains may ask of customers' credit. Domains below publish `booking.credit_due` instead. */
export interface CreditInterface {
  /** What the customer can use now, in paise. */
  creditOf(reader: Reader, userId: string, now: Date): Promise<number>;
  /** More credit, once for a cause. False: it was given before. */
  giveCredit(tx: Tx, given: Authorized<CreditGiven>): Promise<boolean>;
  /** Less credit; answers how much there was to take. */
  takeCredit(tx: Tx, wanted: Authorized<CreditTaken>): Promise<number>;
}

export interface CreditDependencies {
  readonly platform: Platform;
  readonly booking: Pick<BookingInterface, 'bookingNumbers' | 'briefs' | 'countClosed' | 'creditUntil'>;
  readonly account: Pick<AccountInterface, 'lock' | 'namesOf' | 'statusOf'>;
}
