import type { JobStanding } from '@nukkad/contract/hiring/job/job.model';
import { type RawBuilder, sql } from 'kysely';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Reader } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { containing } from '../../platform/db/like.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import { type JobRow, jobTable } from './job.store.ts';

export interface JobFilter {
  readonly organisationId?: string | undefined;
  /** Kept from who looks. */
  readonly kept?: readonly string[] | undefined;
  readonly q?: string | undefined;
  readonly standing?: JobStanding | undefined;
  readonly tradeId?: string | undefined;
  /** Of operators: what waits for them. */
  readonly queue?: 'held' | 'reported' | undefined;
}

export type JobOrder = 'newest' | 'oldest';

const standings: Readonly<Record<JobStanding, RawBuilder<unknown>>> = {
  Draft: sql`and job.status = 'Open' and job.held_at is null and job.publish_at is null`,
  Planned: sql`and job.status = 'Open' and job.held_at is null and job.publish_at is not null`,
  Checking: sql`and job.status = 'Open' and job.held_at is not null`,
  Active: sql`and job.status = 'Active'`,
  Inactive: sql`and job.status = 'deactivated'`,
  Rejected: sql`and job.status = 'rejected'`,
  Closed: sql`and job.status = 'Closed'`,
  Cancelled: sql`and job.status = 'Cancelled'`,
};

const queues = {
  held: sql`and job.held_at is not null`,
  reported: sql`and job.open_reports > 0`,
};

/** The conditions of the list, the same for its page and its count. */
const listed = ({
  organisationId,
  kept,
  q,
  standing,
  tradeId,
  queue,
}: JobFilter) => sql`job.status <> 'deleted'
  ${organisationId ? sql`and job.organisation_id = ${organisationId}::uuid` : sql``}
  ${kept && kept.length > 0 ? sql`and not job.job_id ${isAmong(kept, 'uuid')}` : sql``}
  ${q ? sql`and job.title ilike ${containing(q)}` : sql``}
  ${standing ? standings[standing] : sql``}
  ${tradeId ? sql`and job.trade_id = ${tradeId}` : sql``}
  ${queue ? queues[queue] : sql``}`;

/** By when they were begun, behind the row that `after` names. */
export async function listJobRows(
  reader: Reader,
  filter: JobFilter,
  {
    order,
    after,
    limit,
  }: { readonly order: JobOrder; readonly after: AfterInstant | null; readonly limit: number },
): Promise<readonly JobRow[]> {
  const way = order === 'newest' ? sql`desc` : sql`asc`;
  const sign = order === 'newest' ? sql`<` : sql`>`;
  const behind = after
    ? sql`and (job.created_at, job.job_id) ${sign} (${after.at}, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<JobRow>`select ${jobTable.asSql} from job where ${listed(filter)} ${behind}
    order by job.created_at ${way}, job.job_id ${way} limit ${limit}`.execute(reader);
  return rows;
}

export const countJobRows = (reader: Reader, filter: JobFilter): Promise<number> =>
  countRows(reader, sql`from job where ${listed(filter)}`);
