/** All SQL on documents. */
import type { DocumentType } from '@nukkad/contract/document/document.model';
import { sql } from 'kysely';
import type { Authorized } from '../platform/authorize.ts';
import type { Reader, Tx } from '../platform/db/database.ts';
import { idsIn } from '../platform/housekeeping/sweep-files.ts';

export interface Document {
  readonly documentId: string;
  readonly userId: string;
  readonly organisationId: string | null;
  readonly type: DocumentType;
  readonly storageKey: string;
  readonly fileName: string;
  readonly mediaType: 'application/pdf' | 'image/webp';
  readonly bytes: number;
  readonly attachedAt: Date | null;
  readonly status: 'Pending' | 'Approved' | 'Rejected';
  readonly reason: string | null;
  readonly uploadedAt: Date;
}

const columns = sql`document_id as "documentId", user_id as "userId", organisation_id as "organisationId", type,
  storage_key as "storageKey", file_name as "fileName", media_type as "mediaType", bytes, attached_at as "attachedAt", status,
  reason, uploaded_at as "uploadedAt"`;

export async function insertDocuments(tx: Tx, documents: readonly Document[]): Promise<void> {
  for (const d of documents)
    await sql`insert into document (document_id, user_id, organisation_id, type, storage_key, file_name, media_type, bytes, uploaded_at)
      values (${d.documentId}, ${d.userId}, ${d.organisationId}, ${d.type}, ${d.storageKey}, ${d.fileName}, ${d.mediaType}, ${d.bytes},
        ${d.uploadedAt})`.execute(tx);
}

/** Newest first; `after` is the last id of the page before. */
export async function listDocuments(
  reader: Reader,
  asked: {
    readonly userId: string;
    readonly attached: boolean | null;
    readonly after: string | null;
    readonly limit: number;
  },
): Promise<Document[]> {
  const { userId, attached, after, limit } = asked;
  const { rows } = await sql<Document>`select ${columns} from document
    where user_id = ${userId} and (${after}::uuid is null or document_id < ${after}::uuid)
      and (${attached}::boolean is null or (attached_at is not null) = ${attached}::boolean)
    order by document_id desc limit ${limit}`.execute(reader);
  return rows;
}

export async function findDocument(reader: Reader, documentId: string): Promise<Document | null> {
  const { rows } =
    await sql<Document>`select ${columns} from document where document_id = ${documentId}`.execute(reader);
  return rows[0] ?? null;
}

/** In the order of their ids, so that two calls never wait for each other. */
export async function lockDocuments(
  tx: Tx,
  userId: string,
  documentIds: readonly string[],
): Promise<Document[]> {
  const { rows } = await sql<Document>`select ${columns} from document
    where user_id = ${userId} and document_id = any(${[...documentIds]}::uuid[]) order by document_id for update`.execute(
    tx,
  );
  return rows;
}

/** Taken before documents are counted or written: two uploads of one person come one after the other. */
export async function lockKeeper(tx: Tx, userId: string): Promise<void> {
  await sql`select 1 from user_account where user_id = ${userId} for update`.execute(tx);
}

export async function countDocuments(reader: Reader, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from document
    where user_id = ${userId}`.execute(reader);
  return rows[0]?.count ?? 0;
}

/** To the profile or off it; what was said of it before is said no longer. */
export async function saveAttached(
  tx: Tx,
  document: Authorized<Document>,
  at: { readonly attachedAt: Date | null; readonly organisationId: string | null },
): Promise<void> {
  await sql`update document set attached_at = ${at.attachedAt}, organisation_id = ${at.organisationId}, status = 'Pending', reason = null
    where document_id = ${document.documentId}`.execute(tx);
}

export async function removeDocument(tx: Tx, document: Authorized<Document>): Promise<void> {
  await sql`delete from document where document_id = ${document.documentId}`.execute(tx);
}

/** While a profile is reviewed, what belongs to it stays as it is. Holds the status until the transaction ends. */
export async function isUnderReview(tx: Tx, organisationId: string | null): Promise<boolean> {
  if (organisationId === null) return false;
  const { rows } = await sql<{ status: string }>`select status from organisation
    where organisation_id = ${organisationId} for share`.execute(tx);
  return rows[0]?.status === 'Pending';
}

/** The same, for a read. */
export async function isReviewedNow(reader: Reader, organisationId: string | null): Promise<boolean> {
  const { rows } = await sql<{ status: string }>`select status from organisation
    where organisation_id = ${organisationId}`.execute(reader);
  return rows[0]?.status === 'Pending';
}

export async function listAttachedRows(reader: Reader, organisationId: string): Promise<Document[]> {
  const { rows } = await sql<Document>`select ${columns} from document
    where organisation_id = ${organisationId} and attached_at is not null order by type, document_id limit 100`.execute(
    reader,
  );
  return rows;
}

/** The last part of a key is the document's id. */
export async function listKnownFiles(reader: Reader, keys: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`select storage_key as key from document
    where document_id = any(${idsIn(keys, -1)}::uuid[]) and storage_key = any(${[...keys]})`.execute(reader);
  return rows.map(({ key }) => key);
}

export async function saveDecision(
  tx: Tx,
  { organisationId }: Authorized<{ readonly organisationId: string }>,
  decision: { readonly status: 'Approved' | 'Rejected'; readonly reason: string | null },
): Promise<void> {
  await sql`update document set status = ${decision.status}, reason = ${decision.reason}
    where organisation_id = ${organisationId} and attached_at is not null`.execute(tx);
}
