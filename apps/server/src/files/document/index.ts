import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { decideAttached, decideOne } from './decide-attached.ts';
import { extensionPoint } from '../../platform/extension.ts';
import type { DocumentInterface, ProfileReview } from './document.interface.ts';
import { documentPersonal } from './document.personal.store.ts';
import { presentDocument } from './document.presenter.ts';
import { documentRoutes } from './document.routes.ts';
import { storageFolders } from './document.rules.ts';
import { listAttachedRows, listKnownFiles } from './document.store.ts';

export type { DocumentInterface, ProfileReview } from './document.interface.ts';

const publicInterface: Omit<DocumentInterface, 'reviews'> = {
  attachedTypes: async (reader, organisationId) => {
    const rows = await listAttachedRows(reader, organisationId);
    return new Set(rows.filter(({ status }) => status !== 'Rejected').map(({ type }) => type));
  },
  listAttached: async (reader, organisationId) =>
    (await listAttachedRows(reader, organisationId)).map((row) => presentDocument(row, false)),
  decideAttached,
  decideOne,
};

/** The files that people keep, each in its own folder. */
export function createDocumentDomain(platform: Platform): Domain & DocumentInterface {
  const reviews = extensionPoint<ProfileReview>('document.reviews');
  return {
    name: 'document',
    personal: documentPersonal,
    routes: documentRoutes({ platform, reviews }),
    keptFiles: [{ prefixes: storageFolders, listKnown: listKnownFiles }],
    reviews,
    ...publicInterface,
  };
}
