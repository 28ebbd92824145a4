import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import { type PlainTask, taskTable } from './task.store.ts';

const columns = {
  repeatId: 'repeat_id',
  organisationId: 'organisation_id',
  every: 'every',
  weekdays: 'weekdays',
  monthDay: 'month_day',
  nextOn: 'next_on',
  untilOn: 'until_on',
  status: 'status',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} as const;
const table = tableColumns('task_repeat', columns);
export type TaskRepeatRow = RowOf<'task_repeat', typeof columns>;

/** Those of these that still go on. */
export async function listRepeats(
  reader: Reader,
  repeatIds: readonly string[],
): Promise<ReadonlyMap<string, TaskRepeatRow>> {
  if (repeatIds.length === 0) return new Map();
  const { rows } = await sql<TaskRepeatRow>`select ${table.asSql} from task_repeat
    where repeat_id ${isAmong(repeatIds, 'uuid')} and status = 'Active'`.execute(reader);
  return new Map(rows.map((row) => [row.repeatId, row]));
}

export const lockRepeat = table.lockBy('organisationId', 'repeatId');

export async function insertRepeat(tx: Tx, row: Authorized<TaskRepeatRow, 'begin'>): Promise<void> {
  await tx
    .insertInto('task_repeat')
    .values({ ...table.written(row), weekdays: [...row.weekdays] })
    .execute();
}

export const saveRepeat = table.saveBy('repeatId').but('organisationId', 'createdAt');

/** Those whose day has come, locked; another node takes others. */
export async function lockDueRepeats(tx: Tx, today: string, limit: number): Promise<TaskRepeatRow[]> {
  const { rows } = await sql<TaskRepeatRow>`select ${table.asSql} from task_repeat
    where status = 'Active' and next_on <= ${today}::date order by next_on limit ${limit}
    for update skip locked`.execute(tx);
  return rows;
}

/** The latest task of each: what the next one says. */
export async function listLatest(tx: Tx, repeatIds: readonly string[]): Promise<PlainTask[]> {
  const { rows } = await sql<PlainTask>`select distinct on (task.repeat_id) ${taskTable.asSql} from task
    where task.repeat_id ${isAmong(repeatIds, 'uuid')} order by task.repeat_id, task.repeat_on desc`.execute(
    tx,
  );
  return rows;
}

/** The day of each after the one that was made, in one statement. */
export async function saveNextDays(
  tx: Tx,
  rows: Authorized<readonly Pick<TaskRepeatRow, 'repeatId' | 'nextOn'>[]>,
  now: Date,
): Promise<void> {
  await sql`update task_repeat r set next_on = made.next_on, updated_at = ${now}
    from unnest(${rows.map(({ repeatId }) => repeatId)}::uuid[], ${rows.map(({ nextOn }) => nextOn)}::date[])
      as made (repeat_id, next_on)
    where r.repeat_id = made.repeat_id`.execute(tx);
}
