import { documentErrors } from '@nukkad/contract/files/document/document.errors';
import { authorize } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import { isOwnDocument } from './document.policy.ts';
import { isUnderReview, lockDocuments, removeDocument } from './document.store.ts';

/** For good: first the row, then the file. Not while it belongs to a profile under review. */
export async function deleteDocument(
  platform: Platform,
  call: SignedInCall<{ query: { documentId: string } }>,
) {
  const { viewer } = call;
  const storageKey = await platform.write(call, async (tx) => {
    const [found] = await lockDocuments(tx, viewer.userId, [call.input.query.documentId]);
    if (!found) return refuse(documentErrors.document_not_found);
    const document = authorize(found, isOwnDocument(viewer, found));
    if (await isUnderReview(tx, document.attachedAt && document.organisationId))
      refuse(documentErrors.document_in_review);
    await removeDocument(tx, document);
    return document.storageKey;
  });
  await platform.storage.remove(storageKey);
  return { deleted: true as const };
}
