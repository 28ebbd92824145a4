import type { DriveRecords, ListedRecord } from '../../../files/drive/index.ts';
import * as z from 'zod/mini';
import { readCursor } from '../../../platform/http/cursor.ts';
import { isUuid } from '../../../platform/id.ts';
import { mayChangeOwn } from '../candidate.policy.ts';
import { type DocumentRow, findDocument, listDocuments } from './candidate-document.store.ts';

const present = ({ documentId, fileName, mediaType, bytes, addedAt }: DocumentRow): ListedRecord => ({
  recordId: documentId,
  name: fileName,
  mediaType,
  bytes,
  at: addedAt.toISOString(),
  from: null,
  screen: null,
  pictureUrl: null,
  share: null,
  key: [documentId],
});

const key = z.tuple([z.uuid()]);

/** What a person brought for applications; they are twelve at most. */
export const candidateDocumentRecords: DriveRecords = {
  folder: 'candidate_documents',
  isFor: ({ role }) => role === 'Jobseeker',
  list: async (reader, { viewer }, { q, cursor, most }) => {
    const after = readCursor(cursor, key)?.[0] ?? null;
    const rows = await listDocuments(reader, viewer.userId);
    const begin = after === null ? 0 : rows.findIndex(({ documentId }) => documentId === after) + 1;
    return rows
      .slice(begin)
      .filter(({ fileName }) => fileName.toLowerCase().includes(q.toLowerCase()))
      .slice(0, most)
      .map(present);
  },
  file: async (reader, { viewer }, documentId) => {
    const row = isUuid(documentId) ? await findDocument(reader, documentId) : null;
    if (!row || !mayChangeOwn(viewer, row)) return null;
    return { fileName: row.fileName, storageKey: row.storageKey };
  },
};
