import { sql } from 'kysely';
import type { Reader, Sought, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';

const columns = {
  applicationId: 'application_id',
  applicationNumber: 'application_number',
  jobId: 'job_id',
  organisationId: 'organisation_id',
  userId: 'user_id',
  status: 'status',
  step: 'step',
  isKnockedOut: 'is_knocked_out',
  answerPoints: 'answer_points',
  matchScore: 'match_score',
  fitsTrade: 'fits_trade',
  skillsHeld: 'skills_held',
  skillsAsked: 'skills_asked',
  distanceMetres: 'distance_metres',
  travelMetres: 'travel_metres',
  wageExpectedPaise: 'wage_expected_paise',
  wageOfferedPaise: 'wage_offered_paise',
  wageUnit: 'wage_unit',
  monthsHeld: 'months_held',
  monthsAsked: 'months_asked',
  fitsShift: 'fits_shift',
  source: 'source',
  invitedAt: 'invited_at',
  invitedBy: 'invited_by',
  invitationWords: 'invitation_words',
  appliedAt: 'applied_at',
  answerBy: 'answer_by',
  shortlistedAt: 'shortlisted_at',
  offeredFrom: 'offered_from',
  rejectedFrom: 'rejected_from',
  rejectedAt: 'rejected_at',
  rejectReason: 'reject_reason',
  rejectWords: 'reject_words',
  tellAt: 'tell_at',
  toldAt: 'told_at',
  declinedAt: 'declined_at',
  endedAt: 'ended_at',
  remindedAt: 'reminded_at',
  listedAt: 'listed_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
export const applicationTable = tableColumns('application', columns, { sentOff: true });
export type ApplicationRow = RowOf<'application', typeof columns>;

export const findApplication = applicationTable.findBy('applicationId');
export const lockApplication = applicationTable.lockBy('applicationId');
/** A person has one for a job. */
export const findOwnFor = applicationTable.findBy('jobId', 'userId');
export const lockOwnFor = applicationTable.lockBy('jobId', 'userId');

export const insertApplication = applicationTable.insert<'apply' | 'invite'>;
export const saveApplication = applicationTable
  .saveBy('applicationId')
  .but(
    'applicationNumber',
    'jobId',
    'organisationId',
    'userId',
    'source',
    'invitedAt',
    'invitedBy',
    'invitationWords',
    'createdAt',
  );

/** The id of its job, for a statement that is sent beside it. */
export const jobOf = (applicationId: string): Sought<string> =>
  sql<string>`(select a.job_id from application a where a.application_id = ${applicationId}::uuid)`;

/** Those of the business since the day began, behind a lock: two at once do not both find room. Sent together. */
export async function countInvited(tx: Tx, organisationId: string, from: Date): Promise<number> {
  const locked = sql`select pg_advisory_xact_lock(hashtextextended(${`invitation ${organisationId}`}, 0))`;
  const [, count] = await Promise.all([locked.execute(tx), readInvited(tx, organisationId, from)]);
  return count;
}

export async function readInvited(reader: Reader, organisationId: string, from: Date): Promise<number> {
  const { count } = await reader
    .selectFrom('application')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organisation_id', '=', organisationId)
    .where('invited_at', '>=', from)
    .executeTakeFirstOrThrow();
  return count;
}

/** What the end of a job ends, as many as fit into one transaction. */
export async function lockOpenOf(tx: Tx, jobId: string, most: number): Promise<ApplicationRow[]> {
  return tx
    .selectFrom('application')
    .select(applicationTable.selected)
    .where('job_id', '=', jobId)
    .where('status', 'in', ['Request Sent', 'Pending', 'Inprogress'])
    .orderBy('application_id')
    .limit(most)
    .forUpdate()
    .execute();
}

/** Waits for those who take a rejection of this job back now, so that they come before its end or not at all. */
export async function waitForRejected(tx: Tx, jobId: string): Promise<void> {
  await tx
    .selectFrom('application')
    .select('application_id')
    .where('job_id', '=', jobId)
    .where('status', '=', 'Rejected')
    .orderBy('application_id')
    .forUpdate()
    .execute();
}
