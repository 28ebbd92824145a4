import { candidateDocumentErrors } from '@nukkad/contract/hiring/candidate/candidate-document.noun';
import type { CandidateDocumentAnswer } from '@nukkad/contract/hiring/candidate/candidate-document.model';
import { authorize } from '../../../platform/authorize.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { discard } from '../../../platform/storage/storage.ts';
import type { CandidateDependencies } from '../candidate.interface.ts';
import { mayChangeOwn } from '../candidate.policy.ts';
import { presentDocument } from './candidate-document.presenter.ts';
import { deleteDocument, listDocuments } from './candidate-document.store.ts';

export async function readOwnDocuments(
  { platform: { db } }: CandidateDependencies,
  { viewer: { userId }, now }: SignedInCall,
): Promise<{ documents: CandidateDocumentAnswer[] }> {
  return { documents: (await listDocuments(db, userId)).map((row) => presentDocument(row, now)) };
}

export async function removeDocument(
  { platform }: CandidateDependencies,
  call: SignedInCall,
  { documentId }: { readonly documentId: string },
): Promise<{ removed: true }> {
  const own = { userId: call.viewer.userId, documentId };
  const key = await platform.write(call, (tx) =>
    deleteDocument(tx, authorize(own, mayChangeOwn(call.viewer, own))),
  );
  await discard(platform.storage, [key ?? refuse(candidateDocumentErrors.candidate_document_not_found)]);
  return { removed: true };
}
