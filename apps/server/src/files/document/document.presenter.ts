import type { OwnDocument } from '@nukkad/contract/files/document/document.model';
import type { Document } from './document.store.ts';

export function presentDocument(document: Document, removable: boolean): OwnDocument {
  const { documentId, type, fileName, mediaType, bytes, attachedAt, status, reason, uploadedAt } = document;
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
    can: { remove: removable },
  };
}
