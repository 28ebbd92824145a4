import type { decideDocument as endpoint } from '@nukkad/contract/market/partnership/review.api';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { partnerErrors } from '@nukkad/contract/identity/partner/partner.noun';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';

/**
 * One document of a profile that waits. Behind the profile's lock, as its approval is: of two reviewers at one moment the
 * second sees what the first decided.
 */
export async function decideDocument(
  { platform, partners, document }: PartnershipDependencies,
  call: SignedInCall,
  asked: EndpointParsed<typeof endpoint>['body'],
) {
  const { organisationId, documentId, decision, reason, seenStatus } = asked;
  return platform.write(call, async (tx) => {
    // A reviewer who may approve the profile now may decide on its documents.
    await partners.transitions.lockTo(tx, call.viewer, partners.transitions.verb.approve, organisationId);
    const outcome = await document.decideOne(tx, call, {
      organisationId,
      documentId,
      seenStatus,
      ...(decision === 'accept' ? { verb: 'approve' } : { verb: 'reject', ...(reason && { reason }) }),
    });
    if (outcome === 'moved_on') refuse(partnerErrors.document_decided);
    return { documents: await document.listAttached(tx, organisationId) };
  });
}
