import type { Authorized } from '../../platform/authorize.ts';
import type { PriceBreakdown } from '@nukkad/contract/market/booking/booking.model';
import type { DeliveryAddress } from '@nukkad/contract/places/geography/geography.model';
import type { AddressFacts } from '../../places/geography/index.ts';
import type { PricedLine, TaxClass, WantedLine } from '../catalog/index.ts';
import type { PriceOffer } from '@nukkad/contract/market/coupon/coupon.model';
import type { CouponUse } from '../coupon/index.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { GstClass, PriceRules } from './price.rules.ts';
import type { priceRulesOf } from './price.store.ts';
import type { reprice, triedPriceRules } from './reprice.ts';
import type { taxOfWork } from './work-tax.rules.ts';

type Lang = 'en' | 'hi';

/** A chosen answer as it is frozen on the booking, in the language of the one who chose it. */
export interface PlacedAnswer {
  readonly optionId: string;
  readonly label: string;
  /** The words of its question; bookings made before these were kept have none. */
  readonly question?: string;
}

/** A line as it is frozen on the booking. Money in paise. */
export interface PlacedLine {
  readonly serviceId: string;
  readonly name: string;
  readonly subcategoryName: string;
  readonly categoryImage: string;
  readonly quantity: number;
  readonly options: readonly PlacedAnswer[];
  /** Quantity times service and options, before fees and tax. */
  readonly pricePaise: number;
  /** Working minutes of the whole line. */
  readonly minutes: number;
  /** Services Accounting Code, for the invoice. */
  readonly sacCode: string;
  readonly gstClass: GstClass;
}

export interface PlacedCart {
  readonly cartId: string;
  readonly lines: readonly PlacedLine[];
  /** The partner that the buyer chose; null: the best one free is matched. */
  readonly chosenPartner: { readonly id: string; readonly name: string } | null;
  readonly address: DeliveryAddress;
  readonly cityCode: string;
  readonly categoryId: string;
  readonly slotId: number;
  /** Day in Asia/Kolkata, YYYY-MM-DD. */
  readonly day: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly minutes: number;
  readonly price: PriceBreakdown;
  /** Of the same work another time: with no offer and no charge that was carried over. */
  readonly laterPrice: () => PriceBreakdown;
  /** The code that was applied, also where it takes nothing off as the cart is. */
  readonly offers: readonly PriceOffer[];
  /** What took the price's discount off; locked. */
  readonly coupons: readonly Pick<CouponUse, 'couponId' | 'discountPaise' | 'partnerPaise'>[];
  /** As soon as possible. */
  readonly instant: boolean;
  readonly reservationId: string;
  readonly heldOrganisationId: string;
  readonly heldStaffId: string;
  /** The professional that the buyer asked for; null: any. */
  readonly askedStaffId: string | null;
}

export interface AdditionRequest {
  readonly organisationId: string;
  readonly serviceId: string;
  readonly quantity: number;
  readonly optionIds: readonly string[];
  /** Place of supply: the state of the address where the work is done. */
  readonly stateCode: string;
  /** At that address: a price set for its city applies. */
  readonly pincode: string;
  /** The instant whose prices and tax rules apply. */
  readonly at: Date;
  readonly lang: Lang;
}

export interface PricedAddition {
  readonly name: string;
  readonly subcategoryName: string;
  readonly options: readonly PlacedAnswer[];
  readonly servicePaise: number;
  readonly taxPaise: number;
  readonly totalPaise: number;
  readonly minutes: number;
  readonly taxClass: TaxClass;
}

/** Lines that are not in any cart. */
export interface WantedCart {
  readonly userId: string;
  readonly lines: readonly WantedLine[];
  /** Null: the best match of the place. */
  readonly organisationId: string | null;
  readonly address: AddressFacts | null;
  /** Null: as at an ordinary hour of today. */
  readonly time: { readonly day: string; readonly slotId: number } | null;
}

/** What they would be in a cart now. */
export interface QuotedCart {
  readonly lines: readonly PricedLine[];
  readonly categoryId: string | null;
  readonly minutes: number;
  /** Null: no one offers all of it, or no address is known. */
  readonly price: PriceBreakdown | null;
  readonly serviceable: boolean;
}

export interface AskPlaced {
  readonly userId: string;
  readonly now: Date;
  readonly lang: Lang;
}

/** The work of a cart at another time. */
export interface AnotherTime {
  readonly categoryId: string | null;
  readonly cityCode: string;
  /** It is booked as soon as possible. */
  readonly instant: boolean;
  /** In paise; null where the cart has no price yet. */
  readonly laterPaise: number | null;
}

export interface CarriedCharge {
  readonly userId: string;
  readonly bookingNumber: string;
  /** Left out: the cancellation; 1, 2, …: the change of time by this number. */
  readonly occasion?: number;
  readonly amountPaise: number;
  readonly now: Date;
}

/** Charges of cancelled bookings, collected by a new booking of the same buyer. */
export interface CollectedCharges {
  readonly userId: string;
  readonly bookingId: string;
  readonly bookingNumbers: readonly string[];
}

/** The state of a carried charge. */
export interface CarriedState {
  readonly amountPaise: number;
  /** Whose price carries it; null while it waits for the next booking. */
  readonly collectedBookingId: string | null;
}

/** Refuses another held time where the customer has enough open. Booking answers it; without it no limit applies. */
export type RefuseHold = (
  tx: Tx,
  ask: { readonly userId: string; readonly cityCode: string; readonly now: Date },
) => Promise<void>;

/** What other domains may ask of the cart. */
export interface CartInterface {
  readonly holdLimits: ExtensionPoint<RefuseHold>;
  /** Fees and tax as they count at `at` in a city (`''`: in general). */
  rules(reader: Reader, at: Date, cityCode: string): Promise<PriceRules>;
  /** A frozen price by other rules; reads and writes nothing. */
  readonly reprice: typeof reprice;
  /** GST of work that is in no cart. */
  readonly taxOfWork: typeof taxOfWork;
  readonly priceRulesOf: typeof priceRulesOf;
  readonly triedPriceRules: typeof triedPriceRules;
  /**
   * Locks the buyer's cart, prices and checks it anew. A hold that ran out is taken again if the time is still free.
   * Refuses cart_empty, address_required, slot_required, cart_not_serviceable, slot_out_of_range or slot_taken.
   */
  lockForBooking(tx: Tx, ask: AskPlaced): Promise<Authorized<PlacedCart>>;
  /** What the buyer's cart would cost another time, as `laterPrice` of a placed one; null: there is no cart. Reads only. */
  anotherTime(reader: Reader, ask: AskPlaced): Promise<AnotherTime | null>;
  /** Takes everything out once it is booked; the hold must have become the booking's before. */
  empty(tx: Tx, cart: Authorized<Pick<PlacedCart, 'cartId'>>): Promise<void>;
  /** Ties the cancellation charges that a price carried to the booking that collects them, each once. */
  collectCharges(tx: Tx, charges: Authorized<CollectedCharges>): Promise<void>;
  /** The collecting booking came to nothing: its charges wait for the next one. */
  reopenCharges(tx: Tx, booking: Authorized<Pick<CollectedCharges, 'bookingId'>>): Promise<void>;
  /** Ties the coupon of a placed cart to the booking that was made of it. */
  useCoupon(tx: Tx, use: Authorized<CouponUse>): Promise<void>;
  /** The booking came to nothing: its coupon may be used again. */
  freeCoupon(tx: Tx, booking: Authorized<Pick<CouponUse, 'bookingId'>>, now: Date): Promise<void>;
  /** A cancellation charge that the next booking of this buyer collects. Idempotent by booking number. */
  carryCharge(tx: Tx, charge: Authorized<CarriedCharge>): Promise<void>;
  /** By the number of the cancelled booking; those that carry nothing are left out. */
  carriedCharges(
    reader: Reader,
    bookingNumbers: readonly string[],
  ): Promise<ReadonlyMap<string, CarriedState>>;
  /** Reads only: no cart is changed and no time is held. */
  quote(
    reader: Reader,
    wanted: WantedCart,
    asker: { readonly now: Date; readonly lang: Lang },
  ): Promise<QuotedCart>;
  /** What an added service would cost with this partner; refuses cart_not_serviceable or option_unknown. */
  priceAddition(reader: Reader, request: AdditionRequest): Promise<PricedAddition>;
  /** The price of what was done of a booking, by its frozen price; `done` as many as its services, in their order. */
  partPrice(agreed: PriceBreakdown, done: readonly number[]): PriceBreakdown;
  /** The frozen price where the partner comes from so far: a shorter way costs less, a longer one no more. */
  nearerPrice(agreed: PriceBreakdown, metres: number): PriceBreakdown;
}
