import type { Reader } from '../../platform/db/database.ts';
import type { CandidateDependencies } from './candidate.interface.ts';
import { type Between, isCompleteProfile } from './candidate.rules.ts';
import { findCandidate } from './candidate.store.ts';
import { isHiddenFrom } from './hidden-business.store.ts';

/** Whether the person hides from the organisation by name, and whether they work there. */
export async function readBetween(
  { partner }: Pick<CandidateDependencies, 'partner'>,
  reader: Reader,
  organisationId: string,
  userId: string,
): Promise<Between> {
  const [isHidden, places] = await Promise.all([
    isHiddenFrom(reader, { userId, organisationId }),
    partner.members.findPlaces(reader, organisationId, [userId]),
  ]);
  return { isHidden, worksThere: places.has(userId) };
}

export async function isComplete(reader: Reader, userId: string): Promise<boolean> {
  const row = await findCandidate(reader, userId);
  return row !== null && isCompleteProfile(row);
}
