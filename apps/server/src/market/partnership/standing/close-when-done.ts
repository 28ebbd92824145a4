import { partnerLife } from '../../../identity/partner/index.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { PartnershipParts } from '../partnership.parts.ts';

/** A partner that leaves is Deactivated when its last open booking has ended. Called again, it does nothing. */
export async function closeWhenDone(
  tx: Tx,
  { countOpenWork }: Pick<PartnershipParts, 'countOpenWork'>,
  organisationId: string,
  now: Date,
): Promise<void> {
  const allowed = await partnerLife.lockForSystem(tx, 'deactivate', organisationId);
  if (!allowed || (await countOpenWork(tx, organisationId)) > 0) return;
  await partnerLife.move(tx, allowed, { now, followsOwner: allowed.row.followsOwner });
}
