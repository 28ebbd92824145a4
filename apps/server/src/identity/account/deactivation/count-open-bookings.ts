import type { Reader } from '../../../platform/db/database.ts';
import { listRoles } from '../account.store.ts';

/** The roles in which a person can have a booking: as buyer, as partner, as professional. */
export interface BookingParticipant {
  readonly userId: string;
  readonly organisationIds: readonly string[];
  readonly staffIds: readonly string[];
}

/** The number of open bookings of a person. Passed in by the composition, because bookings depend on accounts. */
export type CountOpenBookings = (reader: Reader, parts: BookingParticipant) => Promise<number>;

/** An owner has the organisation's bookings open, a staff member those assigned to it. */
export async function countOpenFor(
  reader: Reader,
  count: CountOpenBookings,
  userId: string,
): Promise<number> {
  const held = await listRoles(reader, userId);
  return count(reader, {
    userId,
    organisationIds: held.flatMap(({ role, organisationId }) =>
      role === 'Service Partner' && organisationId ? [organisationId] : [],
    ),
    staffIds: held.flatMap(({ staffId }) => staffId ?? []),
  });
}
