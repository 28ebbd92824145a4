/** The promise of 72 hours over the jobs of a business, kept or missed; jobs that were deleted count as well. */
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';

export interface JobClocks {
  readonly jobs: number;
  readonly kept: number;
  readonly missed: number;
  readonly running: number;
}

export interface EmployerClocks extends JobClocks {
  readonly organisationId: string;
}

export interface AfterEmployer {
  readonly jobs: number;
  readonly organisationId: string;
}

const clocks = (now: Date) => sql`count(*)::int as jobs,
  (count(*) filter (where first_shortlist_at <= published_at + interval '72 hours'))::int as kept,
  (count(*) filter (where coalesce(first_shortlist_at, ${now}) > published_at + interval '72 hours'))::int as missed,
  (count(*) filter (where first_shortlist_at is null and published_at + interval '72 hours' >= ${now}))::int as running`;

export async function readClocks(
  reader: Reader,
  {
    organisationId,
    from,
    now,
    jobId,
    kept,
  }: {
    readonly organisationId: string;
    readonly from: Date;
    readonly now: Date;
    readonly jobId?: string | undefined;
    /** From who looks. */
    readonly kept: readonly string[];
  },
): Promise<JobClocks> {
  const { rows } = await sql<JobClocks>`select ${clocks(now)} from job
    where organisation_id = ${organisationId} and published_at >= ${from}
      ${jobId ? sql`and job_id = ${jobId}` : sql``}
      ${kept.length > 0 ? sql`and not job_id ${isAmong(kept, 'uuid')}` : sql``}`.execute(reader);
  return rows[0] ?? { jobs: 0, kept: 0, missed: 0, running: 0 };
}

/** Of all businesses that published jobs since then, the most jobs first. */
export async function listEmployers(
  reader: Reader,
  { from, now }: { readonly from: Date; readonly now: Date },
  after: AfterEmployer | null,
  limit: number,
): Promise<readonly EmployerClocks[]> {
  const behind = after
    ? sql`having (count(*), organisation_id) < (${after.jobs}::bigint, ${after.organisationId}::uuid)`
    : sql``;
  const { rows } =
    await sql<EmployerClocks>`select organisation_id as "organisationId", ${clocks(now)} from job
    where published_at >= ${from} group by organisation_id ${behind}
    order by count(*) desc, organisation_id desc limit ${limit}`.execute(reader);
  return rows;
}
