import {
  type CandidateDocumentAnswer,
  mostCandidateDocuments,
} from '@nukkad/contract/hiring/candidate/candidate-document.model';
import {
  candidateDocumentErrors,
  type CandidateDocumentKind,
} from '@nukkad/contract/hiring/candidate/candidate-document.noun';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { hasEnded } from '@nukkad/contract/kernel/expiry';
import { istDay } from '@nukkad/contract/kernel/time';
import { partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import { readSentFile } from '../../../platform/storage/read-sent-file.ts';
import { discard } from '../../../platform/storage/storage.ts';
import type { CandidateDependencies } from '../candidate.interface.ts';
import { lockOwn } from '../own-candidate.ts';
import { presentDocument } from './candidate-document.presenter.ts';
import { type DocumentRow, insertDocument, listDocuments } from './candidate-document.store.ts';

const refusals = {
  unreadable: candidateDocumentErrors.candidate_document_unreadable,
  active: candidateDocumentErrors.candidate_document_active,
  locked: candidateDocumentErrors.candidate_document_locked,
};

/** A folder of the person in storage; each file in it is a document of theirs. */
export const documentFolder = 'candidate-documents/';

interface Chosen {
  readonly kind: CandidateDocumentKind;
  readonly expiresOn?: string | null | undefined;
}

/** The own profile is locked, so that two at one instant do not both find room. */
async function keep(tx: Tx, call: SignedInCall, row: DocumentRow): Promise<void> {
  const own = await lockOwn(tx, call);
  const there = await listDocuments(tx, row.userId);
  if (there.length >= mostCandidateDocuments)
    refuse(candidateDocumentErrors.candidate_documents_full, { values: { limit: mostCandidateDocuments } });
  await insertDocument(tx, partOf(own, row));
}

export async function addDocument(
  { platform }: CandidateDependencies,
  call: SignedInCall,
  { kind, expiresOn = null }: Chosen,
): Promise<CandidateDocumentAnswer> {
  const { viewer, now, files } = call;
  if (hasEnded(expiresOn, istDay(now))) refuse(candidateDocumentErrors.candidate_document_ended);
  const [file] = files;
  if (!file) return refuse(kernelErrors.invalid_request);
  const by = viewer.userId;
  const { content, fileName, mediaType } = await readSentFile(platform.readers, file, { by, refusals });
  const documentId = newId();
  const storageKey = `${documentFolder}${by}/${documentId}`;
  const sent = { documentId, userId: by, kind, storageKey, fileName, mediaType };
  const row: DocumentRow = { ...sent, bytes: content.length, expiresOn, addedAt: now };
  try {
    await platform.storage.put(storageKey, content, mediaType);
    await platform.write(call, (tx) => keep(tx, call, row));
  } catch (error) {
    await discard(platform.storage, [storageKey]);
    throw error;
  }
  return presentDocument(row, now);
}
