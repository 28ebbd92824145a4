import type { OwnDocument } from '@nukkad/contract/files/document/document.model';
import { documentErrors } from '@nukkad/contract/files/document/document.noun';
import { istDay } from '@nukkad/contract/kernel/time';
import { actorOf, audit } from '../../platform/audit.ts';
import { authorize } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { DocumentDependencies } from './document.interface.ts';
import { isOwnDocument } from './document.policy.ts';
import { presentDocument } from './document.presenter.ts';
import { faultOfEnd, isEndOpen } from './document.rules.ts';
import { lockDocuments, saveDocument } from './document.store.ts';
import { isUnderReview } from './under-review.ts';

interface Asked {
  readonly documentId: string;
  readonly expiresOn: string | null;
  readonly seenExpiresOn: string | null;
}

/** By its owner, until a reviewer has verified it. The alerts begin anew. */
export async function setDocumentExpiry(
  deps: DocumentDependencies,
  call: SignedInCall,
  { documentId, expiresOn, seenExpiresOn }: Asked,
): Promise<OwnDocument> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const [found] = await lockDocuments(tx, viewer.userId, [documentId]);
    if (!found) return refuse(documentErrors.document_not_found);
    const ended = { ...found, expiresOn, alertedDays: null };
    const changed = authorize(ended, isOwnDocument(viewer, found));
    if (found.expiresOn !== seenExpiresOn) refuse(documentErrors.document_end_moved_on);
    if (await isUnderReview(deps, tx, found.attachedAt && found.organisationId))
      refuse(documentErrors.document_in_review);
    if (!isEndOpen(found)) refuse(documentErrors.document_end_verified);
    const fault = faultOfEnd(found.type, expiresOn, istDay(now));
    if (fault) refuse(documentErrors[fault]);
    await saveDocument(tx, changed);
    await audit(tx, now, {
      ...actorOf(viewer),
      action: 'document.setExpiry',
      subjectKind: 'document',
      subjectId: documentId,
      detail: { from: found.expiresOn, to: expiresOn },
    });
    return presentDocument(changed, true, now);
  });
}
