/** All SQL on documents. */
import type { DocumentState } from '@nukkad/contract/files/document/document.noun';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import { idsIn } from '../../platform/housekeeping/sweep-files.ts';
import type { PersonalPort } from '../../platform/personal.ts';

const columns = {
  documentId: 'document_id',
  userId: 'user_id',
  organisationId: 'organisation_id',
  type: 'type',
  storageKey: 'storage_key',
  fileName: 'file_name',
  mediaType: 'media_type',
  bytes: 'bytes',
  attachedAt: 'attached_at',
  status: 'status',
  reason: 'reason',
  expiresOn: 'expires_on',
  alertedDays: 'alerted_days',
  uploadedAt: 'uploaded_at',
} as const;
const document = tableColumns('document', columns);

export type Document = RowOf<'document', typeof columns>;

/** A document as its moves know it: one that is deleted has no row. */
export type MovedDocument = Omit<Document, 'status'> & { readonly status: DocumentState };

export async function insertDocuments(
  tx: Tx,
  documents: readonly Authorized<Document, 'keep'>[],
): Promise<void> {
  for (const one of documents) await tx.insertInto('document').values(document.written(one)).execute();
}

export interface DocumentFilter {
  readonly userId: string;
  readonly attached: boolean | null;
  readonly type: Document['type'] | null;
  readonly status: Document['status'] | null;
  /** Ended before `from`, or ending up to `until`; null: any. */
  readonly ends: { readonly from: string | null; readonly until: string } | null;
  /** Part of the file name; empty: any. */
  readonly q: string;
}

/** What a list holds, the same for its page and its count. */
const listed = (reader: Reader, { userId, attached, type, status, ends, q }: DocumentFilter) =>
  reader
    .selectFrom('document')
    .where('user_id', '=', userId)
    .$if(attached !== null, (query) => query.where('attached_at', attached ? 'is not' : 'is', null))
    .$if(type !== null, (query) => query.where('type', '=', type))
    .$if(status !== null, (query) => query.where('status', '=', status))
    .$if(ends !== null, (query) => query.where('expires_on', '<=', ends?.until ?? null))
    .$if(typeof ends?.from === 'string', (query) => query.where('expires_on', '>=', ends?.from ?? null))
    .$if(q !== '', (query) =>
      query.where((at) =>
        at(at.fn<number>('strpos', [at.fn('lower', ['file_name']), at.fn('lower', [at.val(q)])]), '>', 0),
      ),
    );

/** Newest first; `after` is the last id of the page before. */
export async function listDocuments(
  reader: Reader,
  asked: DocumentFilter & { readonly after: string | null; readonly limit: number },
): Promise<Document[]> {
  const { after, limit } = asked;
  return listed(reader, asked)
    .select(document.selected)
    .$if(after !== null, (query) => query.where('document_id', '<', after))
    .orderBy('document_id', 'desc')
    .limit(limit)
    .execute();
}

/** A person keeps at most 60. */
export async function countListedDocuments(reader: Reader, asked: DocumentFilter): Promise<number> {
  const { count } = await listed(reader, asked)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const findDocument = document.findBy('documentId');

export async function listDocumentsById(reader: Reader, documentIds: readonly string[]): Promise<Document[]> {
  if (documentIds.length === 0) return [];
  return reader
    .selectFrom('document')
    .select(document.selected)
    .where((eb) => eb('document_id', '=', eb.fn.any(eb.val([...documentIds]))))
    .execute();
}

/** In the order of their ids, so that two calls never wait for each other. */
export async function lockDocuments(
  tx: Tx,
  userId: string,
  documentIds: readonly string[],
): Promise<Document[]> {
  return tx
    .selectFrom('document')
    .select(document.selected)
    .where('user_id', '=', userId)
    .where((eb) => eb('document_id', '=', eb.fn.any(eb.val([...documentIds]))))
    .orderBy('document_id')
    .forUpdate()
    .execute();
}

/** Taken before documents are counted or written: two uploads of one person come one after the other. */
export async function lockOwner(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`documents of ${userId}`}, 0))`.execute(tx);
}

export async function countDocuments(reader: Reader, userId: string): Promise<number> {
  const { count } = await reader
    .selectFrom('document')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** What a move changes. */
export const saveDocument = document
  .saveBy('documentId')
  .only('organisationId', 'attachedAt', 'status', 'reason', 'expiresOn', 'alertedDays');

export async function removeDocument(
  tx: Tx,
  { documentId }: Authorized<Pick<Document, 'documentId'>>,
): Promise<void> {
  await tx.deleteFrom('document').where('document_id', '=', documentId).execute();
}

export async function listAttachedRows(reader: Reader, organisationId: string): Promise<Document[]> {
  return reader
    .selectFrom('document')
    .select(document.selected)
    .where('organisation_id', '=', organisationId)
    .where('attached_at', 'is not', null)
    .orderBy('type')
    .orderBy('document_id')
    .limit(100)
    .execute();
}

/** The last part of a key is the document's id. */
export async function listKnownFiles(reader: Reader, keys: readonly string[]): Promise<readonly string[]> {
  const rows = await reader
    .selectFrom('document')
    .select('storage_key')
    .where((eb) => eb('document_id', '=', eb.fn.any(eb.val(idsIn(keys, -1)))))
    .where((eb) => eb('storage_key', '=', eb.fn.any(eb.val([...keys]))))
    .execute();
  return rows.map(({ storage_key }) => storage_key);
}

/** All that belongs to the profile of an organisation, in the order of their ids. */
export async function lockAttached(tx: Tx, organisationId: string): Promise<Document[]> {
  return tx
    .selectFrom('document')
    .select(document.selected)
    .where('organisation_id', '=', organisationId)
    .where('attached_at', 'is not', null)
    .orderBy('document_id')
    .forUpdate()
    .execute();
}

/** Documents that the person uploaded are erased with the account: rows and files. */
export const documentPersonal: PersonalPort = {
  tables: [
    {
      table: 'document',
      title: 'Documents',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['storage_key'],
      erasure: { kind: 'remove' },
    },
  ],
  files: async (reader, userId) => {
    const rows = await reader
      .selectFrom('document')
      .select('storage_key')
      .where('user_id', '=', userId)
      .execute();
    return rows.map(({ storage_key }) => storage_key);
  },
};
