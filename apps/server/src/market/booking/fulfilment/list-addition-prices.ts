import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { istDay } from '@nukkad/contract/kernel/time';
import { refuse } from '../../../platform/refusal.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { findBooking } from '../booking.store.ts';
import { bookingTransitions } from '../booking.transitions.ts';
import type { ListViewing } from '../list/read-list.ts';

const mostServices = 12;
const unknown = new Set(['service_unknown', 'not_offered']);

/** What each of these services costs at the partner who holds the booking; the answers of the customer may add to it. */
export async function listAdditionPrices(
  { platform, interfaces }: BookingDependencies,
  asked: { readonly bookingId: string; readonly serviceIds: string },
  { viewer, now, lang }: ListViewing,
) {
  const booking = bookingTransitions.seen(viewer, await findBooking(platform.db, asked.bookingId));
  const { organisationId, pincode } = booking;
  if (!organisationId) return refuse(bookingErrors.booking_not_found);
  const serviceIds = asked.serviceIds.split(',').filter(Boolean).slice(0, mostServices);
  const lines = await interfaces.catalog.priceLines(platform.db, {
    organisationId,
    pincode: null,
    pricedAt: pincode,
    day: istDay(now),
    lines: serviceIds.map((serviceId) => ({ serviceId, quantity: 1, optionIds: [] })),
    lang,
  });
  return {
    prices: lines.map(({ serviceId, unitPaise, refusal }) => ({
      serviceId,
      price: refusal !== null && unknown.has(refusal) ? null : unitPaise,
    })),
  };
}
