import type { DocumentType } from '@nukkad/contract/files/document/document.model';
import { partnerErrors } from '@nukkad/contract/identity/partner/partner.noun';
import type { PartnerAccount } from '../../../identity/partner/index.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import { neededDocuments } from '../profile/profile.rules.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { presentAfter } from '../profile/read-profile.ts';
import { goLive } from '../status/go-live.ts';
import { closeReview } from './review.store.ts';

/** Behind the profile's lock: each needed document was accepted by itself, and no needed one waits for another. */
async function requireDecided(
  { catalog, document }: PartnershipDependencies,
  tx: Tx,
  partner: Pick<PartnerAccount, 'organisationId' | 'gstNumber'>,
  now: Date,
): Promise<void> {
  const attached = await document.listAttached(tx, partner.organisationId, now);
  const forWork = (await catalog.neededDocuments(tx, [partner.organisationId])).map(({ type }) => type);
  const isAccepted = (type: DocumentType) => {
    const ofType = attached.filter((one) => one.type === type && one.status !== 'Rejected');
    return ofType.length > 0 && ofType.every(({ status }) => status === 'Approved');
  };
  if (!neededDocuments({ ...partner, forWork }).every(isAccepted)) refuse(partnerErrors.documents_undecided);
}

/** The profile and its documents are good; with a verified account the partner is live at once. */
export async function approveProfile(
  deps: PartnershipDependencies,
  call: SignedInCall,
  organisationId: string,
) {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const allowed = await deps.partners.transitions.lockTo(
      tx,
      viewer,
      deps.partners.transitions.verb.approve,
      organisationId,
    );
    await requireDecided(deps, tx, allowed.row, now);
    await closeReview(tx, allowed.row, { as: 'Approved', reasons: [], decidedBy: viewer.userId, now });
    await deps.document.decideAttached(tx, call, organisationId, { verb: 'approve' });
    await deps.partners.transitions.move(tx, allowed, { now });
    await goLive(deps, tx, organisationId, now);
    return presentAfter(deps, tx, organisationId, viewer);
  });
}
