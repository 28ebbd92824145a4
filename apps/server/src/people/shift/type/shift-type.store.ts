import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';

const columns = {
  shiftTypeId: 'shift_type_id',
  organisationId: 'organisation_id',
  name: 'name',
  startsMinute: 'starts_minute',
  endsMinute: 'ends_minute',
  breakMinutes: 'break_minutes',
  isBreakPaid: 'break_paid',
  graceMinutes: 'grace_minutes',
  colour: 'colour',
  removedAt: 'removed_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
const type = tableColumns('shift_type', columns);
export type ShiftTypeRow = RowOf<'shift_type', typeof columns>;

/** Those that can be planned, by their start, behind the row that `after` names. */
export async function listTypes(
  reader: Reader,
  organisationId: string,
  after: { readonly startsMinute: number; readonly id: string } | null,
  limit: number,
): Promise<readonly ShiftTypeRow[]> {
  const { rows } = await sql<ShiftTypeRow>`select ${type.asSql} from shift_type
    where organisation_id = ${organisationId} and removed_at is null
      and (${after === null} or (starts_minute, shift_type_id) > (${after?.startsMinute ?? 0}::int, ${after?.id ?? null}::uuid))
    order by starts_minute, shift_type_id limit ${limit}`.execute(reader);
  return rows;
}

/** Also one that was removed. */
export const findType = type.findBy('organisationId', 'shiftTypeId');

/** One that can be planned; locked, so that it stays so until the transaction ends. */
export async function lockType(
  tx: Tx,
  organisationId: string,
  shiftTypeId: string,
): Promise<ShiftTypeRow | null> {
  const row = await tx
    .selectFrom('shift_type')
    .select(type.selected)
    .where('organisation_id', '=', organisationId)
    .where('shift_type_id', '=', shiftTypeId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Serializes additions of one organisation. */
export async function countTypes(tx: Tx, organisationId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`shift type ${organisationId}`}, 0))`.execute(tx);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from shift_type
    where organisation_id = ${organisationId} and removed_at is null`.execute(tx);
  return rows[0]?.count ?? 0;
}

export const insertType = type.insert;
export const saveType = type.saveBy('organisationId', 'shiftTypeId').but('createdAt');
