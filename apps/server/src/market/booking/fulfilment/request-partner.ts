import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import type { PriceBreakdown } from '@nukkad/contract/market/booking/booking.model';
import { distanceMetres } from '@nukkad/contract/places/geography/distance';
import type { Booking } from '../booking.row.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { type MoveDetail, bookingTransitions, eventFor } from '../booking.transitions.ts';
import { acceptSecondsOf } from '../instant/instant.rules.store.ts';
import { listPartnerRequests } from '../partner-request.store.ts';
import { saveLowerPrice } from '../price.store.ts';
import { makePartnerRequest } from '../partner-request.transitions.ts';
import { secondsAfter } from '../booking.rules.ts';
import { partOf } from '../../../platform/authorize.ts';
import type { Tx, Reader } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/id.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { Place } from './find-partner.ts';

/** What the booking costs where this partner comes: as agreed, or less where its way is shorter. */
async function priceWithPartner(
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

/**
 * Asks the partner whose professional's time is reserved, and starts its accept clock. A shorter way lowers the customer's price.
 * `by`: an Admin; else the machine.
 */
export async function requestPartner(
  tx: Tx,
  { interfaces }: Pick<BookingDependencies, 'interfaces'>,
  booking: Booking,
  reserved: Place,
  now: Date,
  by?: { readonly viewer: Viewer; readonly log: MoveDetail['log'] },
): Promise<void> {
  const allowed = by
    ? bookingTransitions.allow(by.viewer, bookingTransitions.verb.offerToPartner, booking)
    : bookingTransitions.allowSystem(bookingTransitions.verb.offerToPartner, booking);
  if (!allowed) throw new Error(`A booking cannot be offered while it is ${booking.status}.`);
  const { organisationId, staffId, startsAt = booking.startsAt, endsAt = booking.endsAt } = reserved;
  const clock = secondsAfter(now, await acceptSecondsOf(tx, { interfaces }, booking, now));
  const acceptBefore = clock < startsAt ? clock : startsAt;
  const offerId = newId();
  const round = (await listPartnerRequests(tx, booking.bookingId)).length + 1;
  await makePartnerRequest(tx, allowed, { offerId, organisationId, round, acceptBefore }, now);
  const price = await priceWithPartner(tx, { interfaces }, booking, organisationId);
  const fell = price !== booking.price;
  if (fell) await saveLowerPrice(tx, partOf(allowed.row, { bookingId: booking.bookingId, price }));
  await bookingTransitions.move(tx, allowed, {
    now,
    ...(fell && { note: 'distance_fee_fell' }),
    ...(by?.log && { log: by.log }),
    event: eventFor(bookingEvents.offered, (of) => ({
      ...of,
      offerId,
      acceptBefore: acceptBefore.toISOString(),
    })),
    changes: {
      price,
      totalPaise: price.totalCheckoutValue,
      organisationId,
      startsAt,
      endsAt,
      acceptBefore,
      acceptedAt: null,
      heldOrganisationId: organisationId,
      heldStaffId: staffId,
    },
  });
}
