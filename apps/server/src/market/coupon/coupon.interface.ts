import type { Authorized } from '../../platform/authorize.ts';
import type { CouponProblem } from '@nukkad/contract/market/coupon/coupon.model';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { Basket, CouponTerms } from './coupon.rules.ts';

/** Whose cart, and what lies in it. */
export interface CouponQuery extends Basket {
  readonly userId: string;
  readonly lang: 'en' | 'hi';
}

/** A coupon against one cart. Money in paise. */
export interface CouponView {
  readonly couponId: string;
  readonly code: string;
  readonly title: string;
  readonly percent: number | null;
  readonly amountPaise: number | null;
  readonly mostPaise: number | null;
  readonly leastServicesPaise: number;
  /** Day in Asia/Kolkata; null: until further notice. */
  readonly lastDay: string | null;
  readonly newcomers: boolean;
  readonly createdAt: Date;
  /** 0 where there is trouble. */
  readonly discountPaise: number;
  /** Null: it counts. */
  readonly trouble: CouponProblem | null;
}

export interface CouponUse {
  readonly couponId: string;
  readonly bookingId: string;
  readonly userId: string;
  readonly discountPaise: number;
  readonly now: Date;
}

/** What coupons ask of the bookings that were made. Booking answers it. */
export interface BookingHistory {
  /** Has this buyer a booking that was not called off? */
  hasBooked(reader: Reader, userId: string): Promise<boolean>;
  /** What was sold since a day where a coupon of these terms would have counted, and what it would have taken off. */
  recentDiscount(
    reader: Reader,
    ask: Pick<
      CouponTerms,
      | 'percent'
      | 'amountPaise'
      | 'mostPaise'
      | 'leastServicesPaise'
      | 'audience'
      | 'categoryIds'
      | 'cityCodes'
    > & { readonly since: Date },
  ): Promise<{ readonly bookings: number; readonly costPaise: number; readonly discountPaise: number }>;
}

/** What other domains may ask of coupons. */
export interface CouponInterface {
  readonly history: ExtensionPoint<BookingHistory>;
  /** The coupon of a code, in any status; null: there never was one. */
  findByCode(reader: Reader, code: string): Promise<string | null>;
  /** Null where no such coupon is kept. */
  look(reader: Reader, couponId: string, ask: CouponQuery): Promise<CouponView | null>;
  /** Coupons that are open to all buyers today, newest first. */
  listOpen(
    reader: Reader,
    ask: CouponQuery,
    page: { readonly after: readonly [createdAt: Date, couponId: string] | null; readonly limit: number },
  ): Promise<CouponView[]>;
  /** Of the newest hundred that are open to all buyers, the one that takes most off this cart; null: none does. */
  best(reader: Reader, ask: CouponQuery): Promise<CouponView | null>;
  /** Locks the coupon until the transaction ends: what `look` says is still true when the coupon is used. */
  lock(tx: Tx, couponId: string): Promise<void>;
  /** Ties it to a booking; lock it first. Refuses coupon_used_up. */
  use(tx: Tx, use: Authorized<CouponUse>): Promise<void>;
  /** The booking came to nothing: the coupon, where it held one, may be used again. Told twice is done once. */
  free(tx: Tx, booking: Authorized<Pick<CouponUse, 'bookingId'>>, now: Date): Promise<void>;
}
