import type { CandidateDocumentAnswer } from '@nukkad/contract/hiring/candidate/candidate-document.model';
import { hasEnded } from '@nukkad/contract/kernel/expiry';
import { istDay } from '@nukkad/contract/kernel/time';
import type { DocumentRow } from './candidate-document.store.ts';

export const presentDocument = (row: DocumentRow, now: Date): CandidateDocumentAnswer => ({
  documentId: row.documentId,
  kind: row.kind,
  fileName: row.fileName,
  mediaType: row.mediaType,
  bytes: row.bytes,
  expiresOn: row.expiresOn,
  hasEnded: hasEnded(row.expiresOn, istDay(now)),
  addedAt: row.addedAt.toISOString(),
});
