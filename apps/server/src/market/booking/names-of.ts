import type { Reader } from '../../platform/db/database.ts';
import type { BookingDependencies } from './booking.interface.ts';
import type { Booking } from './booking.row.ts';
import { organisationOf } from './booking.store.ts';

/** As a booking's screens name its partner and its professional; null where there is none yet. */
export async function namesOf(
  { interfaces }: BookingDependencies,
  reader: Reader,
  { organisationId, staffId }: Pick<Booking, 'organisationId' | 'staffId'>,
): Promise<{ companyName: string | null; professionalName: string | null }> {
  const [organisations, staff] = await Promise.all([
    organisationId ? interfaces.partner.getOrganisations(reader, [organisationId]) : null,
    staffId ? interfaces.partner.getStaff(reader, [staffId]) : null,
  ]);
  return {
    companyName: organisations?.get(organisationId ?? '')?.companyName ?? null,
    professionalName: staff?.get(staffId ?? '')?.fullName ?? null,
  };
}

/** Of a booking that is being locked: behind the lock, and in one trip with it. Null where it has no partner. */
export async function partnerNameOf(
  { interfaces }: Pick<BookingDependencies, 'interfaces'>,
  reader: Reader,
  bookingId: string,
): Promise<string | null> {
  const organisation = await interfaces.partner.getOrganisation(reader, organisationOf(bookingId));
  return organisation?.companyName ?? null;
}
