import type { CandidateQuestionStatus } from '@nukkad/contract/hiring/candidate-question/candidate-question.noun';
import { sql } from 'kysely';
import { countFound } from '../../platform/db/count-rows.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import type { PersonalPort } from '../../platform/personal.ts';

const columns = {
  candidateQuestionId: 'candidate_question_id',
  jobId: 'job_id',
  organisationId: 'organisation_id',
  userId: 'user_id',
  question: 'question',
  answer: 'answer',
  isPublic: 'is_public',
  answeredAt: 'answered_at',
  answeredBy: 'answered_by',
  status: 'status',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
const questionTable = tableColumns('candidate_question', columns);
export type CandidateQuestionRow = RowOf<'candidate_question', typeof columns>;

export const findQuestion = questionTable.findBy('candidateQuestionId');
export const lockQuestion = questionTable.lockBy('candidateQuestionId');
/** A person asks once about a job. */
export const findOwnFor = questionTable.findBy('jobId', 'userId');
export const insertQuestion = questionTable.insert<'ask'>;
export const saveQuestion = questionTable
  .saveBy('candidateQuestionId')
  .but('jobId', 'organisationId', 'userId', 'question', 'createdAt');

/** Of a person since then, behind a lock: two at once do not both find room. */
export async function countAsked(tx: Tx, userId: string, since: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`candidate question ${userId}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('candidate_question')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}

export interface QuestionFilter {
  readonly organisationId: string;
  /** Jobs that are kept from who looks. */
  readonly kept: readonly string[];
  readonly jobId?: string | undefined;
  readonly status?: CandidateQuestionStatus | undefined;
}

const ofBusiness = (reader: Reader, { organisationId, kept, jobId, status }: QuestionFilter) => {
  let rows = reader.selectFrom('candidate_question').where('organisation_id', '=', organisationId);
  if (kept.length > 0) rows = rows.where('job_id', 'not in', kept);
  if (jobId !== undefined) rows = rows.where('job_id', '=', jobId);
  return status === undefined ? rows : rows.where('status', '=', status);
};

const newestFirst = (
  found: ReturnType<typeof ofBusiness>,
  after: AfterInstant | null,
  limit: number,
): Promise<CandidateQuestionRow[]> => {
  const rows = found
    .select(questionTable.selected)
    .orderBy('created_at', 'desc')
    .orderBy('candidate_question_id', 'desc')
    .limit(limit);
  if (!after) return rows.execute();
  return rows
    .where((eb) => eb(eb.refTuple('created_at', 'candidate_question_id'), '<', eb.tuple(after.at, after.id)))
    .execute();
};

export const listOfBusiness = (
  reader: Reader,
  filter: QuestionFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<CandidateQuestionRow[]> => newestFirst(ofBusiness(reader, filter), after, limit);

export const countOfBusiness = (reader: Reader, filter: QuestionFilter): Promise<number> =>
  countFound(reader, ofBusiness(reader, filter).select('candidate_question_id'));

export interface OwnFilter extends Pick<QuestionFilter, 'status'> {
  readonly userId: string;
}

const ofPerson = (reader: Reader, { userId, status }: OwnFilter) => {
  const rows = reader.selectFrom('candidate_question').where('user_id', '=', userId);
  return status === undefined ? rows : rows.where('status', '=', status);
};

export const listOfPerson = (
  reader: Reader,
  filter: OwnFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<CandidateQuestionRow[]> => newestFirst(ofPerson(reader, filter), after, limit);

export const countOfPerson = (reader: Reader, filter: OwnFilter): Promise<number> =>
  countFound(reader, ofPerson(reader, filter).select('candidate_question_id'));

/** What waits of a business, and since when. */
export const countWaiting = (
  reader: Reader,
  { organisationId, kept }: Pick<QuestionFilter, 'organisationId' | 'kept'>,
): Promise<{ readonly count: number; readonly since: Date | null }> =>
  reader
    .selectFrom('candidate_question')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('since')])
    .where('organisation_id', '=', organisationId)
    .where('status', '=', 'Open')
    .$if(kept.length > 0, (rows) => rows.where('job_id', 'not in', kept))
    .executeTakeFirstOrThrow();

/** Those that were answered for everyone, the newest answer first. */
export const listShown = (
  reader: Reader,
  jobId: string,
  after: AfterInstant | null,
  limit: number,
): Promise<CandidateQuestionRow[]> => {
  const rows = reader
    .selectFrom('candidate_question')
    .select(questionTable.selected)
    .where('job_id', '=', jobId)
    .where('is_public', '=', true)
    .orderBy('answered_at', 'desc')
    .orderBy('candidate_question_id', 'desc')
    .limit(limit);
  if (!after) return rows.execute();
  return rows
    .where((eb) => eb(eb.refTuple('answered_at', 'candidate_question_id'), '<', eb.tuple(after.at, after.id)))
    .execute();
};

/** What the end of a job leaves without an answer, as many as fit into one transaction. */
export const lockOpenOf = (tx: Tx, jobId: string, most: number): Promise<CandidateQuestionRow[]> =>
  tx
    .selectFrom('candidate_question')
    .select(questionTable.selected)
    .where('job_id', '=', jobId)
    .where('status', '=', 'Open')
    .orderBy('candidate_question_id')
    .limit(most)
    .forUpdate()
    .execute();

/** What a person asked goes with the account; who answered stays out of it afterwards. */
export const candidateQuestionPersonal: PersonalPort = {
  tables: [
    {
      table: 'candidate_question',
      title: 'Questions you asked about jobs',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['answered_by'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'candidate_question',
      title: 'Questions about jobs that you answered',
      whose: (userId) => sql`t.answered_by = ${userId}`,
      without: ['user_id', 'question'],
      erasure: { kind: 'blank', set: { answered_by: null } },
    },
  ],
};
