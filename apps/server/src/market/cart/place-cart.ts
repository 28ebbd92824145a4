import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { type Authorized, authorize, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { askVersions } from '../../platform/snapshot/asked-versions.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AskPlaced, PlacedCart, PlacedLine } from './cart.interface.ts';
import { mayChangeCart } from './cart.policy.ts';
import type { StoredCart } from './cart.rules.ts';
import { addressIdOf, cartIdOf, lockCart } from './cart.store.ts';
import { listOpenCharges } from './charge.store.ts';
import { cartOffersOf } from './offer/coupon-query.ts';
import { holdForCart } from './hold-for-cart.ts';
import {
  type CartDependencies,
  type CartParts,
  type Quote,
  holds,
  lacking,
  quoteCart,
} from './quote-cart.ts';

function linesOf({ lines, taxClass }: Quote): PlacedLine[] {
  return lines.map((line) => ({
    serviceId: line.serviceId,
    name: line.name,
    subcategoryName: line.subcategoryName,
    categoryImage: line.categoryImage,
    quantity: line.quantity,
    options: line.options.map(({ optionId, label, question }) => ({ optionId, label, question })),
    pricePaise: line.linePaise,
    minutes: line.minutes,
    sacCode: taxClass?.sac ?? '',
    gstClass: taxClass?.gstClass ?? 'standard',
  }));
}

/** A cart with everything that a booking needs; refuses the first missing part. */
function complete(quote: Quote) {
  const { cart, address, categoryId, slot } = quote;
  if (categoryId === null) return refuse(bookingErrors.cart_empty);
  if (!address) return refuse(bookingErrors.address_required);
  if (!slot || !cart.time) return refuse(bookingErrors.slot_required);
  if (quote.answerMissing) return refuse(lacking(quote));
  if (!quote.serviceable) return refuse(bookingErrors.cart_not_serviceable);
  return { ...quote, address, categoryId, slot, time: cart.time };
}

/** Holds the chosen time again where the hold ran out, or no longer fits what the partner needs for the work. */
async function heldQuote(
  tx: Tx,
  deps: CartDependencies,
  { cart, ...parts }: CartParts & { readonly cart: Authorized<StoredCart> },
  ask: AskPlaced,
): Promise<Quote> {
  const quote = await quoteCart(tx, deps, cart, ask, parts);
  if (holds(quote, ask.now)) return quote;
  const { address, categoryId, slot, hold } = complete(quote);
  if (slot.instant) refuse(bookingErrors.slot_taken);
  await holdForCart(tx, deps, {
    cart,
    address,
    categoryId,
    slot,
    heldOrganisationId: hold?.organisationId ?? null,
    now: ask.now,
  });
  return quoteCart(tx, deps, cart, ask);
}

/** The buyer's cart, locked, priced and checked now, with a time that is certainly its own. */
export async function lockForBooking(
  tx: Tx,
  deps: CartDependencies,
  ask: AskPlaced,
): Promise<Authorized<PlacedCart>> {
  // Sent together: what belongs to the cart is read behind its lock.
  const [stored, address, hold, charges] = await Promise.all([
    lockCart(tx, ask.userId),
    deps.geography.getAddress(tx, ask.userId, addressIdOf(ask.userId)),
    deps.schedule.findHold(tx, cartIdOf(ask.userId)),
    listOpenCharges(tx, ask.userId),
    askVersions(tx),
  ]);
  if (!stored || stored.lines.length === 0) return refuse(bookingErrors.cart_empty);
  const cart = authorize(stored, mayChangeCart(ask.userId, stored));
  // Sent before what the price is calculated from: a coupon that it counts on then cannot be used up by another person
  // until the booking is made.
  const [, quote] = await Promise.all([
    deps.coupon.lock(tx, cartOffersOf(cart, ask.now)),
    heldQuote(tx, deps, { cart, address, hold: stored.time && hold, charges }, ask),
  ]);
  const { categoryId, time, partner, price, ...placed } = complete(quote);
  if (!holds(quote, ask.now)) return refuse(bookingErrors.slot_taken);
  const { beside } = quote;
  if (!price || !partner || !beside) return refuse(bookingErrors.cart_not_serviceable);
  return partOf(cart, {
    cartId: cart.cartId,
    lines: linesOf(quote),
    chosenPartner:
      cart.organisationId === null ? null : { id: cart.organisationId, name: partner.companyName },
    offers: price.offers ?? [],
    address: placed.address,
    cityCode: placed.address.cityCode || partner.cityCode,
    categoryId,
    slotId: time.slotId,
    day: time.day,
    startsAt: quote.hold.startsAt,
    endsAt: quote.hold.endsAt,
    minutes: quote.minutes,
    price,
    laterPrice: () => beside().later,
    coupons: (price.offers ?? []).map(({ couponId, discount, partnerDiscount }) => ({
      couponId,
      discountPaise: discount,
      partnerPaise: partnerDiscount,
    })),
    instant: quote.slot.instant,
    reservationId: quote.hold.reservationId,
    heldOrganisationId: quote.hold.organisationId,
    heldStaffId: quote.hold.staffId,
    askedStaffId: cart.askedStaffId,
  });
}
