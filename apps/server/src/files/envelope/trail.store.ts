import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';

const columns = {
  envelopeId: 'envelope_id',
  step: 'step',
  documentVersion: 'document_version',
  kind: 'kind',
  recipientId: 'recipient_id',
  userId: 'user_id',
  byName: 'by_name',
  role: 'role',
  at: 'at',
  proof: 'proof',
  credential: 'credential',
  maskedNumber: 'masked_number',
  device: 'device',
  network: 'network',
  note: 'note',
  documentHash: 'document_hash',
  hash: 'hash',
} as const;
const table = tableColumns('envelope_step', columns);
export type StepRow = RowOf<'envelope_step', typeof columns>;

export async function insertSteps(tx: Tx, rows: readonly Authorized<StepRow>[]): Promise<void> {
  await tx
    .insertInto('envelope_step')
    .values(rows.map((row) => table.written(row)))
    .execute();
}

/** The last one; null: there is none yet. The envelope is locked. */
export async function findLastStep(tx: Tx, envelopeId: string): Promise<StepRow | null> {
  const row = await tx
    .selectFrom('envelope_step')
    .select(table.selected)
    .where('envelope_id', '=', envelopeId)
    .orderBy('step', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The first first. */
export async function listSteps(
  reader: Reader,
  envelopeId: string,
  after: number | null,
  limit: number,
): Promise<readonly StepRow[]> {
  return reader
    .selectFrom('envelope_step')
    .select(table.selected)
    .where('envelope_id', '=', envelopeId)
    .where('step', '>', after ?? 0)
    .orderBy('step')
    .limit(limit)
    .execute();
}
