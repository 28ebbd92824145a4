import type { Cart } from '@nukkad/contract/market/booking/booking.model';
import type { DeliveryAddress } from '@nukkad/contract/places/geography/geography.model';
import type { AddressFacts } from '../../places/geography/index.ts';
import { presentApplied } from './offer/offer.presenter.ts';
import type { CartView } from './get-cart.ts';

export const emptyCart: Cart = {
  cartId: null,
  lines: [],
  organisationId: null,
  companyName: null,
  address: null,
  slot: null,
  instant: false,
  holdExpiresAt: null,
  minutes: 0,
  price: null,
  busyHours: null,
  linesToPay: null,
  offer: null,
  offers: [],
  serviceable: true,
  answerMissing: false,
};

function presentAddress(address: AddressFacts): DeliveryAddress {
  return {
    addressId: address.addressId,
    label: address.label,
    contactName: address.contactName,
    line1: address.line1,
    landmark: address.landmark,
    locality: address.locality,
    pincode: address.pincode,
    district: address.district,
    state: address.state,
    stateCode: address.stateCode,
    cityCode: address.cityCode,
    latitude: address.latitude,
    longitude: address.longitude,
    formatedAddress: address.formatedAddress,
    isDefault: address.isDefault,
  };
}

function presentLines({ quote: { cart, lines } }: CartView): Cart['lines'] {
  return cart.lines.flatMap(({ lineId }, index) => {
    const line = lines[index];
    if (!line) return [];
    const { serviceId, name, subcategoryName, categoryImage, quantity, minutes } = line;
    const options = line.options.map(({ optionId, label, question }) => ({ optionId, label, question }));
    return [
      {
        lineId,
        serviceId,
        name,
        subcategoryName,
        categoryImage,
        quantity,
        options,
        price: line.linePaise,
        minutes,
      },
    ];
  });
}

function presentSlot({ quote: { slot }, timeIsFree }: CartView): Cart['slot'] {
  if (!slot) return null;
  const { slotId, name, startsAt, stepEndsAt, primeTime } = slot;
  return {
    slotId,
    name,
    from: startsAt.toISOString(),
    to: stepEndsAt.toISOString(),
    available: timeIsFree,
    primeTime,
  };
}

/** `companyName` and `organisationId` are those the buyer chose: a matched partner shows itself when it accepts. */
export function presentCart(view: CartView): Cart {
  const { quote, held } = view;
  const chosen = quote.cart.organisationId;
  const beside = quote.beside?.();
  return {
    cartId: quote.cart.cartId,
    lines: presentLines(view),
    organisationId: chosen,
    companyName: chosen === null ? null : (quote.partner?.companyName ?? null),
    address: quote.address ? presentAddress(quote.address) : null,
    slot: presentSlot(view),
    instant: quote.slot?.instant ?? false,
    holdExpiresAt: held ? (quote.hold?.expiresAt.toISOString() ?? null) : null,
    minutes: quote.minutes,
    price: quote.price,
    busyHours: beside?.busyHours ?? null,
    linesToPay: beside?.linesToPay ?? null,
    offer: quote.offers[0] ? presentApplied(quote.offers[0]) : null,
    offers: quote.offers.map(presentApplied),
    serviceable: quote.serviceable,
    answerMissing: quote.answerMissing,
  };
}
