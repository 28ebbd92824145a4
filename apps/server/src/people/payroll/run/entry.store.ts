import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';
import type { AfterInstant } from '../../../platform/http/cursor.ts';

const columns = {
  entryId: 'entry_id',
  organisationId: 'organisation_id',
  staffId: 'staff_id',
  month: 'month',
  kind: 'kind',
  halfDays: 'half_days',
  minutes: 'minutes',
  amountPaise: 'amount_paise',
  words: 'words',
  isRemoved: 'is_removed',
  createdBy: 'created_by',
  createdAt: 'created_at',
} as const;
const table = tableColumns('payroll_entry', columns);
export type EntryRow = RowOf<'payroll_entry', typeof columns>;

/** Of a month, the newest first, behind the row that `after` names. */
export async function listEntryRows(
  reader: Reader,
  of: { readonly organisationId: string; readonly month: string; readonly staffId?: string | undefined },
  after: AfterInstant | null,
  limit: number,
): Promise<EntryRow[]> {
  let rows = reader
    .selectFrom('payroll_entry')
    .select(table.selected)
    .where('organisation_id', '=', of.organisationId)
    .where('month', '=', of.month)
    .where('is_removed', '=', false)
    .orderBy('created_at', 'desc')
    .orderBy('entry_id', 'desc')
    .limit(limit);
  if (of.staffId) rows = rows.where('staff_id', '=', of.staffId);
  if (!after) return rows.execute();
  return rows
    .where((eb) => eb(eb.refTuple('created_at', 'entry_id'), '<', eb.tuple(after.at, after.id)))
    .execute();
}

/** Of these people and this month, the oldest first. */
export async function listEntriesOf(
  reader: Reader,
  of: { readonly organisationId: string; readonly month: string; readonly staffIds: readonly string[] },
): Promise<readonly EntryRow[]> {
  if (of.staffIds.length === 0) return [];
  return reader
    .selectFrom('payroll_entry')
    .select(table.selected)
    .where('organisation_id', '=', of.organisationId)
    .where('month', '=', of.month)
    .where('is_removed', '=', false)
    .where('staff_id', 'in', [...of.staffIds])
    .orderBy('created_at')
    .orderBy('entry_id')
    .execute();
}

export async function lockEntry(tx: Tx, organisationId: string, entryId: string): Promise<EntryRow | null> {
  const row = await tx
    .selectFrom('payroll_entry')
    .select(table.selected)
    .where('organisation_id', '=', organisationId)
    .where('entry_id', '=', entryId)
    .where('is_removed', '=', false)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export const insertEntry = table.insert;

export async function removeEntry(tx: Tx, { entryId }: Authorized<EntryRow>): Promise<void> {
  await tx.updateTable('payroll_entry').set({ is_removed: true }).where('entry_id', '=', entryId).execute();
}

/** Was this month confirmed for the organisation? The row of its run is held, so that it is not confirmed meanwhile. */
export async function isMonthFrozen(tx: Tx, organisationId: string, month: string): Promise<boolean> {
  const { rows } = await sql<{ status: string }>`select status from payroll_run
    where organisation_id = ${organisationId} and month = ${month} and status <> 'Discarded' for update`.execute(
    tx,
  );
  return rows.some(({ status }) => ['Needs Approval', 'Confirmed', 'Paid'].includes(status));
}
