import { partnerLife } from '../../../identity/partner/index.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { findBank } from '../bank/bank.store.ts';
import { openForWork } from '../hours/open-for-work.ts';
import type { PartnershipParts } from '../partnership.parts.ts';
import { followOwner } from './follow-owner.ts';

/**
 * An approved partner whose account is verified becomes Active, and can be booked from then on; approval and account
 * may come in either order. Called again, it does nothing.
 */
export async function goLive(
  parts: Pick<PartnershipParts, 'account' | 'countOpenJobs' | 'countOpenWork'>,
  tx: Tx,
  organisationId: string,
  now: Date,
): Promise<void> {
  const allowed = await partnerLife.lockForSystem(tx, 'activate', organisationId);
  const bank = await findBank(tx, organisationId);
  if (!allowed || bank?.state !== 'verified') return;
  const live = await partnerLife.move(tx, allowed, { now });
  await openForWork(parts, tx, live, now);
  // Somebody may have suspended the owner while the profile was under review.
  await followOwner(parts, tx, live.ownerUserId, now);
}
