import type { Reader } from '../../../platform/db/database.ts';
import type { OpenWork } from '../../../platform/open-work.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { listRoles } from '../account.store.ts';
import { findOpenRequest } from './deactivation.store.ts';
import { countOpenFor } from './count-open-bookings.ts';

/** What ends with an account, and what prevents it. */
export async function readOpenWork(reader: Reader, openWork: OpenWork, userId: string) {
  const openBookings = await countOpenFor(reader, openWork, userId);
  const held = await listRoles(reader, userId);
  return { openBookings, roles: [...new Set(held.map(({ role }) => role))] };
}

/** Whether the own account is being closed, and what prevents it. */
export async function readDeactivation({ db, contributions }: Platform, { userId }: Viewer) {
  const [request, standing] = await Promise.all([
    findOpenRequest(db, userId),
    readOpenWork(db, contributions.openWork, userId),
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
