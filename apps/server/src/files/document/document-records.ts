import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { readIdCursor } from '../../platform/http/cursor.ts';
import { isUuid } from '../../platform/id.ts';
import type { DriveRecords, ListedRecord } from '../drive/index.ts';
import { isOwnDocument } from './document.policy.ts';
import { type Document, findDocument, listDocuments } from './document.store.ts';

const present = ({ documentId, fileName, mediaType, bytes, uploadedAt }: Document): ListedRecord => ({
  recordId: documentId,
  name: fileName,
  mediaType,
  bytes,
  at: uploadedAt.toISOString(),
  from: null,
  screen: screenAddress.ownDocuments,
  pictureUrl: null,
  share: { subject: 'document', subjectId: documentId },
  key: [documentId],
});

const all = { attached: null, type: null, status: null, ends: null };

/** One’s own documents, also those of the profile that is reviewed. */
export const documentRecords: DriveRecords = {
  folder: 'profile_documents',
  isFor: ({ role }) => role !== null && role !== 'Admin',
  list: async (reader, { viewer }, { q, cursor, most }) => {
    const asked = { ...all, userId: viewer.userId, q, after: readIdCursor(cursor), limit: most };
    return (await listDocuments(reader, asked)).map(present);
  },
  file: async (reader, { viewer }, documentId) => {
    const row = isUuid(documentId) ? await findDocument(reader, documentId) : null;
    if (!row || !isOwnDocument(viewer, row)) return null;
    return { fileName: row.fileName, storageKey: row.storageKey };
  },
};
