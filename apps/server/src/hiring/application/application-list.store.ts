import type {
  ApplicationStatus,
  ApplicationStep,
} from '@nukkad/contract/hiring/application/application.noun';
import { sql } from 'kysely';
import { countFound } from '../../platform/db/count-rows.ts';
import type { Reader, Sought } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import { type ApplicationRow, applicationTable } from './application.store.ts';

export interface JobFilter {
  readonly jobId: string;
  readonly step?: ApplicationStep | undefined;
  readonly status?: ApplicationStatus | undefined;
  readonly knockedOut?: boolean | undefined;
}

const ofJob = (reader: Reader, { jobId, step, status, knockedOut }: JobFilter) => {
  let rows = reader.selectFrom('application').where('job_id', '=', jobId);
  if (step !== undefined) rows = rows.where('step', '=', step);
  if (status !== undefined) rows = rows.where('status', '=', status);
  return knockedOut === undefined ? rows : rows.where('is_knocked_out', '=', knockedOut);
};

/** The newest first, behind the row that `after` names. */
export async function listNewest(
  reader: Reader,
  filter: JobFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<ApplicationRow[]> {
  const rows = ofJob(reader, filter)
    .select(applicationTable.selected)
    .orderBy('listed_at', 'desc')
    .orderBy('application_id', 'desc')
    .limit(limit);
  if (!after) return rows.execute();
  return rows
    .where((eb) => eb(eb.refTuple('listed_at', 'application_id'), '<', eb.tuple(after.at, after.id)))
    .execute();
}

export interface AfterMatch {
  readonly score: number;
  readonly id: string;
}

/** The best match first. */
export async function listBest(
  reader: Reader,
  filter: JobFilter,
  after: AfterMatch | null,
  limit: number,
): Promise<ApplicationRow[]> {
  const rows = ofJob(reader, filter)
    .select(applicationTable.selected)
    .orderBy('match_score', 'desc')
    .orderBy('application_id', 'desc')
    .limit(limit);
  if (!after) return rows.execute();
  return rows
    .where((eb) => eb(eb.refTuple('match_score', 'application_id'), '<', eb.tuple(after.score, after.id)))
    .execute();
}

export const countOfJob = (reader: Reader, filter: JobFilter): Promise<number> =>
  countFound(reader, ofJob(reader, filter).select('application_id'));

/** The newest others of a person at a business, without those of `kept` jobs; `joined`: further accounts of the person. */
export const listEarlier = (
  reader: Reader,
  { organisationId, userId, applicationId }: ApplicationRow,
  joined: readonly string[],
  kept: readonly string[],
  limit: number,
): Promise<ApplicationRow[]> =>
  reader
    .selectFrom('application')
    .select(applicationTable.selected)
    .where('organisation_id', '=', organisationId)
    .where('user_id', 'in', [userId, ...joined])
    .where('application_id', '<>', applicationId)
    .$if(kept.length > 0, (rows) => rows.where('job_id', 'not in', kept))
    .orderBy('listed_at', 'desc')
    .limit(limit)
    .execute();

/** Of these people the applications by which a business knows their names, the newest of each. */
export async function listShortlistedOf(
  reader: Reader,
  organisationId: string,
  userIds: readonly string[],
): Promise<readonly ApplicationRow[]> {
  if (userIds.length === 0) return [];
  const { rows } =
    await sql<ApplicationRow>`select distinct on (application.user_id) ${applicationTable.asSql}
    from application
    where application.organisation_id = ${organisationId} and application.user_id ${isAmong(userIds, 'uuid')}
      and application.shortlisted_at is not null
    order by application.user_id, application.shortlisted_at desc`.execute(reader);
  return rows;
}

/** `standing` of the table, by the word of the candidate's list. */
export const standings = { invited: 0, open: 1, over: 2 } as const;

export interface OwnFilter {
  readonly userId: string;
  readonly tab?: keyof typeof standings | undefined;
  readonly jobId?: string | undefined;
}

const ofCandidate = (reader: Reader, { userId, tab, jobId }: OwnFilter) => {
  let rows = reader.selectFrom('application').where('user_id', '=', userId);
  if (jobId !== undefined) rows = rows.where('job_id', '=', jobId);
  return tab === undefined ? rows : rows.where('standing', '=', standings[tab]);
};

export interface AfterStanding extends AfterInstant {
  readonly standing: number;
}

export type ListedRow = ApplicationRow & { readonly standing: number };

/** Invitations first, then what is open, then what is over; of each the newest first. */
export async function listOwn(
  reader: Reader,
  filter: OwnFilter,
  after: AfterStanding | null,
  limit: number,
): Promise<ListedRow[]> {
  const rows = ofCandidate(reader, filter)
    .select(applicationTable.selected)
    .select('standing')
    .orderBy('standing')
    .orderBy('listed_at', 'desc')
    .orderBy('application_id', 'desc')
    .limit(limit);
  if (!after) return rows.execute();
  return rows
    .where('standing', '>=', after.standing)
    .where((eb) =>
      eb.or([
        eb('standing', '>', after.standing),
        eb(eb.refTuple('listed_at', 'application_id'), '<', eb.tuple(after.at, after.id)),
      ]),
    )
    .execute();
}

export const countOwn = (reader: Reader, filter: OwnFilter): Promise<number> =>
  countFound(reader, ofCandidate(reader, filter).select('application_id'));

export interface StepCount {
  readonly status: ApplicationStatus;
  readonly step: ApplicationStep;
  readonly isKnockedOut: boolean;
  readonly count: number;
}

/** How many of a job there are in each state. */
export const countSteps = (reader: Reader, jobId: string): Promise<StepCount[]> =>
  reader
    .selectFrom('application')
    .select(({ fn }) => [
      'status',
      'step',
      'is_knocked_out as isKnockedOut',
      fn.countAll<number>().as('count'),
    ])
    .where('job_id', '=', jobId)
    .groupBy(['status', 'step', 'is_knocked_out'])
    .execute();

/** What waits of a business, and by when the first one expects its answer; without `kept` jobs. */
export const countWaiting = (
  reader: Reader,
  organisationId: string,
  kept: readonly string[],
): Promise<{ readonly count: number; readonly at: Date | null }> =>
  reader
    .selectFrom('application')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('answer_by').as('at')])
    .where('organisation_id', '=', organisationId)
    .where('status', '=', 'Pending')
    .$if(kept.length > 0, (rows) => rows.where('job_id', 'not in', kept))
    .executeTakeFirstOrThrow();

export interface JobCount {
  readonly jobId: string;
  readonly total: number;
  readonly waiting: number;
  readonly shortlisted: number;
}

/** Of each job that has candidates: how many applied, wait, and were shortlisted. */
export async function countByJob(reader: Reader, jobIds: readonly string[]): Promise<readonly JobCount[]> {
  if (jobIds.length === 0) return [];
  const { rows } = await sql<JobCount>`select application.job_id as "jobId", count(*)::int as total,
      (count(*) filter (where application.status = 'Pending'))::int as waiting,
      (count(*) filter (where application.shortlisted_at is not null))::int as shortlisted
    from application where application.job_id ${isAmong(jobIds, 'uuid')} and application.applied_at is not null
    group by application.job_id`.execute(reader);
  return rows;
}

/** Of these people those who applied to the business or accepted its invitation; without `kept` jobs. */
export async function listStandings(
  reader: Reader,
  organisationId: string,
  userIds: readonly string[],
  isKept: (jobId: Sought<string>) => Sought<boolean>,
): Promise<{ readonly userId: string; readonly isShortlisted: boolean }[]> {
  if (userIds.length === 0) return [];
  const { rows } = await sql<{
    userId: string;
    isShortlisted: boolean;
  }>`select application.user_id as "userId",
      coalesce(bool_or(application.shortlisted_at is not null), false) as "isShortlisted"
    from application
    where application.organisation_id = ${organisationId} and application.user_id ${isAmong(userIds, 'uuid')}
      and application.applied_at is not null
      and not ${isKept(sql<string>`application.job_id`)}
    group by application.user_id`.execute(reader);
  return rows;
}

/** As `isShortlisted` of `listStandings`, for a statement that finds the person itself. */
export const isShortlisted = (
  organisationId: string,
  userId: Sought<string>,
  isKept: (jobId: Sought<string>) => Sought<boolean>,
): Sought<boolean> =>
  sql<boolean>`(select exists (select from application a where a.organisation_id = ${organisationId}::uuid
    and a.user_id = ${userId} and a.applied_at is not null and a.shortlisted_at is not null
    and not ${isKept(sql<string>`a.job_id`)}))`;

/** Those of these that there are. */
export async function listByIds(
  reader: Reader,
  applicationIds: readonly string[],
): Promise<readonly ApplicationRow[]> {
  if (applicationIds.length === 0) return [];
  const { rows } = await sql<ApplicationRow>`select ${applicationTable.asSql} from application
    where application.application_id ${isAmong(applicationIds, 'uuid')}`.execute(reader);
  return rows;
}

export const findIdByNumber = (reader: Reader, applicationNumber: string) =>
  reader
    .selectFrom('application')
    .select('application_id as applicationId')
    .where('application_number', '=', applicationNumber)
    .executeTakeFirst();
