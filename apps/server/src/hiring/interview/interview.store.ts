import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';

const columns = {
  interviewId: 'interview_id',
  applicationId: 'application_id',
  jobId: 'job_id',
  organisationId: 'organisation_id',
  userId: 'user_id',
  round: 'round',
  status: 'status',
  awaits: 'awaits',
  kind: 'kind',
  place: 'place',
  link: 'link',
  minutes: 'minutes',
  words: 'words',
  askedWords: 'asked_words',
  endWords: 'end_words',
  proposedBy: 'proposed_by',
  startsAt: 'starts_at',
  dueAt: 'due_at',
  acceptedAt: 'accepted_at',
  absent: 'absent',
  calendarAt: 'calendar_at',
  calendarCount: 'calendar_count',
  remindedAt: 'reminded_at',
  endedAt: 'ended_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
export const interviewTable = tableColumns('interview', columns);
export type InterviewRow = RowOf<'interview', typeof columns>;

export const findInterview = interviewTable.findBy('interviewId');
export const lockInterview = interviewTable.lockBy('interviewId');
export const insertInterview = interviewTable.insert<'propose'>;
export const saveInterview = interviewTable
  .saveBy('interviewId')
  .but(
    'applicationId',
    'jobId',
    'organisationId',
    'userId',
    'round',
    'kind',
    'place',
    'link',
    'minutes',
    'proposedBy',
    'createdAt',
  );

/** The number of its next round, and whether one is ahead. The application must be locked. */
export const readRounds = (
  tx: Tx,
  applicationId: string,
): Promise<{ readonly last: number | null; readonly ahead: number }> =>
  tx
    .selectFrom('interview')
    .select(({ fn }) => [
      fn.max('round').as('last'),
      fn.countAll<number>().filterWhere('ended_at', 'is', null).as('ahead'),
    ])
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow();

/** What is ahead of an application: one at most. */
export const findAhead = (reader: Reader, applicationId: string) =>
  reader
    .selectFrom('interview')
    .select('interview_id as interviewId')
    .where('application_id', '=', applicationId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
