import type { PayLaterState } from '@nukkad/contract/money/pay-later/pay-later.model';
import type { Authorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Less, NewDebt } from './pay-later.store.ts';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { BookingInterface } from '../../market/booking/index.ts';
import type { Platform } from '../../platform/platform.ts';

/** What a customer may pay later now; the shape that the calls answer with. */
export interface Standing {
  readonly state: PayLaterState;
  readonly limit: number;
  readonly used: number;
  readonly left: number;
  readonly due: number;
  readonly dueDays: number;
  readonly bookingsLeft: number;
}

export interface WantedDebt extends NewDebt {
  /** Compares what was seen with what holds behind the lock. */
  readonly confirm: (standing: Standing) => void;
}

/** What payment asks of paying later. The booking is locked before. */
export interface PayLaterInterface {
  /** More is owed, if the limit allows it; refused else. */
  owe(tx: Tx, wanted: Authorized<WantedDebt>): Promise<Standing>;
  /** Less is owed. */
  oweLess(tx: Tx, userId: string, less: Authorized<Less>): Promise<void>;
}

export interface PayLaterDependencies {
  readonly platform: Platform;
  readonly booking: Pick<BookingInterface, 'bookingNumbers' | 'countClosed' | 'readCharges'>;
  readonly account: Pick<AccountInterface, 'namesOf' | 'statusOf'>;
}
