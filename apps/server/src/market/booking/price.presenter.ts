import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import type { Viewer } from '../../platform/viewer.ts';
import { isBuyerOf } from './booking.policy.ts';
import type { Booking, BookingLine } from './booking.row.ts';

/** Which earlier bookings a carried charge comes from is the buyer's own affair: they were with other partners. */
export function presentPrice(
  { price, ...booking }: Booking,
  { placed, lines }: { readonly placed: readonly BookingLine[]; readonly lines: readonly BookingLine[] },
  viewer: Viewer,
): BookingDetails['price'] {
  const shown = new Map(placed.map(({ name }, at) => [name, lines[at]]));
  const { amount, details } = price.previous_cancellation_charges;
  return {
    ...price,
    services: price.services.map((service) => {
      const { name, subcategoryName } = shown.get(service.name) ?? service;
      return { ...service, name, subcategoryName };
    }),
    previous_cancellation_charges: { amount, details: isBuyerOf(viewer, booking) ? details : [] },
  };
}
