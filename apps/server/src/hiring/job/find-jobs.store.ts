import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { closeness, nameMatches } from '../../platform/search/name-match.ts';
import type { Wanted } from '../../platform/search/wanted.rules.ts';
import { type JobRow, jobTable } from './job.store.ts';

const title = sql`job.title`;

/** Of one business, by title or trade; those that are open first. */
export async function findJobsOf(
  reader: Reader,
  {
    organisationId,
    kept,
    tradeIds,
    wanted,
  }: {
    readonly organisationId: string;
    /** From who looks. */
    readonly kept: readonly string[];
    readonly tradeIds: readonly string[];
    readonly wanted: Wanted;
  },
  limit: number,
): Promise<readonly JobRow[]> {
  const { rows } = await sql<JobRow>`select ${jobTable.asSql} from job
    where job.organisation_id = ${organisationId} and job.status <> 'deleted'
      ${kept.length > 0 ? sql`and not job.job_id ${isAmong(kept, 'uuid')}` : sql``}
      and (job.trade_id = any(${[...tradeIds]}::text[]) or ${nameMatches(title, wanted)})
    order by job.status = 'Active' desc, ${closeness(title, wanted)} desc, job.created_at desc, job.job_id
    limit ${limit}`.execute(reader);
  return rows;
}

/** Of a common title so many are looked at: a person can then type more. */
const mostLooked = 500;

/** Of every business those that are open, by title: an index holds the titles of these. */
export async function findOpenJobs(
  reader: Reader,
  wanted: Wanted,
  limit: number,
): Promise<readonly JobRow[]> {
  const { rows } = await sql<JobRow>`select ${jobTable.asSql}
    from (select * from job where job.status = 'Active' and ${nameMatches(title, wanted)} limit ${mostLooked}) job
    order by ${closeness(title, wanted)} desc, job.published_at desc, job.job_id limit ${limit}`.execute(
    reader,
  );
  return rows;
}
