import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Page } from '@nukkad/contract/kernel/page';
import {
  type DocumentShareAnswer,
  type listDocumentShares as listCall,
  mostShares,
  type shareDocument as shareCall,
} from '@nukkad/contract/files/document/document-share.api';
import { documentErrors } from '@nukkad/contract/files/document/document.noun';
import * as z from 'zod/mini';
import { actorOf, audit } from '../../../platform/audit.ts';
import { authorize } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { pageFrom, readCursor } from '../../../platform/http/cursor.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { hashPassword } from '../../../platform/password.ts';
import type { Platform } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import { shareKeys, stateOfShare } from '../../../platform/storage/share-keys.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { isOwnDocument } from '../document.policy.ts';
import { type Document, findDocument, lockDocuments } from '../document.store.ts';
import {
  type DocumentShareRow,
  countOpenShares,
  findShare,
  insertShare,
  listShares,
  revokeShare,
} from './share.store.ts';

const dayMs = 86_400_000;
export const documentKeys = shareKeys('document share');

const present = ({ config }: Platform, row: DocumentShareRow, now: Date): DocumentShareAnswer => {
  const state = stateOfShare(row, now);
  const code = documentKeys.codeOfShare(config.secret, row.shareId);
  return {
    shareId: row.shareId,
    state,
    hasPassword: row.passwordHash !== null,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    opened: row.openedCount,
    lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
    url: state === 'open' ? `${config.publicOrigin}/drive/shared/${code}` : null,
  };
};

async function own(reader: Reader, viewer: Viewer, documentId: string): Promise<Document> {
  const document = await findDocument(reader, documentId);
  return document && isOwnDocument(viewer, document) ? document : refuse(documentErrors.document_not_found);
}

const logged = (
  tx: Tx,
  { viewer, now }: SignedInCall,
  action: 'document.share' | 'document.unshare',
  id: string,
) => audit(tx, now, { ...actorOf(viewer), action, subjectKind: 'document', subjectId: id });

/** A new link each time, so that one that was passed on can end without another one. */
export async function shareDocument(
  platform: Platform,
  call: SignedInCall,
  { documentId, days, password }: EndpointParsed<typeof shareCall>['body'],
): Promise<DocumentShareAnswer> {
  const { viewer, now } = call;
  const passwordHash = password === undefined ? null : await hashPassword(password);
  return platform.write(call, async (tx) => {
    const [document] = await lockDocuments(tx, viewer.userId, [documentId]);
    if (!document) return refuse(documentErrors.document_not_found);
    if ((await countOpenShares(tx, documentId, now)) >= mostShares)
      refuse(documentErrors.document_shares_full);
    const row: DocumentShareRow = {
      shareId: newId(),
      documentId,
      userId: viewer.userId,
      passwordHash,
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * dayMs),
      revokedAt: null,
      openedCount: 0,
      lastOpenedAt: null,
      wrongTries: 0,
      lastWrongAt: null,
    };
    await insertShare(tx, authorize(row, isOwnDocument(viewer, document)));
    await logged(tx, call, 'document.share', documentId);
    return present(platform, row, now);
  });
}

export async function listDocumentShares(
  platform: Platform,
  { viewer, now }: SignedInCall,
  { documentId, cursor, limit }: EndpointParsed<typeof listCall>['query'],
): Promise<Page<DocumentShareAnswer>> {
  const { db } = platform;
  const after = readCursor(cursor, z.tuple([z.uuid()]))?.[0] ?? null;
  await own(db, viewer, documentId);
  const rows = await listShares(db, documentId, after, limit + 1);
  return pageFrom(
    rows,
    limit,
    (row) => present(platform, row, now),
    ({ shareId }) => [shareId],
  );
}

/** Binds from the next request on. */
export function unshareDocument(
  platform: Platform,
  call: SignedInCall,
  { shareId }: { readonly shareId: string },
): Promise<{ revoked: true }> {
  const { viewer, now } = call;
  return platform.write(call, async (tx) => {
    const row = await findShare(tx, shareId);
    const isOwn = row?.userId === viewer.userId;
    if (!row || !isOwn) return refuse(documentErrors.document_share_not_found);
    await revokeShare(tx, authorize<DocumentShareRow, boolean>(row, isOwn), now);
    await logged(tx, call, 'document.unshare', row.documentId);
    return { revoked: true as const };
  });
}
