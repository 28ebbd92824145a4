import type { jobLifecycle } from '@nukkad/contract/hiring/job/job.noun';
import { sql } from 'kysely';
import type { Reader, Sought, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { ManyRows } from '../../platform/lifecycle/transition-spec.ts';

const columns = {
  jobId: 'job_id',
  organisationId: 'organisation_id',
  tradeId: 'trade_id',
  title: 'title',
  description: 'description',
  openings: 'openings',
  employmentType: 'employment_type',
  wageUnit: 'wage_unit',
  wageFromPaise: 'wage_from_paise',
  wageToPaise: 'wage_to_paise',
  skillIds: 'skill_ids',
  experienceMonths: 'experience_months',
  education: 'education',
  languages: 'languages',
  shift: 'shift',
  hours: 'hours',
  pincode: 'pincode',
  locality: 'locality',
  cityCode: 'city_code',
  stateCode: 'state_code',
  spotX: 'spot_x',
  spotY: 'spot_y',
  questions: 'questions',
  status: 'status',
  publishAt: 'publish_at',
  publishedAt: 'published_at',
  expiresAt: 'expires_at',
  renewals: 'renewals',
  firstShortlistAt: 'first_shortlist_at',
  heldAt: 'held_at',
  heldReasons: 'held_reasons',
  approvedReasons: 'approved_reasons',
  rejectReason: 'reject_reason',
  outcome: 'outcome',
  openReports: 'open_reports',
  placesFilled: 'places_filled',
  isForMembers: 'is_for_members',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
export const jobTable = tableColumns('job', columns);
export type JobRow = RowOf<'job', typeof columns>;

export const findJob = jobTable.findBy('jobId');
export const lockJob = jobTable.lockBy('jobId');
export const insertJob = jobTable.insert<'draft' | 'draftForDemand'>;
export const saveJob = jobTable.saveBy('jobId').but('organisationId', 'createdAt');

export async function listJobsById(reader: Reader, jobIds: readonly string[]): Promise<readonly JobRow[]> {
  if (jobIds.length === 0) return [];
  return reader.selectFrom('job').select(jobTable.selected).where('job_id', 'in', jobIds).execute();
}

/** Whose these jobs are, for a statement that is sent beside them. */
export const organisationsOf = (jobIds: readonly string[]): Sought<readonly string[]> =>
  sql<
    readonly string[]
  >`(select array(select distinct j.organisation_id from job j where j.job_id ${isAmong(jobIds, 'uuid')}))`;

/** Whether the 72 hours of its job still run, for a statement that is sent beside the application. */
export async function isClockRunning(reader: Reader, jobId: Sought<string>): Promise<boolean> {
  const { rows } = await sql`select from job where job_id = ${jobId} and first_shortlist_at is null`.execute(
    reader,
  );
  return rows.length > 0;
}

/** What may not change until the end of the transaction, by several at once. */
export const holdJob = (tx: Tx, jobId: string): Promise<JobRow | undefined> =>
  tx.selectFrom('job').select(jobTable.selected).where('job_id', '=', jobId).forShare().executeTakeFirst();

/** Jobs of a business that are not over, behind a lock: two at once do not both find room. */
export async function countOpenJobs(tx: Tx, organisationId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`job ${organisationId}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('job')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organisation_id', '=', organisationId)
    .where('status', 'in', ['Open', 'Active', 'deactivated', 'rejected'])
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether a business is looking for people of a trade already, or has begun to. */
export async function hasJobOfTrade(tx: Tx, organisationId: string, tradeId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('job')
    .select('job_id')
    .where('organisation_id', '=', organisationId)
    .where('trade_id', '=', tradeId)
    .where('status', 'in', ['Open', 'Active', 'deactivated', 'rejected'])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whose days are over. */
export async function expireJobs(
  tx: Tx,
  { from, to }: ManyRows<typeof jobLifecycle, 'expire'>,
  now: Date,
): Promise<readonly JobRow[]> {
  const { rows } = await sql<JobRow>`update job set status = ${to}, updated_at = ${now}, version = version + 1
    where status = any(${[...from]}) and status = 'Active' and expires_at <= ${now}
    returning ${jobTable.asSql}`.execute(tx);
  return rows;
}

/** Whose planned time has come. */
export async function publishPlannedJobs(
  tx: Tx,
  { from, to }: ManyRows<typeof jobLifecycle, 'publishPlanned'>,
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<readonly JobRow[]> {
  const { rows } = await sql<JobRow>`update job set status = ${to}, published_at = ${now},
      expires_at = ${expiresAt}, updated_at = ${now}, version = version + 1
    where status = any(${[...from]}) and status = 'Open' and publish_at <= ${now} and held_at is null
    returning ${jobTable.asSql}`.execute(tx);
  return rows;
}

/** From publishing to the first shortlist, of the last ten jobs of a business that had one; in hours. */
export async function listAnswerHours(reader: Reader, organisationId: string): Promise<readonly number[]> {
  const { rows } = await sql<{ hours: number }>`select
      (extract(epoch from first_shortlist_at - published_at) / 3600)::double precision as hours
    from job where organisation_id = ${organisationId} and status <> 'deleted' and first_shortlist_at is not null
    order by created_at desc, job_id desc limit 10`.execute(reader);
  return rows.map(({ hours }) => hours);
}

const openOf = (reader: Reader, organisationId: string, now: Date) =>
  reader
    .selectFrom('job')
    .where('organisation_id', '=', organisationId)
    .where('status', '=', 'Active')
    .where('expires_at', '>', now);

/** The newest first. */
export const listOpenOf = (
  reader: Reader,
  organisationId: string,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<JobRow[]> =>
  openOf(reader, organisationId, now)
    .select(jobTable.selected)
    .orderBy('published_at', 'desc')
    .orderBy('job_id', 'desc')
    .limit(limit)
    .execute();

export async function countOpenOf(reader: Reader, organisationId: string, now: Date): Promise<number> {
  const { count } = await openOf(reader, organisationId, now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
