import type { CandidateDocumentAnswer } from '@nukkad/contract/hiring/candidate/candidate-document.model';
import { istDay } from '@nukkad/contract/kernel/time';
import type { DocumentRow } from './candidate-document.store.ts';

export const hasEnded = ({ expiresOn }: Pick<DocumentRow, 'expiresOn'>, now: Date): boolean =>
  expiresOn !== null && expiresOn < istDay(now);

export const presentDocument = (row: DocumentRow, now: Date): CandidateDocumentAnswer => ({
  documentId: row.documentId,
  kind: row.kind,
  fileName: row.fileName,
  mediaType: row.mediaType,
  bytes: row.bytes,
  expiresOn: row.expiresOn,
  hasEnded: hasEnded(row, now),
  addedAt: row.addedAt.toISOString(),
});
