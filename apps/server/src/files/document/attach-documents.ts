import { documentErrors } from '@nukkad/contract/files/document/document.noun';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { DocumentDependencies } from './document.interface.ts';
import { documentTransitions } from './document.transitions.ts';
import { presentDocument } from './document.presenter.ts';
import { lockDocuments } from './document.store.ts';
import { isUnderReview } from './under-review.ts';

type Chosen = SignedInCall<{ body: { documentIds: string[] } }>;

/** Puts documents to the profile of the organisation acted for (or one's own), or takes them off. Not while it is reviewed. */
async function setAttached(deps: DocumentDependencies, call: Chosen, attached: boolean) {
  const { viewer, now } = call;
  const ids = [...new Set(call.input.body.documentIds)];
  return deps.platform.write(call, async (tx) => {
    if (await isUnderReview(deps, tx, viewer.organisationId)) refuse(documentErrors.document_in_review);
    const found = await lockDocuments(tx, viewer.userId, ids);
    if (found.length < ids.length) refuse(documentErrors.document_not_found);
    const documents = [];
    for (const one of found) {
      if (await isUnderReview(deps, tx, one.attachedAt && one.organisationId))
        refuse(documentErrors.document_in_review);
      const allowed = documentTransitions.allow(
        viewer,
        attached ? documentTransitions.verb.attach : documentTransitions.verb.detach,
        one,
      );
      const at = { attachedAt: attached ? now : null, organisationId: viewer.organisationId };
      await documentTransitions.move(tx, allowed, { now, at });
      documents.push(presentDocument({ ...one, ...at, status: 'Pending', reason: null }, true, now));
    }
    return { documents };
  });
}

export const attachDocuments = (deps: DocumentDependencies, call: Chosen) => setAttached(deps, call, true);
export const detachDocuments = (deps: DocumentDependencies, call: Chosen) => setAttached(deps, call, false);
