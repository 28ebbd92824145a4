import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';
import { idsIn } from '../../../platform/housekeeping/sweep-files.ts';

const columns = {
  documentId: 'document_id',
  userId: 'user_id',
  kind: 'kind',
  storageKey: 'storage_key',
  fileName: 'file_name',
  mediaType: 'media_type',
  bytes: 'bytes',
  expiresOn: 'expires_on',
  addedAt: 'added_at',
} as const;
const documentTable = tableColumns('candidate_document', columns);
export type DocumentRow = RowOf<'candidate_document', typeof columns>;

export const findDocument = documentTable.findBy('documentId');
export const insertDocument = documentTable.insert;

/** The one added last comes first. */
export async function listDocuments(reader: Reader, userId: string): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`select ${documentTable.asSql} from candidate_document
    where user_id = ${userId} order by added_at desc, document_id`.execute(reader);
  return rows;
}

/** Null: it is gone already, or another person's. */
export async function deleteDocument(
  tx: Tx,
  { userId, documentId }: Authorized<Pick<DocumentRow, 'userId' | 'documentId'>>,
): Promise<string | null> {
  const { rows } = await sql<{ key: string }>`delete from candidate_document
    where user_id = ${userId} and document_id = ${documentId} returning storage_key as key`.execute(tx);
  return rows[0]?.key ?? null;
}

export async function listKnownDocuments(
  reader: Reader,
  keys: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`select storage_key as key from candidate_document
    where document_id ${isAmong(idsIn(keys, -1), 'uuid')}`.execute(reader);
  return rows.map(({ key }) => key);
}

/** What besides words counts for how complete a profile is. */
export interface Brought {
  readonly hasVideo: boolean;
  readonly hasDocuments: boolean;
}

export async function readBrought(reader: Reader, userId: string): Promise<Brought> {
  const { rows } = await sql<Brought>`select
    exists (select from candidate_video where user_id = ${userId}) as "hasVideo",
    exists (select from candidate_document where user_id = ${userId}) as "hasDocuments"`.execute(reader);
  return rows[0] ?? { hasVideo: false, hasDocuments: false };
}
