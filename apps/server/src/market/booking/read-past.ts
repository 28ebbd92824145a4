import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { tabStatuses } from '@nukkad/contract/market/booking/booking.model';
import { isOneOf } from '@nukkad/contract/kernel/record';
import type { Reader } from '../../platform/db/database.ts';
import { refuse } from '../../platform/refusal.ts';
import type { BookingDependencies, AskPast, PastBooking, PastLine } from './booking.interface.ts';
import { isBuyerOf } from './booking.policy.ts';
import type { BookingLine } from './booking.row.ts';
import { findBooking, listLines } from './booking.store.ts';
import { bookingTransitions } from './booking.transitions.ts';
import { translateLines } from './translate-lines.ts';

const ended = [...tabStatuses.Completed, ...tabStatuses.Cancelled];

function pastLineOf({ serviceId, name, quantity, options, pricePaise }: BookingLine): PastLine[] {
  const optionIds = options.map(({ optionId }) => optionId);
  return serviceId === null ? [] : [{ serviceId, name, quantity, optionIds, pricePaise }];
}

/** A booking that has ended, for the one who had made it. */
export async function readPast(
  deps: Pick<BookingDependencies, 'interfaces'>,
  reader: Reader,
  { bookingId, viewer, lang }: AskPast,
): Promise<PastBooking> {
  const [found, placed] = await Promise.all([findBooking(reader, bookingId), listLines(reader, [bookingId])]);
  const booking = bookingTransitions.seen(viewer, found);
  if (!isBuyerOf(viewer, booking)) return refuse(bookingErrors.booking_not_found);
  if (booking.projectId !== null) refuse(bookingErrors.booking_of_project);
  const { status, organisationId, chosenOrganisationId, price, ...past } = booking;
  if (!isOneOf(ended, status)) return refuse(bookingErrors.booking_moved_on, { present: status });
  const lines = await translateLines(deps, reader, placed, lang);
  return {
    bookingId,
    bookingNumber: past.bookingNumber,
    status,
    organisationId,
    chosenOrganisationId,
    staffId: past.staffId,
    startsAt: past.startsAt,
    totalPaise: price.totalCheckoutValue,
    formattedAddress: past.formattedAddress,
    pincode: past.pincode,
    latitude: past.latitude,
    longitude: past.longitude,
    lines: lines.flatMap(pastLineOf),
  };
}
