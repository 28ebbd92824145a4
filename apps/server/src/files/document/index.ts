import { hasEnded } from '@nukkad/contract/kernel/expiry';
import { istDay } from '@nukkad/contract/kernel/time';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { roleFolders } from '../../platform/storage/role-folder.rules.ts';
import type { ShareInterface } from '../share/index.ts';
import { decideAttached, decideOne } from './decide-attached.ts';
import { extensionPoint } from '../../platform/extension.ts';
import type { DocumentInterface, ProfileReview } from './document.interface.ts';
import { alertEnding } from './alert-ending.ts';
import { listHeld } from './document-end.store.ts';
import { documentNotices, endingOfBusinessWords, endingSeen } from './document.notices.ts';
import { documentWords } from './document-words.ts';
import {
  documentPersonal,
  findDocument,
  listAttachedRows,
  listDocumentsById,
  listKnownFiles,
  lockDocuments,
} from './document.store.ts';
import { presentDocument } from './document.presenter.ts';
import { documentRoutes } from './document.routes.ts';
import { linkFile } from './read-documents.ts';
import { shareableDocument } from './shareable-document.ts';

export type { DocumentInterface, KeptFile, ProfileReview } from './document.interface.ts';

const publicInterface: Omit<DocumentInterface, 'reviews' | 'linkFile'> = {
  attachedTypes: async (reader, organisationId, now) => {
    const rows = await listAttachedRows(reader, organisationId);
    const today = istDay(now);
    const good = rows.filter(({ status, expiresOn }) => status !== 'Rejected' && !hasEnded(expiresOn, today));
    return new Set(good.map(({ type }) => type));
  },
  listAttached: async (reader, organisationId, now) =>
    (await listAttachedRows(reader, organisationId)).map((row) => presentDocument(row, false, now)),
  listHeld,
  endingOf: async (reader, documentId) => endingSeen(await findDocument(reader, documentId)),
  endingOfBusinessWords,
  documentWords,
  decideAttached,
  decideOne,
  holdOwn: async (tx, userId, documentIds) =>
    (await lockDocuments(tx, userId, documentIds)).length === new Set(documentIds).size,
  getFiles: async (reader, documentIds) => {
    const rows = await listDocumentsById(reader, documentIds);
    return new Map(
      rows.map(({ documentId, fileName, mediaType, bytes }) => [
        documentId,
        { documentId, fileName, mediaType, bytes },
      ]),
    );
  },
};

/** The files that people keep, each in its own folder. */
export function createDocumentDomain(
  platform: Platform,
  { share }: { readonly share: Pick<ShareInterface, 'subjects'> },
): Domain & DocumentInterface {
  const reviews = extensionPoint<ProfileReview>('document.reviews');
  return {
    name: 'document',
    personal: documentPersonal,
    notices: documentNotices,
    cron: [{ name: 'document.alert_ending', match: '37 * * * *', run: () => alertEnding(platform) }],
    routes: documentRoutes({ platform, reviews }),
    extensions: [share.subjects.answeredBy(shareableDocument(platform))],
    keptFiles: [{ prefixes: roleFolders, listKnown: listKnownFiles }],
    reviews,
    ...publicInterface,
    linkFile: (reader, documentId, viewer, now) => linkFile(platform, reader, { viewer, now, documentId }),
  };
}

export const document = domainOn({
  needs: ['share'],
  create: createDocumentDomain,
});
