import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { sendOff } from '../../platform/db/pipeline.ts';
import { knownKeys } from '../../platform/storage/known-keys.ts';

export interface ChatDocumentRow {
  readonly documentId: string;
  readonly conversationId: string;
  readonly userId: string | null;
  /** Null: not sent yet. */
  readonly messageId: string | null;
  readonly storageKey: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
}

const columns = sql`document_id as "documentId", conversation_id as "conversationId", user_id as "userId",
  message_id as "messageId", storage_key as "storageKey", file_name as "fileName", media_type as "mediaType", bytes,
  width, height`;

export async function insertDocuments(
  tx: Tx,
  rows: readonly Authorized<ChatDocumentRow>[],
  now: Date,
): Promise<void> {
  await sql`insert into chat_document (document_id, conversation_id, user_id, storage_key, file_name, media_type, bytes,
      width, height, created_at)
    select n."documentId", n."conversationId", n."userId", n."storageKey", n."fileName", n."mediaType", n.bytes, n.width,
      n.height, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n("documentId" uuid, "conversationId" uuid, "userId" uuid,
      "storageKey" text, "fileName" text, "mediaType" text, bytes int, width int, height int)`.execute(tx);
}

/** Those that were not sent yet stay locked: one file goes with one message. */
export async function lockDocuments(
  tx: Tx,
  documentIds: readonly string[],
): Promise<readonly ChatDocumentRow[]> {
  if (documentIds.length === 0) return [];
  const { rows } = await sql<ChatDocumentRow>`select ${columns} from chat_document
    where document_id ${isAmong(documentIds, 'uuid')} order by document_id for update`.execute(tx);
  return rows;
}

/** Of all these messages, each in the order in which the files came. */
export async function listDocumentsOf(
  reader: Reader,
  messageIds: readonly string[],
): Promise<readonly ChatDocumentRow[]> {
  if (messageIds.length === 0) return [];
  const { rows } = await sql<ChatDocumentRow>`select ${columns} from chat_document
    where message_id ${isAmong(messageIds, 'uuid')} order by created_at, document_id`.execute(reader);
  return rows;
}

export async function attachDocuments(
  tx: Tx,
  rows: readonly Authorized<Pick<ChatDocumentRow, 'documentId' | 'messageId'>>[],
): Promise<void> {
  if (rows.length === 0) return;
  await sendOff(
    tx,
    sql`update chat_document d set message_id = n."messageId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n("documentId" uuid, "messageId" uuid)
    where d.document_id = n."documentId" and d.message_id is null`,
  );
}

/** Answers where their files lie. */
export async function deleteDocumentsOf(
  tx: Tx,
  { messageId }: Authorized<{ readonly messageId: string }>,
): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`delete from chat_document where message_id = ${messageId}
    returning storage_key as key`.execute(tx);
  return rows.map(({ key }) => key);
}

/** Added and never sent. Answers where their files lie. */
export async function deleteUnsent(
  tx: Tx,
  { before }: Authorized<{ readonly before: Date }>,
): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`delete from chat_document
    where message_id is null and created_at < ${before} returning storage_key as key`.execute(tx);
  return rows.map(({ key }) => key);
}

export async function countSince(reader: Reader, userId: string, from: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from chat_document
    where user_id = ${userId} and created_at > ${from}`.execute(reader);
  return rows[0]?.count ?? 0;
}

export const listKnownDocuments = knownKeys('chat_document', 'document_id');

export async function listFilesOf(reader: Reader, userId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`select storage_key as key from chat_document
    where user_id = ${userId}`.execute(reader);
  return rows.map(({ key }) => key);
}
