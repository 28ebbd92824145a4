import type { AccountInterface } from '../../identity/account/index.ts';
import type { CartInterface } from '../cart/index.ts';
import type { CatalogInterface } from '../catalog/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ScheduleInterface } from '../schedule/index.ts';
import type { BookingPayments } from './money/booking-money.rules.ts';

/** The invoice's number, once there is one. Payment knows it; the composition hands the question over. */
export type InvoiceNumberOf = (reader: Reader, bookingId: string) => Promise<string | null>;

/** What payment knows of each of these bookings; bookings that were never paid for may be left out. */
export type PaymentsOf = (
  reader: Reader,
  bookingIds: readonly string[],
  now: Date,
) => Promise<ReadonlyMap<string, BookingPayments>>;

export interface BookingInterfaces {
  readonly account: AccountInterface;
  readonly partner: PartnerInterface;
  readonly catalog: CatalogInterface;
  readonly schedule: ScheduleInterface;
  readonly cart: CartInterface;
  readonly invoiceNumberOf: InvoiceNumberOf;
  /** Left out: nothing but the sums of the booking itself is told. */
  readonly paymentsOf?: PaymentsOf;
}

/** What every verb of bookings is built on. */
export interface BookingDependencies {
  readonly platform: Platform;
  readonly interfaces: BookingInterfaces;
}
