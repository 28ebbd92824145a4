import { documentErrors } from '@nukkad/contract/files/document/document.noun';
import type { OwnDocument } from '@nukkad/contract/files/document/document.model';
import { istDay } from '@nukkad/contract/kernel/time';
import { refuse } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { faultOfEnd } from './document.rules.ts';
import { documentTransitions } from './document.transitions.ts';
import { lockAttached } from './document.store.ts';

export interface Decision {
  readonly verb: 'approve' | 'reject';
  /** In words that the owner reads. */
  readonly reason?: string;
}

/** The last day as the reviewer saw it, and as the document says. */
export interface DecidedEnd {
  readonly seenExpiresOn: string | null;
  readonly expiresOn?: string | null | undefined;
}

/** In the transaction of a review's decision: what is not decided by itself is approved or rejected with the profile. */
export async function decideAttached(
  tx: Tx,
  { viewer, now }: { readonly viewer: Viewer; readonly now: Date },
  organisationId: string,
  { verb, reason }: Decision,
): Promise<void> {
  for (const document of await lockAttached(tx, organisationId)) {
    // What was decided by itself stays as it was decided.
    if (document.status !== 'Pending') continue;
    if (verb === 'approve' && faultOfEnd(document.type, document.expiresOn, istDay(now))) continue;
    const allowed = documentTransitions.allow(viewer, verb, document);
    await documentTransitions.move(tx, allowed, { now, ...(reason !== undefined && { reason }) });
  }
}

/** One document of a profile by itself. `seenStatus`: as its reviewer saw it; another reviewer was quicker where it differs. */
export async function decideOne(
  tx: Tx,
  { viewer, now }: { readonly viewer: Viewer; readonly now: Date },
  asked: {
    readonly organisationId: string;
    readonly documentId: string;
    readonly seenStatus: OwnDocument['status'];
  } & Decision &
    DecidedEnd,
): Promise<'decided' | 'moved_on'> {
  const { organisationId, documentId, seenStatus, verb, reason, seenExpiresOn } = asked;
  const { expiresOn = seenExpiresOn } = asked;
  const attached = await lockAttached(tx, organisationId);
  const document = attached.find((one) => one.documentId === documentId);
  if (!document) return refuse(documentErrors.document_not_found);
  if (document.status !== seenStatus || document.expiresOn !== seenExpiresOn) return 'moved_on';
  const allowed = documentTransitions.allow(viewer, verb, document);
  const fault = verb === 'approve' && faultOfEnd(document.type, expiresOn, istDay(now));
  if (fault) refuse(documentErrors[fault]);
  await documentTransitions.move(tx, allowed, {
    now,
    ...(reason !== undefined && { reason }),
    ...(verb === 'approve' && { expiresOn }),
  });
  return 'decided';
}
