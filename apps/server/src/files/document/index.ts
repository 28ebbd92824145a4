import type { DocumentType, OwnDocument } from '@nukkad/contract/files/document/document.model';
import type { Reader } from '../../platform/db/database.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentDocument } from './document.presenter.ts';
import { documentRoutes } from './document.routes.ts';
import { storageFolders } from './document.rules.ts';
import { listAttachedRows, listKnownFiles } from './document.store.ts';
import { documentPersonal } from './document.personal.store.ts';

/** In the transaction of a review's decision; the caller has authorized it. */
export { saveDecision as decideAttached } from './document.store.ts';

/** What kinds of documents belong to an organisation's profile, refused ones left out. */
export async function attachedTypes(
  reader: Reader,
  organisationId: string,
): Promise<ReadonlySet<DocumentType>> {
  const rows = await listAttachedRows(reader, organisationId);
  return new Set(rows.filter(({ status }) => status !== 'Rejected').map(({ type }) => type));
}

/** For a reviewer, who removes nothing. */
export async function listAttached(reader: Reader, organisationId: string): Promise<OwnDocument[]> {
  return (await listAttachedRows(reader, organisationId)).map((row) => presentDocument(row, false));
}

/** The files that people keep, each in its own folder. */
export function createDocumentDomain(platform: Platform): Domain {
  return {
    name: 'document',
    personal: documentPersonal,
    routes: documentRoutes(platform),
    keptFiles: [{ prefixes: storageFolders, listKnown: listKnownFiles }],
  };
}
