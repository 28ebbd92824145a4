import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';

const columns = {
  reimbursementId: 'reimbursement_id',
  organisationId: 'organisation_id',
  requestId: 'request_id',
  staffId: 'staff_id',
  state: 'state',
  method: 'method',
  amountPaise: 'amount_paise',
  month: 'month',
  advanceId: 'advance_id',
  reference: 'reference',
  paidBy: 'paid_by',
  createdAt: 'created_at',
  paidAt: 'paid_at',
} as const;
const table = tableColumns('reimbursement', columns);
export type ReimbursementRow = RowOf<'reimbursement', typeof columns>;

export async function insertReimbursements(
  tx: Tx,
  rows: readonly Authorized<ReimbursementRow>[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('reimbursement')
    .values(rows.map((row) => table.written(row)))
    .execute();
}

/** Of one request, the first first. */
export async function listReimbursements(
  reader: Reader,
  requestId: string,
): Promise<readonly ReimbursementRow[]> {
  return reader
    .selectFrom('reimbursement')
    .select(table.selected)
    .where('request_id', '=', requestId)
    .orderBy('created_at')
    .orderBy('reimbursement_id')
    .execute();
}

/** What confirmed payslips hold of each of these; a request without any is left out. */
export async function sumsHeld(
  reader: Reader,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ requestId: string; sum: number }>`select request_id as "requestId",
      sum(amount_paise)::bigint as sum
    from reimbursement where request_id ${isAmong(requestIds, 'uuid')} and state = 'held' group by request_id`.execute(
    reader,
  );
  return new Map(rows.map(({ requestId, sum }) => [requestId, sum]));
}

export const sumHeld = async (reader: Reader, requestId: string): Promise<number> =>
  (await sumsHeld(reader, [requestId])).get(requestId) ?? 0;

/** Locked, of one salary. */
export async function lockHeld(
  tx: Tx,
  { staffId, month }: { readonly staffId: string; readonly month: string },
  requestIds: readonly string[],
): Promise<readonly ReimbursementRow[]> {
  if (requestIds.length === 0) return [];
  return tx
    .selectFrom('reimbursement')
    .select(table.selected)
    .where('request_id', 'in', [...requestIds])
    .where('staff_id', '=', staffId)
    .where('month', '=', month)
    .where('state', '=', 'held')
    .orderBy('request_id')
    .forUpdate()
    .execute();
}

export async function payHeld(
  tx: Tx,
  { reimbursementId, reference }: Authorized<ReimbursementRow>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('reimbursement')
    .set({ state: 'paid', reference, paid_at: now })
    .where('reimbursement_id', '=', reimbursementId)
    .execute();
}
