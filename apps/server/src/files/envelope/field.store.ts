import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';

const columns = {
  fieldId: 'field_id',
  envelopeId: 'envelope_id',
  recipientId: 'recipient_id',
  fieldOrder: 'field_order',
  kind: 'kind',
  page: 'page',
  left: 'from_left',
  top: 'from_top',
  width: 'width',
  height: 'height',
  needed: 'needed',
  label: 'label',
  value: 'value',
} as const;
const table = tableColumns('envelope_field', columns);
export type FieldRow = RowOf<'envelope_field', typeof columns>;

/** In the order of the list. */
export async function listFields(reader: Reader, envelopeId: string): Promise<readonly FieldRow[]> {
  return reader
    .selectFrom('envelope_field')
    .select(table.selected)
    .where('envelope_id', '=', envelopeId)
    .orderBy('field_order')
    .execute();
}

type OfEnvelope = Authorized<{ readonly envelopeId: string }>;

export async function replaceFields(
  tx: Tx,
  { envelopeId }: OfEnvelope,
  rows: readonly FieldRow[],
): Promise<void> {
  await tx.deleteFrom('envelope_field').where('envelope_id', '=', envelopeId).execute();
  if (rows.length === 0) return;
  await tx
    .insertInto('envelope_field')
    .values(rows.map((row) => table.written(row)))
    .execute();
}

export interface FilledField {
  readonly fieldId: string;
  readonly value: string;
}

export async function fillFields(tx: Tx, _of: OfEnvelope, filled: readonly FilledField[]): Promise<void> {
  if (filled.length === 0) return;
  await sql`update envelope_field f set value = v.value
    from jsonb_to_recordset(${JSON.stringify(filled)}::jsonb) as v ("fieldId" uuid, value text) where f.field_id = v."fieldId"`.execute(
    tx,
  );
}

export async function emptyFields(tx: Tx, { envelopeId }: OfEnvelope): Promise<void> {
  await sql`update envelope_field set value = null where envelope_id = ${envelopeId} and value is not null`.execute(
    tx,
  );
}

/** They are filled by who signs in the place of another. */
export async function handFieldsOn(
  tx: Tx,
  _of: OfEnvelope,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await tx.updateTable('envelope_field').set({ recipient_id: to }).where('recipient_id', '=', from).execute();
}
