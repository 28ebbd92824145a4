import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { startESign } from '@nukkad/contract/files/envelope/esign.api';
import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';

const columns = {
  esignId: 'esign_id',
  envelopeId: 'envelope_id',
  recipientId: 'recipient_id',
  documentVersion: 'document_version',
  documentHash: 'document_hash',
  provider: 'provider',
  status: 'status',
  fields: 'fields',
  how: 'how',
  signatureKey: 'signature_key',
  initialsKey: 'initials_key',
  stampKey: 'stamp_key',
  startedAt: 'started_at',
  endsAt: 'ends_at',
  answeredAt: 'answered_at',
  code: 'code',
  answerKey: 'answer_key',
  answerHash: 'answer_hash',
  signerName: 'signer_name',
  issuerName: 'issuer_name',
  certificateSerial: 'certificate_serial',
  certificateHash: 'certificate_hash',
} as const;
const table = tableColumns('envelope_esign', columns);

export type FilledFields = EndpointParsed<typeof startESign>['body']['fields'];
/** A visit of one person to the provider. */
export type ESignRow = Omit<RowOf<'envelope_esign', typeof columns>, 'fields'> & {
  readonly fields: FilledFields;
};

const written = ({ fields, ...row }: ESignRow) => ({
  ...table.written(row),
  fields: JSON.stringify(fields),
});

export async function insertVisit(tx: Tx, row: Authorized<ESignRow>): Promise<void> {
  await tx.insertInto('envelope_esign').values(written(row)).execute();
}

export async function saveVisit(tx: Tx, row: Authorized<ESignRow>): Promise<void> {
  await tx.updateTable('envelope_esign').set(written(row)).where('esign_id', '=', row.esignId).execute();
}

export async function findVisit(reader: Reader, esignId: string): Promise<ESignRow | null> {
  const { rows } = await sql<ESignRow>`select ${table.asSql} from envelope_esign
    where esign_id = ${esignId}`.execute(reader);
  return rows[0] ?? null;
}

/** Behind the lock of its envelope. */
export async function lockVisit(tx: Tx, esignId: string): Promise<ESignRow | null> {
  const { rows } = await sql<ESignRow>`select ${table.asSql} from envelope_esign
    where esign_id = ${esignId} for update`.execute(tx);
  return rows[0] ?? null;
}

/** Earlier ones of this person, which no answer has ended: the next one takes their place. */
export async function removeVisitsAway(
  tx: Tx,
  { recipientId }: Authorized<{ readonly recipientId: string }>,
): Promise<readonly (string | null)[]> {
  const { rows } = await sql<{ keys: readonly (string | null)[] }>`delete from envelope_esign
    where recipient_id = ${recipientId} and status = 'away'
    returning array[signature_key, initials_key, stamp_key] as keys`.execute(tx);
  return rows.flatMap(({ keys }) => keys);
}

/** By which the people of this version signed, for its record. */
export async function listSignedVisits(
  reader: Reader,
  envelopeId: string,
  documentVersion: number,
): Promise<readonly Pick<ESignRow, 'recipientId' | 'provider'>[]> {
  const { rows } = await sql<Pick<ESignRow, 'recipientId' | 'provider'>>`
    select recipient_id as "recipientId", provider from envelope_esign
    where envelope_id = ${envelopeId} and document_version = ${documentVersion} and status = 'signed'`.execute(
    reader,
  );
  return rows;
}

/** Where the answer lies by which this person signed this version; null: they did not sign so. */
export async function findAnswerKey(
  reader: Reader,
  { envelopeId, documentVersion }: { readonly envelopeId: string; readonly documentVersion: number },
  recipientId: string,
): Promise<string | null> {
  const { rows } = await sql<{ key: string | null }>`select answer_key as key from envelope_esign
    where envelope_id = ${envelopeId} and document_version = ${documentVersion} and recipient_id = ${recipientId}
      and status = 'signed'`.execute(reader);
  return rows[0]?.key ?? null;
}

/** What was filled in for a visit that no answer came to goes. */
export async function removeVisitsBefore(
  tx: Tx,
  _why: Authorized<object>,
  before: Date,
  limit: number,
): Promise<readonly (string | null)[]> {
  const { rows } = await sql<{ keys: readonly (string | null)[] }>`delete from envelope_esign
    where esign_id in (select esign_id from envelope_esign where status = 'away' and ends_at < ${before} limit ${limit})
    returning array[signature_key, initials_key, stamp_key] as keys`.execute(tx);
  return rows.flatMap(({ keys }) => keys);
}
