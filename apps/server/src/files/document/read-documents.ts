import { documentErrors } from '@nukkad/contract/files/document/document.noun';
import type { ExpiryState } from '@nukkad/contract/kernel/expiry';
import { istDay } from '@nukkad/contract/kernel/time';
import * as z from 'zod/mini';
import type { Reader } from '../../platform/db/database.ts';
import { pageFrom, readCursor } from '../../platform/http/cursor.ts';
import { withTotal } from '../../platform/http/total.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import { signShortLink } from '../../platform/storage/links.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { DocumentDependencies } from './document.interface.ts';
import { mayReadDocument } from './document.policy.ts';
import { presentDocument } from './document.presenter.ts';
import { endsOf } from './document.rules.ts';
import { type Document, countListedDocuments, findDocument, listDocuments } from './document.store.ts';
import { isReviewedNow } from './under-review.ts';

const key = z.tuple([z.uuid()]);

interface Asked {
  readonly attached?: 'true' | 'false' | undefined;
  readonly type?: Document['type'] | undefined;
  readonly status?: Document['status'] | undefined;
  readonly expiry?: ExpiryState | undefined;
  readonly q?: string | undefined;
  readonly count?: boolean | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** The person's own, newest first. */
export async function readOwnDocuments(
  deps: DocumentDependencies,
  { viewer, now }: { readonly viewer: Viewer; readonly now: Date },
  { attached, type, status, expiry, q = '', count = false, cursor, limit }: Asked,
) {
  const { db } = deps.platform;
  const filter = {
    userId: viewer.userId,
    attached: attached === undefined ? null : attached === 'true',
    type: type ?? null,
    status: status ?? null,
    ends: expiry ? endsOf(expiry, istDay(now)) : null,
    q,
  };
  const after = readCursor(cursor, key)?.[0] ?? null;
  const [rows, counted, frozen] = await Promise.all([
    listDocuments(db, { ...filter, after, limit: limit + 1 }),
    count ? countListedDocuments(db, filter) : null,
    isReviewedNow(deps, db, viewer.organisationId),
  ]);
  const page = pageFrom(
    rows,
    limit,
    (document) => presentDocument(document, !(frozen && document.attachedAt !== null), now),
    (row) => [row.documentId],
  );
  return { ...page, ...withTotal(counted) };
}

async function readable(reader: Reader, viewer: Viewer, documentId: string): Promise<Document> {
  const document = await findDocument(reader, documentId);
  if (!document || !mayReadDocument(viewer, document)) return refuse(documentErrors.document_not_found);
  return document;
}

interface Linked {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly documentId: string;
}

function linkOf({ config }: Platform, { storageKey }: Document, { viewer, now }: Linked) {
  const { url, expiresAt } = signShortLink(config.secret, storageKey, viewer.userId, now);
  return { url, expiresAt: expiresAt.toISOString() };
}

/** A link for this viewer; it lives for a minute. See docs/decisions/files-and-documents.md. */
export async function linkDocument(platform: Platform, linked: Linked) {
  return linkOf(platform, await readable(platform.db, linked.viewer, linked.documentId), linked);
}

/** The same where another domain has asked whether this viewer may open it. */
export async function linkFile(platform: Platform, reader: Reader, linked: Linked) {
  const document = await findDocument(reader, linked.documentId);
  return document && linkOf(platform, document, linked);
}

/** The file, for saving. */
export async function fetchDocument({ db, storage }: Platform, viewer: Viewer, documentId: string) {
  const document = await readable(db, viewer, documentId);
  const file = await storage.get(document.storageKey);
  if (!file) return refuse(documentErrors.document_not_found);
  return { document, content: file.content };
}
