import { type Authorized, partOf, systemAuthorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { system } from '../../platform/platform.ts';
import type { TalentPoolDependencies } from './talent-pool.interface.ts';
import { deleteTalents, listPools, listTalentIds, lockKeepersOf } from './talent-pool.store.ts';

/** Who hides from a business, or withdraws, leaves its pool for good, in the same transaction. */
export async function leavePools(
  { candidate }: TalentPoolDependencies,
  tx: Tx,
  person: Authorized<{ readonly userId: string }>,
): Promise<void> {
  const { userId } = person;
  for (const { organisationId } of await lockKeepersOf(tx, userId)) {
    const open = await candidate.openTo(tx, { organisationId, role: null }, [userId]);
    if (!open.has(userId)) await deleteTalents(tx, partOf(person, { organisationId, userIds: [userId] }));
  }
}

const poolsAtOnce = 100;

/**
 * At night: those who may no longer be kept, because their account is away, they work there now, or the application is
 * erased by which they were known.
 */
export async function dropClosed({ candidate, platform }: TalentPoolDependencies): Promise<void> {
  const { db } = platform;
  let after: string | null = null;
  for (;;) {
    const pools = await listPools(db, after, poolsAtOnce);
    for (const organisationId of pools) {
      const kept = await listTalentIds(db, organisationId);
      const open = await candidate.openTo(db, { organisationId, role: null }, kept);
      const userIds = kept.filter((userId) => !open.has(userId));
      if (userIds.length === 0) continue;
      const gone = systemAuthorized({ organisationId, userIds }, 'They may no longer be kept.');
      await platform.write(system, (tx) => deleteTalents(tx, gone));
    }
    after = pools.at(-1) ?? null;
    if (pools.length < poolsAtOnce) return;
  }
}
