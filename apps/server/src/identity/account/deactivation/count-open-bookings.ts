import type { Reader } from '../../../platform/db/database.ts';
import type { OpenWork } from '../../../platform/open-work.ts';
import { listRoles } from '../account.store.ts';

/** An owner has the organisation's bookings open, a staff member those assigned to it. */
export async function countOpenFor(reader: Reader, openWork: OpenWork, userId: string): Promise<number> {
  const held = await listRoles(reader, userId);
  return openWork.ofPerson(reader, {
    userId,
    organisationIds: held.flatMap(({ role, organisationId }) =>
      role === 'Service Partner' && organisationId ? [organisationId] : [],
    ),
    staffIds: held.flatMap(({ staffId }) => staffId ?? []),
  });
}
