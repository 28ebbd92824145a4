import type { Reader } from '../../../platform/db/database.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { listRoles } from '../account.store.ts';
import { findOpenRequest } from './deactivation.store.ts';
import { type CountOpenBookings, countOpenFor } from './count-open-bookings.ts';

/** What ends with an account, and what prevents it. */
export async function readOpenWork(reader: Reader, countOpen: CountOpenBookings, userId: string) {
  const openBookings = await countOpenFor(reader, countOpen, userId);
  const held = await listRoles(reader, userId);
  return { openBookings, roles: [...new Set(held.map(({ role }) => role))] };
}

/** Whether the own account is being closed, and what prevents it. */
export async function readDeactivation(reader: Reader, countOpen: CountOpenBookings, { userId }: Viewer) {
  const [request, standing] = await Promise.all([
    findOpenRequest(reader, userId),
    readOpenWork(reader, countOpen, userId),
  ]);
  return {
    request: request && {
      status: 'deactivation pending' as const,
      reason: request.reason,
      askedAt: request.askedAt.toISOString(),
      takesEffectAt: request.takesEffectAt.toISOString(),
    },
    ...standing,
  };
}
