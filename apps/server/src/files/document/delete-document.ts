import { documentErrors } from '@nukkad/contract/files/document/document.noun';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { DocumentDependencies } from './document.interface.ts';
import { documentTransitions } from './document.transitions.ts';
import { isUnderReview } from './under-review.ts';

/** For good: first the row, then the file. Not while it belongs to a profile under review. */
export async function deleteDocument(
  deps: DocumentDependencies,
  call: SignedInCall<{ query: { documentId: string } }>,
) {
  const { viewer, now } = call;
  const storageKey = await deps.platform.write(call, async (tx) => {
    const { documentId } = call.input.query;
    const { userId } = viewer;
    const allowed = await documentTransitions.lockTo(tx, viewer, documentTransitions.verb.remove, {
      userId,
      documentId,
    });
    const { attachedAt, organisationId, storageKey: key } = allowed.row;
    if (await isUnderReview(deps, tx, attachedAt && organisationId))
      refuse(documentErrors.document_in_review);
    await documentTransitions.move(tx, allowed, { now });
    return key;
  });
  await deps.platform.storage.remove(storageKey);
  return { deleted: true as const };
}
