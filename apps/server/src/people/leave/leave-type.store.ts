import type { Reader } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';

const columns = {
  leaveTypeId: 'leave_type_id',
  organisationId: 'organisation_id',
  name: 'name',
  halvesAYear: 'halves_a_year',
  accrual: 'accrual',
  carryHalves: 'carry_halves',
  yearStartsMonth: 'year_starts_month',
  isPaid: 'is_paid',
  takesHalfDays: 'takes_half_days',
  isSandwich: 'is_sandwich',
  isEncashed: 'is_encashed',
  expiresDays: 'expires_days',
  isActive: 'is_active',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
const table = tableColumns('leave_type', columns);
export type LeaveTypeRow = RowOf<'leave_type', typeof columns>;

/** By name, behind the row that `after` names. */
export async function listLeaveTypeRows(
  reader: Reader,
  organisationId: string,
  after: { readonly name: string; readonly id: string } | null,
  limit: number,
): Promise<LeaveTypeRow[]> {
  const rows = reader
    .selectFrom('leave_type')
    .select(table.selected)
    .where('organisation_id', '=', organisationId)
    .orderBy(({ fn }) => fn<string>('lower', ['name']))
    .orderBy('leave_type_id')
    .limit(limit);
  if (!after) return rows.execute();
  return rows
    .where((eb) =>
      eb(
        eb.tuple(eb.fn<string>('lower', ['name']), eb.ref('leave_type_id')),
        '>',
        eb.tuple(after.name, after.id),
      ),
    )
    .execute();
}

export const findLeaveType = table.findBy('organisationId', 'leaveTypeId');
export const lockLeaveType = table.lockBy('organisationId', 'leaveTypeId');
export const insertLeaveType = table.insert;
export const saveLeaveType = table.saveBy('leaveTypeId', 'organisationId').but('createdAt');

/** Organisations with a type that accrues, in order, behind one of them. */
export async function listAccruing(
  reader: Reader,
  after: string | null,
  limit: number,
): Promise<readonly string[]> {
  let rows = reader
    .selectFrom('leave_type')
    .select('organisation_id as organisationId')
    .distinct()
    .where('is_active', '=', true)
    .where('halves_a_year', 'is not', null)
    .orderBy('organisation_id')
    .limit(limit);
  if (after) rows = rows.where('organisation_id', '>', after);
  return (await rows.execute()).map(({ organisationId }) => organisationId);
}

/** The active type that work on days off becomes: there is one at most. */
export async function findCompensatoryType(
  reader: Reader,
  organisationId: string,
): Promise<LeaveTypeRow | null> {
  const row = await reader
    .selectFrom('leave_type')
    .select(table.selected)
    .where('organisation_id', '=', organisationId)
    .where('expires_days', 'is not', null)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return row ?? null;
}
