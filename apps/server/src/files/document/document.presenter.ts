import type { OwnDocument } from '@nukkad/contract/files/document/document.model';
import { expiryOf } from '@nukkad/contract/kernel/expiry';
import { istDay } from '@nukkad/contract/kernel/time';
import { isEndOpen } from './document.rules.ts';
import type { Document } from './document.store.ts';

/** `changeable`: by its owner, who looks at it; not while its profile is reviewed. */
export function presentDocument(document: Document, changeable: boolean, now: Date): OwnDocument {
  const { documentId, type, fileName, mediaType, bytes, attachedAt, status, reason, uploadedAt } = document;
  const { expiresOn } = document;
  return {
    documentId,
    type,
    fileName,
    mediaType,
    bytes,
    attached: attachedAt !== null,
    status,
    reason,
    uploadedAt: uploadedAt.toISOString(),
    expiresOn,
    expiry: expiryOf(expiresOn, istDay(now)),
    can: { remove: changeable, setExpiry: changeable && isEndOpen(document) },
  };
}
