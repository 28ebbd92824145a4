import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { PersonalPort } from '../../platform/personal.ts';

const columns = {
  reportId: 'report_id',
  jobId: 'job_id',
  userId: 'user_id',
  reason: 'reason',
  words: 'words',
  outcome: 'outcome',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} as const;
export const reportTable = tableColumns('job_report', columns);
export type ReportRow = RowOf<'job_report', typeof columns>;

/** One of each person for each job: a second one says it anew, also after staff decided the first. */
export async function writeReport(tx: Tx, row: Authorized<ReportRow>): Promise<void> {
  const { reason, words, updatedAt } = row;
  await tx
    .insertInto('job_report')
    .values(reportTable.written(row))
    .onConflict((conflict) =>
      conflict
        .columns(['job_id', 'user_id'])
        .doUpdateSet({ reason, words, outcome: null, updated_at: updatedAt }),
    )
    .execute();
}

/** The newest first. */
export async function listReports(
  reader: Reader,
  jobId: string,
  most: number,
): Promise<readonly ReportRow[]> {
  return reader
    .selectFrom('job_report')
    .select(reportTable.selected)
    .where('job_id', '=', jobId)
    .orderBy('updated_at', 'desc')
    .limit(most)
    .execute();
}

interface Decision {
  readonly jobId: string;
  readonly outcome: 'upheld' | 'dismissed';
  readonly updatedAt: Date;
}

/** Those that were open. */
export async function decideReports(
  tx: Tx,
  { jobId, outcome, updatedAt }: Authorized<Decision>,
): Promise<void> {
  await tx
    .updateTable('job_report')
    .set({ outcome, updated_at: updatedAt })
    .where('job_id', '=', jobId)
    .where('outcome', 'is', null)
    .execute();
}

/** As many as are open; the job’s row is locked. */
export async function countReports(tx: Tx, job: Authorized<{ readonly jobId: string }>): Promise<void> {
  await sql`update job set open_reports =
      (select count(*) from job_report r where r.job_id = job.job_id and r.outcome is null)
    where job_id = ${job.jobId}`.execute(tx);
}

/** What was reported stays for staff; who did goes with the account. */
export const reportPersonal: PersonalPort = {
  tables: [
    {
      table: 'job_report',
      title: 'Jobs you reported',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'blank', set: { user_id: null, words: '' } },
    },
  ],
};
