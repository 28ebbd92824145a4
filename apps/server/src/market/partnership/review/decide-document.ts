import type { decideDocument as endpoint } from '@nukkad/contract/market/partnership/review.api';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { OwnDocument } from '@nukkad/contract/files/document/document.model';
import { partnerErrors, partnerEvents } from '@nukkad/contract/identity/partner/partner.noun';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { refuse } from '../../../platform/refusal.ts';
import { checkDocumentsOf } from '../needed-document/check-documents.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { liveStatuses } from './review.store.ts';

/** A live profile stays live while its new documents are decided on; any other is decided on while it waits. */
async function holdReviewed(
  { partners }: PartnershipDependencies,
  tx: Tx,
  { viewer }: SignedInCall,
  organisationId: string,
): Promise<boolean> {
  const partner = await partners.lock(tx, organisationId);
  if (partner && liveStatuses.has(partner.status)) return true;
  // A reviewer who may approve the profile now may decide on its documents.
  await partners.transitions.lockTo(tx, viewer, partners.transitions.verb.approve, organisationId);
  return false;
}

/** The owner of a live profile hears of it; that of one that waits, with the profile. */
async function sayDecided(
  tx: Tx,
  { now }: SignedInCall,
  organisationId: string,
  { type, status }: OwnDocument,
) {
  if (status !== 'Pending')
    await publish(tx, now, partnerEvents.documentDecided, { organisationId, type, status });
}

/**
 * One document of a profile that waits, or a new one of a live profile. Behind the profile's lock, as its approval is: of
 * two reviewers at one moment the second sees what the first decided.
 */
export async function decideDocument(
  deps: PartnershipDependencies,
  call: SignedInCall,
  asked: EndpointParsed<typeof endpoint>['body'],
) {
  const { platform, document } = deps;
  const { organisationId, documentId, decision, reason, seenStatus, seenExpiresOn, expiresOn } = asked;
  return platform.write(call, async (tx) => {
    const isLive = await holdReviewed(deps, tx, call, organisationId);
    const outcome = await document.decideOne(tx, call, {
      organisationId,
      documentId,
      seenStatus,
      seenExpiresOn,
      expiresOn,
      ...(decision === 'accept' ? { verb: 'approve' } : { verb: 'reject', ...(reason && { reason }) }),
    });
    if (outcome === 'moved_on') refuse(partnerErrors.document_decided);
    await checkDocumentsOf(deps, tx, organisationId, call.now);
    const documents = await document.listAttached(tx, organisationId, call.now);
    const decided = documents.find((one) => one.documentId === documentId);
    if (isLive && decided) await sayDecided(tx, call, organisationId, decided);
    return { documents };
  });
}
