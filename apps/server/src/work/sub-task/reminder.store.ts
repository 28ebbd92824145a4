import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';

const columns = {
  reminderId: 'reminder_id',
  projectId: 'project_id',
  organisationId: 'organisation_id',
  userId: 'user_id',
  words: 'words',
  remindAt: 'remind_at',
  toldAt: 'told_at',
  createdAt: 'created_at',
} as const;
const table = tableColumns('project_reminder', columns);
export type ReminderRow = RowOf<'project_reminder', typeof columns>;

export const findReminder = table.findBy('reminderId');

/** Of one person in one project: the next first, behind the row that `after` names. */
export async function listReminderRows(
  reader: Reader,
  { projectId, userId }: { readonly projectId: string; readonly userId: string },
  after: AfterInstant | null,
  limit: number,
): Promise<ReminderRow[]> {
  const rows = reader
    .selectFrom('project_reminder')
    .select(table.selected)
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .orderBy('remind_at')
    .orderBy('reminder_id')
    .limit(limit);
  if (!after) return rows.execute();
  return rows
    .where((eb) => eb(eb.refTuple('remind_at', 'reminder_id'), '>', eb.tuple(after.at, after.id)))
    .execute();
}

export const insertReminder = table.insert;

export async function deleteReminder(tx: Tx, { reminderId }: Authorized<ReminderRow>): Promise<void> {
  await tx.deleteFrom('project_reminder').where('reminder_id', '=', reminderId).execute();
}

/** Those whose time has come, marked as told; each is answered once. */
export async function takeDue(
  tx: Tx,
  { now, limit }: Authorized<{ readonly now: Date; readonly limit: number }>,
): Promise<readonly ReminderRow[]> {
  const due = tx
    .selectFrom('project_reminder')
    .select('reminder_id')
    .where('told_at', 'is', null)
    .where('remind_at', '<=', now)
    .orderBy('remind_at')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  return tx
    .updateTable('project_reminder')
    .set({ told_at: now })
    .where('reminder_id', 'in', due)
    .returning(table.selected)
    .execute();
}
