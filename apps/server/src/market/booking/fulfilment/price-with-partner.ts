import type { PriceBreakdown } from '@nukkad/contract/market/booking/booking.model';
import { distanceMetres } from '@nukkad/contract/places/geography/distance';
import type { Reader } from '../../../platform/db/database.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import type { Booking } from '../booking.row.ts';

/** What the booking costs where this partner comes: as agreed, or less where its way is shorter. */
export async function priceWithPartner(
  reader: Reader,
  { interfaces }: Pick<BookingDependencies, 'interfaces'>,
  { price, latitude, longitude }: Booking,
  organisationId: string,
): Promise<PriceBreakdown> {
  if (price.distanceFee.amount === 0) return price;
  const organisations = await interfaces.partner.getOrganisations(reader, [organisationId]);
  const partner = organisations.get(organisationId);
  return partner
    ? interfaces.cart.nearerPrice(price, distanceMetres(partner, { latitude, longitude }))
    : price;
}
