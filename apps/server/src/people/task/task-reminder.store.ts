import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';

export interface ToldTask {
  readonly taskId: string;
  readonly organisationId: string;
  readonly createdBy: string | null;
}
type Clock = Authorized<{ readonly now: Date; readonly today: string; readonly limit: number }>;

const told = sql`task.task_id as "taskId", task.organisation_id as "organisationId", task.created_by as "createdBy"`;

/** Open tasks whose reminder is due, marked as told; each is answered once. */
export async function takeReminders(tx: Tx, { now, today, limit }: Clock): Promise<readonly ToldTask[]> {
  const { rows } = await sql<ToldTask>`update task set reminded_at = ${now} where task_id in (
    select task_id from task where reminded_at is null and ended_at is null and remind_on <= ${today}::date
      and due_on >= ${today}::date
    order by remind_on limit ${limit} for update skip locked) returning ${told}`.execute(tx);
  return rows;
}

/** Open tasks whose last day has passed, marked as told; each is answered once. */
export async function takeOverdue(tx: Tx, { now, today, limit }: Clock): Promise<readonly ToldTask[]> {
  const { rows } = await sql<ToldTask>`update task set overdue_told_at = ${now} where task_id in (
    select task_id from task where overdue_told_at is null and ended_at is null and due_on < ${today}::date
    order by due_on limit ${limit} for update skip locked) returning ${told}`.execute(tx);
  return rows;
}
