import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import { idsIn } from '../../platform/housekeeping/sweep-files.ts';
import { sql } from 'kysely';

const columns = {
  envelopeId: 'envelope_id',
  documentVersion: 'document_version',
  storageKey: 'storage_key',
  fileName: 'file_name',
  bytes: 'bytes',
  sha256: 'sha256',
  pages: 'pages',
  signatures: 'signatures',
  sentAt: 'sent_at',
  uploadedAt: 'uploaded_at',
} as const;
const table = tableColumns('envelope_document', columns);

interface OutsideSignature {
  readonly by: string;
  readonly at: string | null;
  readonly isIntact: boolean;
  readonly coversWhole: boolean;
}

export type DocumentRow = Omit<RowOf<'envelope_document', typeof columns>, 'pages' | 'signatures'> & {
  readonly pages: readonly { readonly width: number; readonly height: number }[];
  readonly signatures: readonly OutsideSignature[];
};

export async function findDocument(
  reader: Reader,
  envelopeId: string,
  documentVersion: number,
): Promise<DocumentRow | null> {
  const { rows } = await sql<DocumentRow>`select ${table.asSql} from envelope_document
    where envelope_id = ${envelopeId} and document_version = ${documentVersion}`.execute(reader);
  return rows[0] ?? null;
}

/** A file of this version that was there before is replaced: nothing that was sent is. */
export async function putDocument(tx: Tx, row: Authorized<DocumentRow>): Promise<void> {
  const { envelopeId, documentVersion, storageKey, fileName, bytes, sha256, uploadedAt } = row;
  await sql`insert into envelope_document (envelope_id, document_version, storage_key, file_name, bytes, sha256, pages, signatures, uploaded_at)
    values (${envelopeId}, ${documentVersion}, ${storageKey}, ${fileName}, ${bytes}, ${sha256}, ${JSON.stringify(row.pages)}::jsonb,
      ${JSON.stringify(row.signatures)}::jsonb, ${uploadedAt})
    on conflict (envelope_id, document_version) do update set storage_key = excluded.storage_key, file_name = excluded.file_name,
      bytes = excluded.bytes, sha256 = excluded.sha256, pages = excluded.pages, signatures = excluded.signatures,
      uploaded_at = excluded.uploaded_at`.execute(tx);
}

export async function markDocumentSent(
  tx: Tx,
  { envelopeId, documentVersion }: Authorized<Pick<DocumentRow, 'envelopeId' | 'documentVersion'>>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('envelope_document')
    .set({ sent_at: now })
    .where('envelope_id', '=', envelopeId)
    .where('document_version', '=', documentVersion)
    .execute();
}

/** All versions, the first first. */
export async function listDocuments(reader: Reader, envelopeId: string): Promise<readonly DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`select ${table.asSql} from envelope_document
    where envelope_id = ${envelopeId} order by document_version`.execute(reader);
  return rows;
}

/** Of agreements, whose document is not corrected. */
export async function listFirstDocuments(
  reader: Reader,
  envelopeIds: readonly string[],
): Promise<readonly Pick<DocumentRow, 'envelopeId' | 'sha256'>[]> {
  const { rows } = await sql<
    Pick<DocumentRow, 'envelopeId' | 'sha256'>
  >`select envelope_id as "envelopeId", sha256 from envelope_document
    where envelope_id = any(${[...envelopeIds]}::uuid[]) and document_version = 1`.execute(reader);
  return rows;
}

/** All files of envelopes lie below their id. */
export const envelopeFolder = 'envelopes/';

/** Documents, sealed files and pictures of signatures that a row points to. */
export async function listKnownFiles(reader: Reader, keys: readonly string[]): Promise<readonly string[]> {
  const ids = idsIn(keys, 1);
  const wanted = [...keys];
  const { rows } = await sql<{ key: string }>`select key from (
      select storage_key as key from envelope_document where envelope_id = any(${ids}::uuid[])
      union all select sealed_key from envelope where envelope_id = any(${ids}::uuid[])
      union all select unnest(array[signature_key, initials_key, stamp_key]) from envelope_recipient where envelope_id = any(${ids}::uuid[])
      union all select unnest(array[answer_key, signature_key, initials_key, stamp_key]) from envelope_esign where envelope_id = any(${ids}::uuid[])
    ) known where key = any(${wanted}::text[])`.execute(reader);
  return rows.map(({ key }) => key);
}

/** Keys of all files of an envelope. */
export async function listFilesOf(reader: Reader, envelopeId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`select key from (
      select storage_key as key from envelope_document where envelope_id = ${envelopeId}
      union all select sealed_key from envelope where envelope_id = ${envelopeId}
      union all select unnest(array[signature_key, initials_key, stamp_key]) from envelope_recipient where envelope_id = ${envelopeId}
      union all select unnest(array[answer_key, signature_key, initials_key, stamp_key]) from envelope_esign where envelope_id = ${envelopeId}
    ) known where key is not null`.execute(reader);
  return rows.map(({ key }) => key);
}
