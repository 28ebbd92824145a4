import type { Tx } from '../../../platform/db/database.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';

/** A partner that leaves is Deactivated when its last open booking has ended. Called again, it does nothing. */
export async function closeWhenDone(
  tx: Tx,
  { partners, platform }: Pick<PartnershipDependencies, 'partners' | 'platform'>,
  organisationId: string,
  now: Date,
): Promise<void> {
  const allowed = await partners.transitions.lockForSystem(
    tx,
    partners.transitions.verb.deactivate,
    organisationId,
  );
  if (!allowed || (await platform.contributions.openWork.ofPartner(tx, organisationId)) > 0) return;
  await partners.transitions.move(tx, allowed, { now, followsOwner: allowed.row.followsOwner });
}
