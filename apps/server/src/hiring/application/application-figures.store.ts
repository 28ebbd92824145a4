/** How a business hires, counted over applications and their moves. */
import type { AnswerSpan, HiringEnd } from '@nukkad/contract/hiring/hiring-report/hiring-report.model';
import type { ApplicationSource } from '@nukkad/contract/hiring/application/application-source';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';

/** Who applied from then on; `recruiterId`: only what this person moved. */
export interface Cohort {
  readonly organisationId: string;
  readonly from: Date;
  readonly jobId?: string | undefined;
  readonly recruiterId?: string | undefined;
  /** Jobs that are kept from who looks. */
  readonly kept: readonly string[];
}

const seen = (jobId: ReturnType<typeof sql>, kept: readonly string[]) =>
  kept.length > 0 ? sql`and not ${jobId} ${isAmong(kept, 'uuid')}` : sql``;

const picked = ({ organisationId, from, jobId, recruiterId, kept }: Cohort) => sql`picked as (
    select a.application_id, a.status, a.source, a.applied_at, a.reject_reason from application a
    where a.organisation_id = ${organisationId} and a.applied_at >= ${from}
      ${jobId ? sql`and a.job_id = ${jobId}` : sql``} ${seen(sql`a.job_id`, kept)}
      ${
        recruiterId
          ? sql`and exists (select 1 from application_move m
              where m.application_id = a.application_id and m.moved_by = ${recruiterId})`
          : sql``
      })`;

/** How far it came, 1 applied to 6 hired, and when the candidate heard something first. */
const reached = sql`reached as (
    select m.application_id,
      max(case when m.step = 'Hired' then 6 when m.status = 'Accepted' then 5 when m.step = 'Offer' then 4
        when m.step = 'Interview' then 3 when m.step = 'Screening' then 2 else 1 end) as stage,
      min(m.at) filter (where m.verb in ('shortlist', 'tellRejection', 'close')) as heard_at,
      min(m.at) filter (where m.verb = 'hire') as hired_at,
      coalesce(bool_or(m.verb = 'refuseOffer'), false) as is_refused
    from picked join application_move m on m.application_id = picked.application_id group by m.application_id)`;

export interface CountedApplications {
  readonly source: ApplicationSource | null;
  /** 1 applied to 6 hired. */
  readonly stage: number | null;
  /** Null: it was withdrawn before an answer. */
  readonly span: AnswerSpan | null;
  /** Null: it goes on, or ended with a hire. */
  readonly end: HiringEnd | null;
  readonly count: number;
}

export interface CohortCounts {
  readonly counted: readonly CountedApplications[];
  readonly answerHours: number | null;
  readonly hireHours: number | null;
}

type CountedRow = CountedApplications & Pick<CohortCounts, 'answerHours' | 'hireHours'> & { isAll: boolean };

/** Those of a cohort in groups; one row of all together has the medians. */
export async function countCohort(reader: Reader, cohort: Cohort): Promise<CohortCounts> {
  const { rows } = await sql<CountedRow>`with ${picked(cohort)}, ${reached},
    judged as (
      select picked.source, reached.stage,
        extract(epoch from reached.heard_at - picked.applied_at) / 3600 as heard,
        extract(epoch from reached.hired_at - picked.applied_at) / 3600 as hired,
        case when reached.heard_at is null then case when picked.status = 'Cancelled' then null else 'waiting' end
          when reached.heard_at <= picked.applied_at + interval '24 hours' then 'one_day'
          when reached.heard_at <= picked.applied_at + interval '48 hours' then 'two_days'
          when reached.heard_at <= picked.applied_at + interval '72 hours' then 'three_days' else 'later' end as span,
        case picked.status when 'Rejected' then picked.reject_reason when 'Closed' then 'job_over'
          when 'Cancelled' then case when reached.is_refused then 'offer_refused' else 'withdrawn' end end as "end"
      from picked join reached on reached.application_id = picked.application_id)
    select grouping(source) = 1 as "isAll", source, stage, span, "end", count(*)::int as count,
      (percentile_cont(0.5) within group (order by heard))::float8 as "answerHours",
      (percentile_cont(0.5) within group (order by hired))::float8 as "hireHours"
    from judged group by grouping sets ((), (source, stage, span, "end"))`.execute(reader);
  const all = rows.find(({ isAll }) => isAll);
  return {
    counted: rows.filter(({ isAll }) => !isAll),
    answerHours: all?.answerHours ?? null,
    hireHours: all?.hireHours ?? null,
  };
}

/** Those of whole months since then that were erased meanwhile; who worked on them is not known any more. */
export async function countErasedApplied(
  reader: Reader,
  { organisationId, from, jobId, recruiterId, kept }: Cohort,
): Promise<readonly CountedApplications[]> {
  if (recruiterId) return [];
  const { rows } = await sql<CountedApplications>`select null::text as source, null::text as span,
      case step when 'Offer' then 4 when 'Interview' then 3 when 'Screening' then 2 else 1 end as stage,
      case status when 'Rejected' then nullif(reject_reason, '') when 'Closed' then 'job_over'
        when 'Cancelled' then 'withdrawn' end as "end",
      sum(applied)::int as count
    from application_erased where organisation_id = ${organisationId} and applied > 0
      and month >= (${from}::timestamptz at time zone 'Asia/Kolkata')::date
      ${jobId ? sql`and job_id = ${jobId}` : sql``} ${seen(sql`job_id`, kept)}
    group by status, step, reject_reason`.execute(reader);
  return rows;
}

export interface StageTime {
  readonly stage: 'Applied' | 'Screening' | 'Interview' | 'Offer' | 'Accepted';
  /** That left it. */
  readonly count: number;
  readonly hours: number | null;
}

/** How long applications of a cohort stayed in each stage that they have left. */
export async function readStageTimes(reader: Reader, cohort: Cohort): Promise<readonly StageTime[]> {
  const { rows } = await sql<StageTime>`with ${picked(cohort)},
    stay as (
      select m.application_id, m.at, lead(m.at) over (partition by m.application_id order by m.at, m.position) as until,
        case when m.status in ('Pending', 'Inprogress') then m.step when m.status = 'Accepted' then 'Accepted' end as stage
      from picked join application_move m on m.application_id = picked.application_id),
    spent as (
      select application_id, stage, sum(extract(epoch from until - at)) as seconds
      from stay where stage is not null group by application_id, stage having count(*) = count(until))
    select stage, count(*)::int as count,
      ((percentile_cont(0.5) within group (order by seconds)) / 3600)::float8 as hours
    from spent group by stage`.execute(reader);
  return rows;
}

export interface InvitationCounts {
  readonly invited: number;
  readonly accepted: number;
}

export async function countInvitations(
  reader: Reader,
  { organisationId, from, jobId, recruiterId, kept }: Cohort,
): Promise<InvitationCounts> {
  const { rows } = await sql<InvitationCounts>`select count(*)::int as invited,
      (count(*) filter (where applied_at is not null))::int as accepted
    from application where organisation_id = ${organisationId} and invited_at >= ${from}
      ${jobId ? sql`and job_id = ${jobId}` : sql``} ${seen(sql`job_id`, kept)}
      ${recruiterId ? sql`and invited_by = ${recruiterId}` : sql``}`.execute(reader);
  return rows[0] ?? { invited: 0, accepted: 0 };
}

export interface RecruiterCounts {
  readonly userId: string;
  readonly invited: number;
  readonly shortlisted: number;
  readonly rejected: number;
  readonly interviews: number;
  readonly offers: number;
  readonly hired: number;
  readonly answerHours: number | null;
}

const done = (verb: string) =>
  sql`(count(distinct m.application_id) filter (where m.verb = ${sql.lit(verb)}))::int`;

/** What each of the business did since then; the first move behind an application is its answer. */
export async function countByRecruiter(
  reader: Reader,
  { organisationId, from, jobId, kept }: Cohort,
): Promise<readonly RecruiterCounts[]> {
  const { rows } = await sql<RecruiterCounts & { userId: string | null }>`select m.moved_by as "userId",
      ${done('invite')} as invited, ${done('shortlist')} as shortlisted, ${done('reject')} as rejected,
      ${done('interview')} as interviews, ${done('offer')} as offers, ${done('hire')} as hired,
      ((percentile_cont(0.5) within group (order by extract(epoch from m.at - a.applied_at))
        filter (where m.verb in ('shortlist', 'reject')
          and m.position = case when a.invited_at is null then 2 else 3 end)) / 3600)::float8 as "answerHours"
    from application_move m join application a on a.application_id = m.application_id
    where m.organisation_id = ${organisationId} and m.at >= ${from} and m.moved_by is not null
      ${jobId ? sql`and a.job_id = ${jobId}` : sql``} ${seen(sql`a.job_id`, kept)}
    group by m.moved_by`.execute(reader);
  return rows.flatMap(({ userId, ...row }) => (userId === null ? [] : { userId, ...row }));
}

export interface EmployerCounts {
  readonly organisationId: string;
  readonly applied: number;
  readonly waiting: number;
  readonly hired: number;
  readonly answerHours: number | null;
}

/** Of these businesses, those who applied since then. */
export async function countByEmployer(
  reader: Reader,
  organisationIds: readonly string[],
  from: Date,
): Promise<readonly EmployerCounts[]> {
  if (organisationIds.length === 0) return [];
  const { rows } =
    await sql<EmployerCounts>`select a.organisation_id as "organisationId", count(*)::int as applied,
      (count(*) filter (where a.status = 'Pending'))::int as waiting,
      (count(*) filter (where a.status = 'Completed'))::int as hired,
      ((percentile_cont(0.5) within group (order by extract(epoch from heard.at - a.applied_at))) / 3600)::float8
        as "answerHours"
    from application a left join lateral (select min(m.at) as at from application_move m
      where m.application_id = a.application_id and m.verb in ('shortlist', 'tellRejection', 'close')) heard on true
    where a.organisation_id ${isAmong(organisationIds, 'uuid')} and a.applied_at >= ${from}
    group by a.organisation_id`.execute(reader);
  return rows;
}
