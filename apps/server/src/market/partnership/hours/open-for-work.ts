import type { PartnerAccount } from '../../../identity/partner/index.ts';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { readPartnerRules } from '../office/partners.store.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { firstDays } from './hours.rules.ts';
import { putOwnerToWork } from './put-owner-to-work.ts';

/** A partner that goes live has times to be booked: hours, and the owner as the first professional. */
export async function openForWork(
  deps: Pick<PartnershipDependencies, 'account' | 'partners' | 'platform' | 'schedule'>,
  tx: Tx,
  partner: Authorized<PartnerAccount>,
  now: Date,
): Promise<void> {
  const { organisationId, ownerWorks } = partner;
  const { firstHours } = await readPartnerRules(tx, now);
  if ((await deps.schedule.listOpeningHours(tx, organisationId)).length === 0)
    await deps.schedule.setOpeningHours(tx, partner, firstDays(firstHours), now);
  if (ownerWorks) await putOwnerToWork(deps, tx, partner, true, now);
}
