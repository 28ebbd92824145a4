/** How documents move: their table is `document.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import { documentErrors, documentLifecycle } from '@nukkad/contract/files/document/document.noun';
import { partOf } from '../../platform/authorize.ts';
import { logOf } from '../../platform/lifecycle/log-of.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { documentCapacities, mayReadDocument } from './document.policy.ts';
import {
  type Document,
  type MovedDocument,
  lockDocuments,
  removeDocument,
  saveDocument,
} from './document.store.ts';

interface DocumentMove {
  readonly at?: Pick<Document, 'attachedAt' | 'organisationId'>;
  /** Why it is rejected, in words that its owner reads. */
  readonly reason?: string;
  /** The last day as its reviewer read it. */
  readonly expiresOn?: string | null;
}

interface KeyOf {
  readonly userId: string;
  readonly documentId: string;
}

/** Is there still a row? */
const isKept = (document: MovedDocument): document is MovedDocument & Document =>
  document.status !== 'deleted';

export const documentTransitions = transitions({
  table: documentLifecycle,
  notFound: documentErrors.document_not_found,
  movedOn: documentErrors.document_not_found,
  lock: async (tx, { userId, documentId }: KeyOf): Promise<MovedDocument | null> =>
    (await lockDocuments(tx, userId, [documentId]))[0] ?? null,
  sees: mayReadDocument,
  capacities: (viewer: Viewer, document) => documentCapacities(viewer, document),
  next: (document: MovedDocument, status, { at, reason, expiresOn }: DocumentMove) => ({
    ...document,
    ...at,
    ...(expiresOn !== undefined && expiresOn !== document.expiresOn && { expiresOn, alertedDays: null }),
    status,
    reason: reason ?? null,
  }),
  save: async (tx, document) => {
    await (isKept(document) ? saveDocument(tx, partOf(document, document)) : removeDocument(tx, document));
  },
  logged: logOf(documentLifecycle, 'document', 'documentId', {
    detail: ({ after: { type } }: { readonly after: MovedDocument }) => ({ type }),
  }),
});
