import type { CandidateDocumentKind } from '@nukkad/contract/hiring/candidate/candidate-document.noun';
import { hasEnded } from '@nukkad/contract/kernel/expiry';
import { istDay } from '@nukkad/contract/kernel/time';
import type { Reader } from '../../platform/db/database.ts';
import type { CandidateParts } from './candidate.interface.ts';
import { opensDocuments } from './candidate.rules.ts';
import { listDocuments } from './document/candidate-document.store.ts';
import { findSeen } from './read-candidate.ts';

/** What the person shares with this organisation and is still valid. */
export async function sharedKinds(
  deps: CandidateParts,
  reader: Reader,
  {
    organisationId,
    userId,
    now,
  }: { readonly organisationId: string; readonly userId: string; readonly now: Date },
): Promise<ReadonlySet<CandidateDocumentKind>> {
  const seen = await findSeen(deps, reader, { organisationId, role: null }, userId);
  if (!seen || !opensDocuments(seen.row, seen.standing)) return new Set();
  const documents = await listDocuments(reader, userId);
  return new Set(documents.filter((one) => !hasEnded(one.expiresOn, istDay(now))).map(({ kind }) => kind));
}
