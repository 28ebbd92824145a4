import { type Authorized, authorize, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { CandidateParts } from './candidate.interface.ts';
import { mayChangeOwn } from './candidate.policy.ts';
import { type CandidateRow, insertCandidate, lockCandidate } from './candidate.store.ts';
import { emptyProfile } from './read-profile.ts';

/** The own profile, locked; made where there is none. */
export async function lockOwn(
  tx: Tx,
  { viewer, now }: Pick<SignedInCall, 'viewer' | 'now'>,
): Promise<Authorized<CandidateRow>> {
  const { userId } = viewer;
  const own = authorize({ userId }, mayChangeOwn(viewer, { userId }));
  const there = await lockCandidate(tx, userId);
  if (there) return partOf(own, there);
  const made = partOf(own, emptyProfile(userId, now));
  await insertCandidate(tx, made);
  return partOf(own, (await lockCandidate(tx, userId)) ?? made);
}

/** Who keeps candidates looks again at this one. */
export async function followHiding(
  { hid }: Pick<CandidateParts, 'hid'>,
  tx: Tx,
  own: Authorized<Pick<CandidateRow, 'userId'>>,
): Promise<void> {
  for (const follow of hid.answers) await follow(tx, own);
}
