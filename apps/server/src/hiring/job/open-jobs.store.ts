import { type RawBuilder, sql } from 'kysely';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Reader } from '../../platform/db/database.ts';
import { containing } from '../../platform/db/like.ts';
import type { Spot } from './job.rules.ts';
import { type JobRow, jobTable } from './job.store.ts';

export const openOrders = ['match', 'nearest', 'newest', 'wage'] as const;
export type OpenOrder = (typeof openOrders)[number];

export interface OpenFilter {
  readonly now: Date;
  /** The best first; null: any trade, unless there are `words`. */
  readonly trades: readonly string[] | null;
  /** Searched in titles of other trades than these; null: not. */
  readonly words: string | null;
  readonly spot: Spot | null;
  /** On the map, around the spot. */
  readonly radius: number;
  readonly shift?: JobRow['shift'] | undefined;
  readonly employmentType?: JobRow['employmentType'] | undefined;
  readonly organisationId?: string | undefined;
  readonly since: Date | null;
  /** Of a month. */
  readonly wageLeast: number | null;
}

/** Behind which row a page begins: the arm it came from, what it is ordered by, its id. */
export interface AfterOpen {
  readonly arm: number;
  readonly by: number | Date;
  readonly id: string;
}

export interface OpenRow extends JobRow {
  readonly arm: number;
  readonly by: number | Date;
}

/** Rows with such a title are looked at, not all of them: words of every second title say nothing. */
const mostTitles = 500;
/** Shorter words have too few trigrams to guess by. */
const leastGuessed = 4;

const spotPoint = sql`point(job.spot_x, job.spot_y)`;
const pointAt = ({ x, y }: Spot) => sql`point(${x}::float8, ${y}::float8)`;

const fits = (
  filter: OpenFilter,
): RawBuilder<unknown> => sql`job.status = 'Active' and job.expires_at > ${filter.now}
  ${filter.spot ? sql`and ${spotPoint} <@ circle(${pointAt(filter.spot)}, ${filter.radius}::float8)` : sql``}
  ${filter.shift ? sql`and job.shift = ${filter.shift}` : sql``}
  ${filter.employmentType ? sql`and job.employment_type = ${filter.employmentType}` : sql``}
  ${filter.organisationId ? sql`and job.organisation_id = ${filter.organisationId}::uuid` : sql``}
  ${filter.since ? sql`and job.published_at >= ${filter.since}` : sql``}
  ${filter.wageLeast === null ? sql`` : sql`and job.wage_month_paise >= ${filter.wageLeast}::bigint`}`;

const titleSays = (words: string): RawBuilder<unknown> =>
  words.length < leastGuessed
    ? sql`job.title ilike ${containing(words)}`
    : sql`(job.title ilike ${containing(words)} or job.title %> ${words})`;

/** One index each: jobs of one trade, jobs by their title, or all of them. */
function armsOf(filter: OpenFilter): readonly RawBuilder<unknown>[] {
  const { trades, words } = filter;
  const ofTrades = (trades ?? []).map(
    (tradeId) => sql`job where job.trade_id = ${tradeId} and ${fits(filter)}`,
  );
  if (words === null) return trades === null ? [sql`job where ${fits(filter)}`] : ofTrades;
  const others =
    trades === null || trades.length === 0 ? sql`` : sql`and job.trade_id <> all(${[...trades]}::text[])`;
  const titled = sql`(select * from job where ${titleSays(words)} and ${fits(filter)} ${others} limit ${mostTitles}) job where true`;
  return [...ofTrades, titled];
}

interface Ordering {
  readonly by: RawBuilder<unknown>;
  readonly way: RawBuilder<unknown>;
  readonly behind: RawBuilder<unknown>;
}

const timeOrder: Ordering = { by: sql`job.published_at`, way: sql`desc`, behind: sql`<` };

function orderingOf(order: OpenOrder, { spot }: OpenFilter): Ordering {
  if (order === 'nearest' && spot)
    return { by: sql`(${spotPoint} <-> ${pointAt(spot)})`, way: sql`asc`, behind: sql`>` };
  if (order === 'wage') return { by: sql`job.wage_month_paise`, way: sql`desc`, behind: sql`<` };
  return timeOrder;
}

/** Which rows of this arm come behind: by match, those of better arms are over and those of lesser ones all to come. */
function behindOf(
  arm: number,
  order: OpenOrder,
  { by, behind }: Ordering,
  after: AfterOpen | null,
): RawBuilder<unknown> | null {
  if (!after || (order === 'match' && arm > after.arm)) return sql``;
  if (order === 'match' && arm < after.arm) return null;
  return sql`and (${by}, job.job_id) ${behind} (${after.by}, ${after.id}::uuid)`;
}

/** A page of open jobs: each arm gives as much as the page needs by its own index, and the best of all of them is taken. */
export async function listOpenRows(
  reader: Reader,
  filter: OpenFilter,
  {
    order,
    after,
    limit,
  }: { readonly order: OpenOrder; readonly after: AfterOpen | null; readonly limit: number },
): Promise<readonly OpenRow[]> {
  const ordering = orderingOf(order, filter);
  const { by, way } = ordering;
  const arms = armsOf(filter).flatMap((from, arm) => {
    const behind = behindOf(arm, order, ordering, after);
    return behind === null
      ? []
      : [
          sql`(select ${jobTable.asSql}, ${arm}::int as arm, ${by} as "by" from ${from} ${behind}
            order by ${by} ${way}, job.job_id ${way} limit ${limit})`,
        ];
  });
  if (arms.length === 0) return [];
  const byArm = order === 'match' ? sql`arm,` : sql``;
  const { rows } = await sql<OpenRow>`select * from (${sql.join(arms, sql` union all `)}) found
    order by ${byArm} "by" ${way}, "jobId" ${way} limit ${limit}`.execute(reader);
  return rows;
}

export async function countOpenRows(reader: Reader, filter: OpenFilter): Promise<number> {
  const arms = armsOf(filter).map((from) => sql`(select job.job_id from ${from} limit 1001)`);
  return arms.length === 0 ? 0 : countRows(reader, sql`from (${sql.join(arms, sql` union all `)}) found`);
}
