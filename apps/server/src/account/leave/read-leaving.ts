import type { Reader } from '../../platform/db/database.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { findOpenRequest } from './deactivation.store.ts';
import { type CountOpenBookings, countOpenFor } from './open-work.ts';

/** Whether the own account is being closed, and what stands in the way of it. */
export async function readLeaving(reader: Reader, countOpen: CountOpenBookings, { userId }: Viewer) {
  const [request, openBookings] = await Promise.all([
    findOpenRequest(reader, userId),
    countOpenFor(reader, countOpen, userId),
  ]);
  return {
    request: request && {
      status: 'deactivation pending' as const,
      reason: request.reason,
      askedAt: request.askedAt.toISOString(),
      takesEffectAt: request.takesEffectAt.toISOString(),
    },
    openBookings,
  };
}
