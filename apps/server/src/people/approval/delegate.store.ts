import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';

const columns = {
  delegateId: 'delegate_id',
  organisationId: 'organisation_id',
  forStaffId: 'for_staff_id',
  staffId: 'staff_id',
  fromDay: 'from_day',
  toDay: 'to_day',
  createdAt: 'created_at',
} as const;
const table = tableColumns('approval_delegate', columns);
export type DelegateRow = RowOf<'approval_delegate', typeof columns>;

/** Of one employee, the newest first. */
export async function listDelegateRows(
  reader: Reader,
  { organisationId, forStaffId }: Pick<DelegateRow, 'organisationId' | 'forStaffId'>,
  after: AfterInstant | null,
  limit: number,
): Promise<DelegateRow[]> {
  const rows = reader
    .selectFrom('approval_delegate')
    .select(table.selected)
    .where('organisation_id', '=', organisationId)
    .where('for_staff_id', '=', forStaffId)
    .orderBy('created_at', 'desc')
    .orderBy('delegate_id', 'desc')
    .limit(limit);
  if (!after) return rows.execute();
  return rows
    .where((eb) => eb(eb.refTuple('created_at', 'delegate_id'), '<', eb.tuple(after.at, after.id)))
    .execute();
}

export const findDelegate = table.findBy('organisationId', 'delegateId');
export const insertDelegate = table.insert;

export async function deleteDelegate(tx: Tx, { delegateId }: Authorized<DelegateRow>): Promise<void> {
  await tx.deleteFrom('approval_delegate').where('delegate_id', '=', delegateId).execute();
}

interface OnDay {
  readonly organisationId: string;
  readonly staffId: string;
  /** YYYY-MM-DD. */
  readonly day: string;
}

const onDay = (reader: Reader, { organisationId, day }: Omit<OnDay, 'staffId'>) =>
  reader
    .selectFrom('approval_delegate')
    .where('organisation_id', '=', organisationId)
    .where('from_day', '<=', day)
    .where('to_day', '>=', day)
    .limit(100);

/** Memberships that review for this one on a day. */
export async function listDelegates(reader: Reader, on: OnDay): Promise<readonly string[]> {
  const rows = await onDay(reader, on).select('staff_id').where('for_staff_id', '=', on.staffId).execute();
  return rows.map((row) => row.staff_id);
}

/** Memberships that review for any of these on a day. */
export async function listDelegatesOf(
  reader: Reader,
  { organisationId, day }: Pick<OnDay, 'organisationId' | 'day'>,
  staffIds: readonly string[],
): Promise<readonly string[]> {
  if (staffIds.length === 0) return [];
  const rows = await onDay(reader, { organisationId, day })
    .select('staff_id')
    .where('for_staff_id', 'in', [...staffIds])
    .execute();
  return rows.map((row) => row.staff_id);
}

/** Memberships for which this one reviews on a day. */
export async function listDelegators(reader: Reader, on: OnDay): Promise<readonly string[]> {
  const rows = await onDay(reader, on).select('for_staff_id').where('staff_id', '=', on.staffId).execute();
  return rows.map((row) => row.for_staff_id);
}
