import { partnerErrors } from '@nukkad/contract/identity/partner/partner.noun';
import type { PartnerAccount } from '../../../identity/partner/index.ts';
import { type Authorized, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';

/** The owner can be booked like any professional, or not any more; refused while jobs of the own are open. */
export async function putOwnerToWork(
  { account, partners, platform }: Pick<PartnershipDependencies, 'account' | 'partners' | 'platform'>,
  tx: Tx,
  partner: Authorized<PartnerAccount>,
  works: boolean,
  now: Date,
): Promise<void> {
  const { organisationId, ownerUserId, ownerName, companyName } = partner;
  const known = await partners.findOwnerAsStaff(tx, organisationId);
  if (!works && known === null) return;
  if (!works && known !== null && (await platform.contributions.openWork.ofProfessional(tx, known)) > 0)
    refuse(partnerErrors.owner_has_jobs);
  const person = (await account.getPeople(tx, [ownerUserId])).get(ownerUserId);
  const fullName = person?.fullName || ownerName || companyName.slice(0, 80);
  const owner = partOf(partner, { organisationId, userId: ownerUserId, fullName });
  await partners.saveOwnerAsStaff(tx, owner, works, now);
}
