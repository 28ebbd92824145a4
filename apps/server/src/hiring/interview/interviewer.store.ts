import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';

const columns = {
  interviewId: 'interview_id',
  position: 'position',
  userId: 'user_id',
  skillMark: 'skill_mark',
  experienceMark: 'experience_mark',
  mannerMark: 'manner_mark',
  advice: 'advice',
  words: 'words',
  scoredAt: 'scored_at',
} as const;
const table = tableColumns('interviewer', columns);
export type InterviewerRow = RowOf<'interviewer', typeof columns>;

const unscored = {
  skillMark: null,
  experienceMark: null,
  mannerMark: null,
  advice: null,
  words: null,
  scoredAt: null,
} as const;

/** In the order in which they were chosen. */
export async function insertInterviewers(
  tx: Tx,
  { interviewId }: Authorized<{ readonly interviewId: string }>,
  userIds: readonly string[],
): Promise<void> {
  await tx
    .insertInto('interviewer')
    .values(userIds.map((userId, position) => table.written({ ...unscored, interviewId, position, userId })))
    .execute();
}

export const saveScorecard = table
  .saveBy('interviewId', 'position')
  .only('skillMark', 'experienceMark', 'mannerMark', 'advice', 'words', 'scoredAt');

/** Of each interview, in their order. */
export async function listInterviewers(
  reader: Reader,
  interviewIds: readonly string[],
): Promise<readonly InterviewerRow[]> {
  if (interviewIds.length === 0) return [];
  return reader
    .selectFrom('interviewer')
    .select(table.selected)
    .where('interview_id', 'in', interviewIds)
    .orderBy('interview_id')
    .orderBy('position')
    .execute();
}

interface Unscored {
  readonly applicationId: string;
  readonly jobId: string;
  readonly userId: string;
}

/** Scorecards to come of interviews that took place, of people who are still there. */
export async function listUnscored(
  reader: Reader,
  applicationIds: readonly string[],
): Promise<readonly Unscored[]> {
  if (applicationIds.length === 0) return [];
  const { rows } = await sql<Unscored>`select i.application_id as "applicationId", i.job_id as "jobId",
      r.user_id as "userId"
    from interview i join interviewer r on r.interview_id = i.interview_id
    where i.application_id ${isAmong(applicationIds, 'uuid')} and i.status = 'Completed'
      and r.user_id is not null and r.scored_at is null`.execute(reader);
  return rows;
}
