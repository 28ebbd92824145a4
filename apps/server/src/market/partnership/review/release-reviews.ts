import { machineActor, audit } from '../../../platform/audit.ts';
import { systemAuthorized } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { system } from '../../../platform/platform.ts';
import { readPartnerRules } from '../office/partners.store.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { lockAssignmentsOf, lockOldAssignments, removeAssignment } from './assignment.store.ts';

const hourMs = 3_600_000;
const atOnce = 500;

/** Why a review was released without its reviewer asking for it, for the audit log. */
type Because = 'time_limit' | 'signed_out' | 'account_closed';

async function release(
  tx: Tx,
  organisationIds: readonly string[],
  because: Because,
  now: Date,
): Promise<void> {
  for (const organisationId of organisationIds) {
    await removeAssignment(
      tx,
      systemAuthorized({ organisationId }, 'A review is not held by a person who no longer works on it.'),
    );
    await audit(tx, now, {
      ...machineActor,
      action: 'partner.release_review',
      subjectKind: 'organisation',
      subjectId: organisationId,
      detail: { because },
    });
  }
}

/** Everything that this Admin has taken goes back to the queue. Called again, it does nothing. */
export async function releaseReviewsOf(
  tx: Tx,
  userId: string,
  because: Exclude<Because, 'time_limit'>,
  now: Date,
): Promise<void> {
  await release(tx, await lockAssignmentsOf(tx, userId), because, now);
}

/** Reviews of profiles and of changes that were taken longer ago than `partner.rules` allows. */
export async function releaseOldReviews({
  platform,
}: Pick<PartnershipDependencies, 'platform'>): Promise<void> {
  const now = platform.clock.now();
  const { reviewHeldHours } = await readPartnerRules(platform.db, now);
  const before = new Date(now.getTime() - reviewHeldHours * hourMs);
  await platform.write(system, async (tx) =>
    release(tx, await lockOldAssignments(tx, before, atOnce), 'time_limit', now),
  );
}
