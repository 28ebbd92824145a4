/** Chosen people of the team to whom a job is kept; its owner always sees it. */
import { sql } from 'kysely';
import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Reader, Sought, Tx } from '../../platform/db/database.ts';
import { tableColumns } from '../../platform/db/table-columns.ts';
import type { PersonalPort } from '../../platform/personal.ts';

const members = tableColumns('job_member', { jobId: 'job_id', userId: 'user_id' });

interface OfStaff {
  readonly organisationId: string;
  readonly userId: string;
}

/** Jobs of the business that are for others of its team. */
export async function listKeptFrom(
  reader: Reader,
  { organisationId, userId }: OfStaff,
): Promise<readonly string[]> {
  const rows = await reader
    .selectFrom('job')
    .select('job_id as jobId')
    .where('organisation_id', '=', organisationId)
    .where('is_for_members', '=', true)
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('job_member')
            .select('job_member.job_id')
            .whereRef('job_member.job_id', '=', 'job.job_id')
            .where('job_member.user_id', '=', userId),
        ),
      ),
    )
    .execute();
  return rows.map(({ jobId }) => jobId);
}

/** The same of one job, for a statement that finds the job itself. */
export const isKeptFromMember = (userId: string, jobId: Sought<string>): Sought<boolean> =>
  sql<boolean>`(select exists (select from job kept where kept.job_id = ${jobId} and kept.is_for_members
    and not exists (select from job_member chosen where chosen.job_id = kept.job_id and chosen.user_id = ${userId}::uuid)))`;

export async function listMemberIds(reader: Reader, jobId: string): Promise<readonly string[]> {
  const rows = await reader
    .selectFrom('job_member')
    .select('user_id as userId')
    .where('job_id', '=', jobId)
    .orderBy('user_id')
    .execute();
  return rows.map(({ userId }) => userId);
}

/** In place of those there were. */
export async function replaceMembers(
  tx: Tx,
  job: Authorized<{ readonly jobId: string }>,
  userIds: readonly string[],
): Promise<void> {
  const { jobId } = job;
  await tx.deleteFrom('job_member').where('job_id', '=', jobId).execute();
  if (userIds.length === 0) return;
  const rows = userIds.map((userId) => members.written(partOf(job, { jobId, userId })));
  await tx.insertInto('job_member').values(rows).execute();
}

/** A job stays for the others to whom it is kept. */
export const jobMemberPersonal: PersonalPort = {
  tables: [
    {
      table: 'job_member',
      title: 'Jobs that are kept to you and others of your team',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'remove' },
    },
  ],
};
