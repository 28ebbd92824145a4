import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import { countFound } from '../../platform/db/count-rows.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import type { PersonalPort } from '../../platform/personal.ts';

const columns = {
  organisationId: 'organisation_id',
  userId: 'user_id',
  words: 'words',
  tags: 'tags',
  keptBy: 'kept_by',
  keptAt: 'kept_at',
  version: 'version',
} as const;
const pool = tableColumns('talent_pool', columns);
export type TalentRow = RowOf<'talent_pool', typeof columns>;
/** Which business keeps whom. */
export type TalentKey = Pick<TalentRow, 'organisationId' | 'userId'>;

export const findTalent = pool.findBy('organisationId', 'userId');
export const lockTalent = pool.lockBy('organisationId', 'userId');
export const insertTalent = pool.insert;
export const saveTalent = pool.saveBy('organisationId', 'userId').only('words', 'tags', 'version');

/** Those whom the business keeps, behind a lock: two at once do not both find room. */
export async function countTalents(tx: Tx, organisationId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`talent pool ${organisationId}`}, 0))`.execute(
    tx,
  );
  const { count } = await tx
    .selectFrom('talent_pool')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return count;
}

export interface TalentFilter {
  readonly organisationId: string;
  /** Those who may be kept now. */
  readonly userIds: readonly string[];
  readonly tag?: string | undefined;
}

const ofPool = (reader: Reader, { organisationId, userIds, tag }: TalentFilter) => {
  const rows = reader
    .selectFrom('talent_pool')
    .where('organisation_id', '=', organisationId)
    .where((eb) => eb('user_id', '=', eb.fn.any(eb.val([...userIds]))));
  return tag === undefined ? rows : rows.where((eb) => eb('tags', '@>', eb.val([tag])));
};

/** Kept last first. */
export const listTalentRows = (
  reader: Reader,
  filter: TalentFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<TalentRow[]> => {
  const rows = ofPool(reader, filter)
    .select(pool.selected)
    .orderBy('kept_at', 'desc')
    .orderBy('user_id', 'desc')
    .limit(limit);
  if (!after) return rows.execute();
  return rows
    .where((eb) => eb(eb.refTuple('kept_at', 'user_id'), '<', eb.tuple(after.at, after.id)))
    .execute();
};

export const countTalentRows = (reader: Reader, filter: TalentFilter): Promise<number> =>
  countFound(reader, ofPool(reader, filter).select('user_id'));

/** Everyone of the pool; it is bounded. */
export async function listTalentIds(reader: Reader, organisationId: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('talent_pool')
    .select('user_id as userId')
    .where('organisation_id', '=', organisationId)
    .execute();
  return rows.map(({ userId }) => userId);
}

export interface TagCount {
  readonly tag: string;
  readonly count: number;
}

/** The most used first. */
export async function listTagCounts(
  reader: Reader,
  organisationId: string,
  userIds: readonly string[],
  limit: number,
): Promise<readonly TagCount[]> {
  if (userIds.length === 0) return [];
  const { rows } = await sql<TagCount>`select named.tag, count(*)::int as count
    from talent_pool cross join lateral unnest(talent_pool.tags) named (tag)
    where talent_pool.organisation_id = ${organisationId} and talent_pool.user_id ${isAmong(userIds, 'uuid')}
    group by named.tag order by count(*) desc, named.tag limit ${limit}`.execute(reader);
  return rows;
}

/** In every spelling that the business has. */
export async function listKnownTags(reader: Reader, organisationId: string): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`select distinct named.tag
    from talent_pool cross join lateral unnest(talent_pool.tags) named (tag)
    where talent_pool.organisation_id = ${organisationId}`.execute(reader);
  return rows.map(({ tag }) => tag);
}

/** Which businesses keep a person. */
export const lockKeepersOf = (tx: Tx, userId: string): Promise<TalentKey[]> =>
  tx
    .selectFrom('talent_pool')
    .select(['organisation_id as organisationId', 'user_id as userId'])
    .where('user_id', '=', userId)
    .orderBy('organisation_id')
    .forUpdate()
    .execute();

/** The businesses that keep candidates, so many behind this one. */
export async function listPools(reader: Reader, after: string | null, limit: number): Promise<string[]> {
  const { rows } = await sql<{ organisationId: string }>`select distinct organisation_id as "organisationId"
    from talent_pool where organisation_id > coalesce(${after}::uuid, '00000000-0000-0000-0000-000000000000'::uuid)
    order by organisation_id limit ${limit}`.execute(reader);
  return rows.map(({ organisationId }) => organisationId);
}

/** Those who left already stay away. */
export async function deleteTalents(
  tx: Tx,
  { organisationId, userIds }: Authorized<{ organisationId: string; userIds: readonly string[] }>,
): Promise<void> {
  if (userIds.length === 0) return;
  await sql`delete from talent_pool
    where organisation_id = ${organisationId} and user_id ${isAmong(userIds, 'uuid')}`.execute(tx);
}

/**
 * A candidate reads which business keeps them since when; words and tags are the business's own. Both go with the account;
 * who of the team kept someone stays out of it afterwards.
 */
export const talentPoolPersonal: PersonalPort = {
  tables: [
    {
      table: 'talent_pool',
      title: 'Businesses that keep your job profile for other jobs',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['words', 'tags', 'kept_by', 'version'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'talent_pool',
      title: 'Candidates you keep for other jobs',
      whose: (userId) => sql`t.kept_by = ${userId}`,
      without: ['user_id', 'words', 'tags', 'version'],
      erasure: { kind: 'blank', set: { kept_by: null } },
    },
  ],
};
