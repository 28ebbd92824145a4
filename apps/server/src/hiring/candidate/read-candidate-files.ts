import type { CandidateFiles } from '@nukkad/contract/hiring/candidate/candidate-document.model';
import { candidateDocumentErrors } from '@nukkad/contract/hiring/candidate/candidate-document.noun';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { signShortLink } from '../../platform/storage/links.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { CandidateParts } from './candidate.interface.ts';
import { mayChangeOwn, mayLook } from './candidate.policy.ts';
import { opensDocuments, playsVideo } from './candidate.rules.ts';
import { presentDocument } from './document/candidate-document.presenter.ts';
import { type DocumentRow, findDocument, listDocuments } from './document/candidate-document.store.ts';
import { seenCandidate } from './read-candidate.ts';
import { presentVideo } from './video/video.presenter.ts';
import { findVideo } from './video/video.store.ts';

/** What the person lets this organisation see of video and documents, by how far they have come with it. */
export async function readCandidateFiles(
  deps: CandidateParts,
  { viewer, now }: SignedInCall,
  { userId }: { readonly userId: string },
): Promise<CandidateFiles> {
  const { config, db } = deps.platform;
  const { row, standing } = await seenCandidate(deps, viewer, userId);
  const [video, documents] = await Promise.all([
    playsVideo(row, standing) ? findVideo(db, userId) : null,
    opensDocuments(row, standing) ? listDocuments(db, userId) : [],
  ]);
  return {
    video: video && presentVideo(video, { secret: config.secret, now, viewerId: viewer.userId }),
    documents: documents.map((one) => presentDocument(one, now)),
  };
}

/** The own one, or that of a person who shares it with the viewer's organisation; any other is not there. */
async function mayOpen(deps: CandidateParts, viewer: Viewer, document: DocumentRow): Promise<boolean> {
  if (mayChangeOwn(viewer, document)) return true;
  if (!mayLook(viewer)) return false;
  const { row, standing } = await seenCandidate(deps, viewer, document.userId);
  return opensDocuments(row, standing);
}

/** For a minute, as private papers are. */
export async function openDocument(
  deps: CandidateParts,
  { viewer, now }: SignedInCall,
  { documentId }: { readonly documentId: string },
): Promise<{ url: string; expiresAt: string }> {
  const { config, db } = deps.platform;
  const row = await findDocument(db, documentId);
  if (!row || !(await mayOpen(deps, viewer, row)))
    return refuse(candidateDocumentErrors.candidate_document_not_found);
  const { url, expiresAt } = signShortLink(config.secret, row.storageKey, viewer.userId, now);
  return { url, expiresAt: expiresAt.toISOString() };
}
