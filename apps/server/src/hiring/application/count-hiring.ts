import type { HiringCounts } from '@nukkad/contract/hiring/application/application.model';
import type { SignedInCall } from '../../platform/http/route.ts';
import { keptOf, organisationOf } from '../../platform/viewer.ts';
import { countWaiting } from './application-list.store.ts';
import type { ApplicationDependencies } from './application.interface.ts';

/** What waits of all own jobs. */
export async function countHiring(
  { platform: { db } }: Pick<ApplicationDependencies, 'platform'>,
  { viewer }: SignedInCall,
): Promise<HiringCounts> {
  const { count, at } = await countWaiting(db, organisationOf(viewer), keptOf(viewer));
  return { applicants: count, answerBy: at?.toISOString() ?? null };
}
