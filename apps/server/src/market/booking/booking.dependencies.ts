import type { Bearer } from '@nukkad/contract/market/dispute/dispute.noun';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { CartInterface } from '../cart/index.ts';
import type { CouponInterface } from '../coupon/index.ts';
import type { CatalogInterface } from '../catalog/index.ts';
import type { ProfileInterface } from '../../identity/profile/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ScheduleInterface } from '../schedule/index.ts';
import type { BookingPayments } from './money/booking-money.rules.ts';

/** The invoice's number, once there is one; null without one. */
export type InvoiceNumberOf = (reader: Reader, bookingId: string) => Promise<string | null>;

/** What payment knows of each of these bookings; bookings that were never paid for may be left out. Without it only the sums of the booking itself are told. */
export type PaymentsOf = (
  reader: Reader,
  bookingIds: readonly string[],
  now: Date,
) => Promise<ReadonlyMap<string, BookingPayments>>;

/** What of a booking's payments can go back the way it came, in paise: not what was paid in cash. */
export type ReturnableOf = (reader: Reader, bookingId: string) => Promise<number>;

/** Until when a refund that is taken as credit now could be used. */
export type CreditUntil = (reader: Reader, now: Date) => Promise<Date>;

/** Who gives back how much of a refund, in paise: together all of it. */
export interface RefundShares {
  readonly partnerPaise: number;
  readonly platformPaise: number;
  readonly taxPaise: number;
}
export type RefundSharesOf = (
  reader: Reader,
  refund: { readonly bookingId: string; readonly amountPaise: number; readonly bornBy: Bearer },
) => Promise<RefundShares>;

/** What bookings ask of the domains that build on them. */
export interface BookingPoints {
  readonly invoiceNumbers: ExtensionPoint<InvoiceNumberOf>;
  readonly payments: ExtensionPoint<PaymentsOf>;
  readonly returnable: ExtensionPoint<ReturnableOf>;
  readonly refundShares: ExtensionPoint<RefundSharesOf>;
  readonly creditUntil: ExtensionPoint<CreditUntil>;
}

export interface BookingInterfaces {
  readonly account: AccountInterface;
  readonly partner: PartnerInterface;
  readonly catalog: CatalogInterface;
  readonly schedule: ScheduleInterface;
  readonly cart: CartInterface;
  readonly coupon: CouponInterface;
  /** Left out: nothing asks how a person kept their bookings. */
  readonly profile?: Pick<ProfileInterface, 'tracks'>;
}

/** What every verb of bookings is built on. */
export interface BookingDependencies {
  readonly platform: Platform;
  readonly interfaces: BookingInterfaces;
  readonly asked: BookingPoints;
}
