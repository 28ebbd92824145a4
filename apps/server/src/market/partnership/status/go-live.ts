import type { Tx } from '../../../platform/db/database.ts';
import { findBank } from '../bank/bank.store.ts';
import { openForWork } from '../hours/open-for-work.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { followOwner } from './follow-owner.ts';

/**
 * An approved partner whose account is verified becomes Active, and can be booked from then on; approval and account
 * may come in either order. Called again, it does nothing.
 */
export async function goLive(
  deps: Pick<PartnershipDependencies, 'account' | 'partners' | 'platform' | 'schedule'>,
  tx: Tx,
  organisationId: string,
  now: Date,
): Promise<void> {
  const allowed = await deps.partners.transitions.lockForSystem(
    tx,
    deps.partners.transitions.verb.activate,
    organisationId,
  );
  const bank = await findBank(tx, organisationId);
  if (!allowed || bank?.status !== 'verified') return;
  const live = await deps.partners.transitions.move(tx, allowed, { now });
  await openForWork(deps, tx, live, now);
  // The owner may have been suspended while the profile was under review.
  await followOwner(deps, tx, live.ownerUserId, now);
}
