import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { confirmsCart, lineOfOffer } from '@nukkad/contract/market/booking/booking.confirm';
import type { Repeat } from '@nukkad/contract/market/series/series.model';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { partOf } from '../../platform/authorize.ts';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import type { PlacedCart } from '../cart/index.ts';
import type { BookingDependencies } from './booking.interface.ts';
import { countOpenOf } from './caps/caps.store.ts';
import { refuseBeyondCaps } from './caps/refuse-beyond-caps.ts';
import type { Booking, BookingLine } from './booking.row.ts';
import { type PaymentMode, minutesAfter } from './booking.rules.ts';
import { insertBooking } from './booking.store.ts';
import { newBookingNumber } from './booking-number.ts';
import { type BookingEventFor, actorOf, bookingTransitions, eventFor } from './booking.transitions.ts';
import { latestArrival } from './instant/latest-arrival.ts';
import { getBookingRules, getCommissionRules } from './rules.store.ts';
import { beginSeries, refuseToRepeat } from './series/begin-series.ts';

interface PlaceBookingBody {
  readonly paymentMode: PaymentMode;
  readonly note?: string | undefined;
  /** The first of several visits. */
  readonly repeat?: Repeat | undefined;
  /** What the checkout showed; only compared, never used. */
  readonly seen: Seen<typeof confirmsCart>;
}

/** From the cart alone: its lines, time and price as the server reckons them now, frozen. */
export async function placeBooking(
  deps: BookingDependencies,
  call: SignedInCall<{ body: PlaceBookingBody }>,
) {
  const { platform, interfaces } = deps;
  const { viewer, now, lang } = call;
  const request = call.input.body;
  return platform.write({ ...call, withClaim: true }, async (tx) => {
    // In this order: what is open is counted behind the cart's lock.
    const [cart, counts] = await Promise.all([
      interfaces.cart.lockForBooking(tx, { userId: viewer.userId, now, lang }),
      countOpenOf(tx, viewer.userId, now),
    ]);
    confirmSeen(confirmsCart, request.seen, seenNow(cart));
    const { repeat } = request;
    const repeating = repeat && { repeat, viewer, now };
    const oneMore = { buyerId: viewer.userId, action: request.paymentMode, cityCode: cart.cityCode, now };
    const [rules, commission] = await Promise.all([
      getBookingRules(tx, now, cart),
      getCommissionRules(tx, now, cart),
      refuseBeyondCaps(tx, oneMore, counts),
      repeating && refuseToRepeat(tx, cart, repeating),
    ]);
    const total = cart.price.totalCheckoutValue;
    const payBefore = request.paymentMode === 'online' ? minutesAfter(now, rules.payMinutes) : null;
    const booking = bookingFrom(cart, request, {
      buyerId: viewer.userId,
      now,
      payBefore,
      arriveBefore: cart.instant ? await latestArrival(deps, tx, cart, now) : null,
      commissionPercent: commission.commissionPercent,
    });
    const verb = request.paymentMode === 'cash' ? 'bookForCash' : 'bookPrepaid';
    const allowed = bookingTransitions.allowNew(viewer, verb, booking);
    const actor = actorOf(allowed.by);
    const event = { booking: allowed.row, verb, from: null, actor, note: '', now } as const;
    const { details } = cart.price.previous_cancellation_charges;
    const bookingNumbers = details.map(({ bookingNumber }) => bookingNumber);
    const of = { userId: viewer.userId, bookingId: booking.bookingId };
    // Sent together, in this order.
    await Promise.all([
      insertBooking(tx, event, linesFrom(cart, booking.bookingId)),
      interfaces.schedule.toBooking(tx, allowed.row, cart.reservationId, payBefore),
      interfaces.cart.collectCharges(tx, partOf(allowed.row, { ...of, bookingNumbers })),
      ...byId(cart.coupons).map((coupon) =>
        interfaces.cart.useCoupon(tx, partOf(allowed.row, { ...coupon, ...of, now })),
      ),
      interfaces.cart.empty(tx, cart),
      bookingTransitions.begin(tx, allowed, { now, event: madeOf(booking) }),
      repeating && beginSeries(tx, booking, cart.laterPrice(), repeating),
    ]);
    return {
      bookingId: booking.bookingId,
      bookingNumber: booking.bookingNumber,
      status: booking.status,
      total,
    };
  });
}

/** In the order in which they were locked. */
const byId = (coupons: PlacedCart['coupons']) =>
  coupons.toSorted((one, other) => (one.couponId < other.couponId ? -1 : 1));

const seenNow = ({ address, price, ...cart }: PlacedCart): Seen<typeof confirmsCart> => ({
  startsAt: cart.startsAt.toISOString(),
  address: { id: address.addressId, name: address.formatedAddress },
  lines: cart.lines.map((line) => ({
    id: line.serviceId,
    name: line.name,
    quantity: line.quantity,
    options: line.options.map(({ optionId }) => optionId),
    price: line.pricePaise,
  })),
  partner: cart.chosenPartner,
  offers: cart.offers.map(lineOfOffer),
  discount: price.couponDiscount,
  carriedCharge: price.previous_cancellation_charges.amount,
  total: price.totalCheckoutValue,
});

/** One for cash is booked at once; a prepaid one waits for its money. */
function madeOf({ paymentMode, payBefore }: Booking): readonly BookingEventFor[] {
  const created = eventFor(bookingEvents.created, (of) => ({
    ...of,
    payBefore: payBefore?.toISOString() ?? null,
  }));
  return paymentMode === 'cash' ? [created, eventFor(bookingEvents.booked)] : [created];
}

interface Booked extends Pick<Booking, 'buyerId' | 'payBefore' | 'arriveBefore' | 'commissionPercent'> {
  readonly now: Date;
}

function bookingFrom(cart: PlacedCart, request: PlaceBookingBody, by: Booked): Booking {
  const { address } = cart;
  return {
    bookingId: newId(),
    bookingNumber: newBookingNumber(),
    buyerId: by.buyerId,
    organisationId: null,
    staffId: null,
    chosenOrganisationId: cart.chosenPartner?.id ?? null,
    heldOrganisationId: cart.heldOrganisationId,
    heldStaffId: cart.heldStaffId,
    askedStaffId: cart.askedStaffId,
    cityCode: cart.cityCode,
    categoryId: cart.categoryId,
    status: request.paymentMode === 'cash' ? 'Booked' : 'Payment Pending',
    version: 1,
    startsAt: cart.startsAt,
    endsAt: cart.endsAt,
    price: cart.price,
    totalPaise: cart.price.totalCheckoutValue,
    additionsPaise: 0,
    paymentMode: request.paymentMode,
    paymentStatus: 'due',
    capturedPaise: 0,
    refundedPaise: 0,
    refundAskedPaise: 0,
    feePaise: 0,
    refundGrantedPaise: 0,
    reworkOfBookingId: null,
    projectId: null,
    reschedules: 0,
    commissionPercent: by.commissionPercent,
    letDownAt: null,
    payBefore: by.payBefore,
    acceptBefore: null,
    arriveBefore: by.arriveBefore,
    contactName: address.contactName,
    formattedAddress: address.formatedAddress,
    locality: address.locality,
    pincode: address.pincode,
    stateCode: address.stateCode,
    latitude: address.latitude,
    longitude: address.longitude,
    note: request.note ?? '',
    reasonCode: null,
    cancelNote: '',
    startCodeRound: 1,
    startCodeTries: 0,
    startCodeUsedUpAt: null,
    createdAt: by.now,
    acceptedAt: null,
    startedAt: null,
    completedAt: null,
    endedAt: null,
  };
}

function linesFrom(cart: PlacedCart, bookingId: string): BookingLine[] {
  return cart.lines.map((line) => ({
    bookingId,
    lineId: newId(),
    serviceId: line.serviceId,
    name: line.name,
    subcategoryName: line.subcategoryName,
    categoryImage: line.categoryImage,
    quantity: line.quantity,
    options: line.options,
    pricePaise: line.pricePaise,
    minutes: line.minutes,
    sacCode: line.sacCode,
    gstClass: line.gstClass,
  }));
}
