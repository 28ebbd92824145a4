import { partnerTransitions } from '../../../identity/partner/index.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { PartnershipDependencies } from '../partnership.dependencies.ts';

/** A partner that leaves is Deactivated when its last open booking has ended. Called again, it does nothing. */
export async function closeWhenDone(
  tx: Tx,
  { countOpenWork }: Pick<PartnershipDependencies, 'countOpenWork'>,
  organisationId: string,
  now: Date,
): Promise<void> {
  const allowed = await partnerTransitions.lockForSystem(tx, 'deactivate', organisationId);
  if (!allowed || (await countOpenWork(tx, organisationId)) > 0) return;
  await partnerTransitions.move(tx, allowed, { now, followsOwner: allowed.row.followsOwner });
}
