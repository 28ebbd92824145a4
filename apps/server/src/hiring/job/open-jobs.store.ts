import { type RawBuilder, sql } from 'kysely';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Reader, Sought } from '../../platform/db/database.ts';
import { containing } from '../../platform/db/like.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import { distanceTo, isAround } from '../../platform/search/near-spot.ts';
import type { Spot } from '../../platform/search/spot.rules.ts';
import type { Organisation } from '../../identity/partner/index.ts';
import type { JobRow } from './job.store.ts';

/** What its card shows of a job. */
const columns = {
  jobId: 'job_id',
  organisationId: 'organisation_id',
  tradeId: 'trade_id',
  title: 'title',
  openings: 'openings',
  employmentType: 'employment_type',
  wageUnit: 'wage_unit',
  wageFromPaise: 'wage_from_paise',
  wageToPaise: 'wage_to_paise',
  shift: 'shift',
  experienceMonths: 'experience_months',
  education: 'education',
  locality: 'locality',
  cityCode: 'city_code',
  spotX: 'spot_x',
  spotY: 'spot_y',
  publishedAt: 'published_at',
  expiresAt: 'expires_at',
} as const;
const cardTable = tableColumns('job', columns);
export type OpenCardRow = RowOf<'job', typeof columns>;

/** What others say of the business of a job, for the statement that finds the jobs. */
export interface OfBusiness {
  readonly companyName: (organisationId: Sought<string>) => Sought<string>;
  readonly status: (organisationId: Sought<string>) => Sought<Organisation['status']>;
  readonly rating: (organisationId: Sought<string>) => Sought<readonly number[] | null>;
}

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
export interface AfterOpen<By> {
  readonly arm: number;
  readonly by: By;
  readonly id: string;
}

export interface OpenRow<By> extends OpenCardRow {
  /** The place of its trade among those asked for. */
  readonly arm: number;
  readonly by: By;
  readonly companyName: string;
  readonly standing: Organisation['status'];
  readonly rating: readonly number[] | null;
}

export interface OpenPage<By> {
  readonly after: AfterOpen<By> | null;
  readonly limit: number;
  readonly business: OfBusiness;
}

/** Behind those of every trade. */
const titleArm = 1_000;
/** Rows with such a title are looked at, not all of them: words of every second title say nothing. */
const mostTitles = 500;
/** Shorter words have too few trigrams to guess by. */
const leastGuessed = 4;

const narrows = ({ shift, employmentType, organisationId, since, wageLeast }: OpenFilter) => sql`
  ${shift ? sql`and job.shift = ${shift}` : sql``}
  ${employmentType ? sql`and job.employment_type = ${employmentType}` : sql``}
  ${organisationId ? sql`and job.organisation_id = ${organisationId}::uuid` : sql``}
  ${since ? sql`and job.published_at >= ${since}` : sql``}
  ${wageLeast === null ? sql`` : sql`and job.wage_month_paise >= ${wageLeast}::bigint`}`;

const isOpen = (filter: OpenFilter): RawBuilder<unknown> =>
  sql`job.status = 'Active' and job.expires_at > ${filter.now} ${narrows(filter)}`;

const within = (filter: OpenFilter): RawBuilder<unknown> =>
  filter.spot ? sql`and ${isAround('job', filter.spot, filter.radius)}` : sql``;

const titleSays = (words: string): RawBuilder<unknown> =>
  words.length < leastGuessed ? sql`job.title ilike ${containing(words)}` : sql`job.title %> ${words}`;

interface Ordering {
  readonly by: RawBuilder<unknown>;
  /** The same as it is read: of an open job it is never null. */
  readonly shown: RawBuilder<unknown>;
  readonly way: RawBuilder<unknown>;
  /** What is open, where, and behind which row; `wanted.place` is the arm. */
  readonly holds: RawBuilder<unknown>;
  readonly limit: number;
}

/** Jobs of each trade by its own index, as many as the page needs. */
const ofTrades = (
  trades: readonly string[],
  { by, shown, way, holds, limit }: Ordering,
): RawBuilder<unknown> => sql`
  select ${cardTable.asSql}, wanted.place::int as arm, ${shown} as "by"
  from unnest(${[...trades]}::text[]) with ordinality as wanted (trade_id, place),
    lateral (select * from job where job.trade_id = wanted.trade_id and ${holds}
      order by ${by} ${way}, job.job_id ${way} limit ${limit}) job`;

const ofTitles = (
  words: string,
  trades: readonly string[],
  { shown, holds }: Ordering,
): RawBuilder<unknown> => sql`
  select ${cardTable.asSql}, wanted.place as arm, ${shown} as "by"
  from (select ${titleArm}::int as place) wanted,
    lateral (select * from job where ${titleSays(words)} and job.trade_id <> all(${[...trades]}::text[]) and ${holds}
      limit ${mostTitles}) job`;

const ofAny = ({ by, shown, way, holds, limit }: Ordering): RawBuilder<unknown> => sql`
  select ${cardTable.asSql}, wanted.place as arm, ${shown} as "by"
  from (select 0 as place) wanted,
    lateral (select * from job where ${holds} order by ${by} ${way}, job.job_id ${way} limit ${limit}) job`;

/** Arms of one statement, each with its own index; the best of all of them is a page. */
function foundBy({ trades, words }: OpenFilter, ordering: Ordering): RawBuilder<unknown> {
  if (words !== null)
    return sql`${ofTrades(trades ?? [], ordering)} union all ${ofTitles(words, trades ?? [], ordering)}`;
  return trades === null ? ofAny(ordering) : ofTrades(trades, ordering);
}

const found = sql<string>`found."organisationId"`;
const shownOf = ({ companyName, status, rating }: OfBusiness): RawBuilder<unknown> => sql`found.*,
  ${companyName(found)}::text as "companyName", ${status(found)}::text as standing, ${rating(found)}::int[] as rating`;

/** The newest first; `byTrade`: those of the best trade before the others. */
export async function listNewest(
  reader: Reader,
  filter: OpenFilter,
  { after, limit, business, byTrade }: OpenPage<Date> & { readonly byTrade: boolean },
): Promise<readonly OpenRow<Date>[]> {
  const inArm = after
    ? sql`and wanted.place >= ${after.arm} and (job.published_at, job.job_id) <
        (case when wanted.place = ${after.arm} then ${after.by}::timestamptz else 'infinity' end, ${after.id}::uuid)`
    : sql``;
  const inAll = after
    ? sql`and (job.published_at, job.job_id) < (${after.by}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const holds = sql`${isOpen(filter)} ${within(filter)} ${byTrade ? inArm : inAll}`;
  const shown = sql`coalesce(job.published_at, job.created_at)`;
  const ordering = { by: sql`job.published_at`, shown, way: sql`desc`, holds, limit };
  const { rows } = await sql<
    OpenRow<Date>
  >`select ${shownOf(business)} from (${foundBy(filter, ordering)}) found
    order by ${byTrade ? sql`arm,` : sql``} "by" desc, "jobId" desc limit ${limit}`.execute(reader);
  return rows;
}

export async function listBestPaid(
  reader: Reader,
  filter: OpenFilter,
  { after, limit, business }: OpenPage<number>,
): Promise<readonly OpenRow<number>[]> {
  const behind = after
    ? sql`and (job.wage_month_paise, job.job_id) < (${after.by}::bigint, ${after.id}::uuid)`
    : sql``;
  const holds = sql`${isOpen(filter)} ${within(filter)} ${behind}`;
  const shown = sql`coalesce(job.wage_month_paise, 0)`;
  const ordering = { by: sql`job.wage_month_paise`, shown, way: sql`desc`, holds, limit };
  const { rows } = await sql<
    OpenRow<number>
  >`select ${shownOf(business)} from (${foundBy(filter, ordering)}) found
    order by "by" desc, "jobId" desc limit ${limit}`.execute(reader);
  return rows;
}

/**
 * The nearest first. The index gives them by their distance, so those that are too far are the last of a page; only where
 * few jobs fit besides, they are looked for in the circle alone.
 */
export async function listNearest(
  reader: Reader,
  filter: OpenFilter,
  spot: Spot,
  { after, limit, business }: OpenPage<number>,
): Promise<readonly OpenRow<number>[]> {
  const { radius, shift, employmentType, organisationId, since, wageLeast } = filter;
  const isNarrow = Boolean(shift ?? employmentType ?? organisationId ?? since ?? wageLeast);
  const by = distanceTo('job', spot);
  const behind = after ? sql`and (${by}, job.job_id) > (${after.by}::float8, ${after.id}::uuid)` : sql``;
  const holds = sql`${isOpen(filter)} ${isNarrow ? sql`and ${isAround('job', spot, radius)}` : sql``} ${behind}`;
  const ordering = { by, shown: by, way: sql`asc`, holds, limit };
  const { rows } = await sql<
    OpenRow<number>
  >`select ${shownOf(business)} from (${foundBy(filter, ordering)}) found
    where "by" <= ${radius}::float8 order by "by", "jobId" limit ${limit}`.execute(reader);
  return rows;
}

export function countOpenRows(reader: Reader, filter: OpenFilter): Promise<number> {
  const { trades, words } = filter;
  const named = sql`job.trade_id = any(${[...(trades ?? [])]}::text[])`;
  const isMeant = words === null ? named : sql`(${named} or ${titleSays(words)})`;
  const wanted = trades === null && words === null ? sql`` : sql`and ${isMeant}`;
  return countRows(reader, sql`from job where ${isOpen(filter)} ${within(filter)} ${wanted}`);
}
