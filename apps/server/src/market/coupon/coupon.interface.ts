import type { CouponProblem } from '@nukkad/contract/market/coupon/coupon.model';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { Basket, CouponTerms } from './coupon.rules.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CatalogInterface } from '../catalog/index.ts';

/** Whose cart, and what lies in it. */
export interface CouponQuery extends Basket {
  readonly userId: string;
  readonly lang: 'en' | 'hi';
  readonly now: Date;
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
  /** Only with this partner; null: with every one. */
  readonly organisationId: string | null;
  readonly isAutomatic: boolean;
  readonly stacks: boolean;
  readonly createdAt: Date;
  /** 0 where there is trouble. */
  readonly discountPaise: number;
  /** How much of it its partner bears. */
  readonly partnerPaise: number;
  /** Null: it counts. */
  readonly trouble: CouponProblem | null;
}

export interface CouponUse {
  readonly couponId: string;
  readonly bookingId: string;
  readonly userId: string;
  readonly discountPaise: number;
  readonly partnerPaise: number;
  readonly now: Date;
}

/** Of one offer. */
export interface OfferCost {
  readonly jobs: number;
  readonly costPaise: number;
}

/** Which offers a cart may have without looking further. */
export interface CartOffers {
  /** Those that were applied by a code. */
  readonly couponIds: readonly string[];
  readonly organisationId: string | null;
  readonly today: string;
}

/** What coupons ask of the bookings that were made. Booking answers it. */
export interface BookingHistory {
  /** Has this buyer a booking that was not called off, with this partner where one is named? */
  hasBooked(reader: Reader, userId: string, organisationId: string | null): Promise<boolean>;
  /** What offers took off the bookings that this partner has or did, as far as it bears it; by coupon. */
  costsOf(reader: Reader, organisationId: string): Promise<ReadonlyMap<string, OfferCost>>;
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
  /**
   * Of those that were applied and those that count by themselves the best together: each applied one with its part, or why
   * it does not count; then the others that do. In two steps, for the first needs nothing but the cart.
   */
  held(reader: Reader, cart: CartOffers): Promise<(ask: CouponQuery) => Promise<CouponView[]>>;
  /** Coupons that are open to all buyers today, newest first. */
  listOpen(
    reader: Reader,
    ask: CouponQuery,
    page: { readonly after: readonly [createdAt: Date, couponId: string] | null; readonly limit: number },
  ): Promise<CouponView[]>;
  /** Of the newest hundred that are open to all buyers and those that the cart has: what takes most off it together. */
  best(reader: Reader, cart: CartOffers, ask: CouponQuery): Promise<CouponView[]>;
  /** Locks what `held` looks at until the transaction ends: what it says is still true when they are used. */
  lock(tx: Tx, cart: CartOffers): Promise<void>;
  /** Ties it to a booking; lock it first. Refuses coupon_used_up. */
  use(tx: Tx, use: Authorized<CouponUse>): Promise<void>;
  /** The booking came to nothing: its coupons may be used again. Told twice is done once. */
  free(tx: Tx, booking: Authorized<Pick<CouponUse, 'bookingId'>>, now: Date): Promise<void>;
}

export interface CouponInterfaces {
  readonly account: Pick<AccountInterface, 'namesOf'>;
  readonly catalog: Pick<CatalogInterface, 'knownCategories' | 'services'>;
  readonly partner: Pick<PartnerInterface, 'getOrganisations'>;
  readonly geography: Pick<GeographyInterface, 'cityNames' | 'cityOf' | 'nearest'>;
}

export interface CouponDependencies extends CouponInterfaces {
  readonly platform: Platform;
  readonly history: ExtensionPoint<BookingHistory>;
}
