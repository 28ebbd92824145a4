import type { Reader } from '../../platform/db/database.ts';
import type { BookingParts } from './booking.parts.ts';
import type { Booking } from './booking.row.ts';

/** As a booking's screens name its partner and its professional; null where there is none yet. */
export async function namesOf(
  { doors }: BookingParts,
  reader: Reader,
  { organisationId, staffId }: Pick<Booking, 'organisationId' | 'staffId'>,
): Promise<{ companyName: string | null; professionalName: string | null }> {
  const organisations = organisationId
    ? await doors.partner.getOrganisations(reader, [organisationId])
    : null;
  const staff = staffId ? await doors.partner.getStaff(reader, [staffId]) : null;
  return {
    companyName: organisations?.get(organisationId ?? '')?.companyName ?? null,
    professionalName: staff?.get(staffId ?? '')?.fullName ?? null,
  };
}
