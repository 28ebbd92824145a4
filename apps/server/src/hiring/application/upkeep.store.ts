/** What the clock changes in applications, many at once. */
import type { applicationLifecycle } from '@nukkad/contract/hiring/application/application.noun';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import type { ManyRows } from '../../platform/lifecycle/transition-spec.ts';
import { type ApplicationRow, applicationTable } from './application.store.ts';

interface Lapsing {
  /** Invited before this instant. */
  readonly before: Date;
  readonly now: Date;
  readonly most: number;
}

/** Invitations without an answer. Who answers one at this moment is waited for, or left out. */
export async function lapseInvitationRows(
  tx: Tx,
  { from, to }: ManyRows<typeof applicationLifecycle, 'lapse'>,
  { before, now, most }: Lapsing,
): Promise<readonly ApplicationRow[]> {
  const { rows } = await sql<ApplicationRow>`update application set status = ${to}, ended_at = ${now},
      updated_at = ${now}, version = version + 1
    where application_id in (select application_id from application
        where status = 'Request Sent' and status = any(${[...from]}) and invited_at < ${before}
        order by invited_at limit ${most} for update skip locked)
    returning ${applicationTable.asSql}`.execute(tx);
  return rows;
}

export interface DueJob {
  readonly jobId: string;
  readonly organisationId: string;
}

interface Reminding {
  readonly now: Date;
  /** Who expects an answer by then. */
  readonly until: Date;
  /** A job of which its business was reminded since then is left out. */
  readonly since: Date;
}

/** Marks all that wait of the jobs whose applicants expect an answer soon; answers these jobs, each once, also for two nodes. */
export async function markReminded(
  tx: Tx,
  { now, until, since }: Authorized<Reminding>,
): Promise<readonly DueJob[]> {
  const { rows } = await sql<DueJob>`with due as (
      select distinct a.job_id from application a
      where a.status = 'Pending' and a.answer_by > ${now} and a.answer_by <= ${until} and a.reminded_at is null
        and not exists (select from application r where r.job_id = a.job_id and r.reminded_at >= ${since})),
    marked as (
      update application set reminded_at = ${now}
      where job_id in (select job_id from due) and status = 'Pending' and answer_by > ${now} and reminded_at is null
      returning job_id, organisation_id)
    select distinct job_id as "jobId", organisation_id as "organisationId" from marked order by job_id`.execute(
    tx,
  );
  return rows;
}

/** Who waits of a job, and until when the first one expects an answer. */
export const countWaitingOf = (
  reader: Reader,
  jobId: string,
): Promise<{ readonly count: number; readonly at: Date | null }> =>
  reader
    .selectFrom('application')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('answer_by').as('at')])
    .where('job_id', '=', jobId)
    .where('status', '=', 'Pending')
    .executeTakeFirstOrThrow();

/** Those that ended before an instant and led to no hire, locked. */
export async function lockOver(tx: Tx, before: Date, most: number): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('application')
    .select('application_id as applicationId')
    .where('ended_at', '<', before)
    .where('status', 'in', ['Rejected', 'Cancelled', 'Closed'])
    .orderBy('ended_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ applicationId }) => applicationId);
}

/** Counts them without their people, and deletes them with their answers. */
export async function eraseApplications(
  tx: Tx,
  { applicationIds }: Authorized<{ readonly applicationIds: readonly string[] }>,
): Promise<void> {
  await sql`insert into application_erased as e
      (job_id, organisation_id, month, status, step, reject_reason, count, applied)
    select job_id, organisation_id, date_trunc('month', created_at at time zone 'Asia/Kolkata')::date, status, step,
      coalesce(reject_reason, ''), count(*)::int, count(applied_at)::int
    from application where application_id ${isAmong(applicationIds, 'uuid')}
    group by 1, 2, 3, 4, 5, 6
    on conflict (job_id, month, status, step, reject_reason) do update
      set count = e.count + excluded.count, applied = e.applied + excluded.applied`.execute(tx);
  await sql`delete from application_answer where application_id ${isAmong(applicationIds, 'uuid')}`.execute(
    tx,
  );
  await sql`delete from application where application_id ${isAmong(applicationIds, 'uuid')}`.execute(tx);
}

/** How many of a job were erased. */
export async function countErased(reader: Reader, jobId: string): Promise<number> {
  const { count } = await reader
    .selectFrom('application_erased')
    .select(({ fn }) => fn.sum<number | null>('count').as('count'))
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow();
  return count ?? 0;
}
