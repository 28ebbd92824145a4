import { type RawBuilder, sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { sendOff } from '../../platform/db/pipeline.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';

const columns = {
  storyId: 'story_id',
  authorId: 'author_id',
  writtenBy: 'written_by',
  cityCode: 'city_code',
  words: 'words',
  colour: 'colour',
  audience: 'audience',
  status: 'status',
  views: 'views',
  reactions: 'reactions',
  endsAt: 'ends_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
const storyTable = tableColumns('network_story', columns);
export type StoryRow = RowOf<'network_story', typeof columns>;

/** With whether the one who reads has seen it. */
export type SeenStory = StoryRow & { readonly isSeen: boolean };

/** The columns of a story in a statement that calls the table `s`. */
const storyAsS = sql`s.story_id as "storyId", s.author_id as "authorId", s.written_by as "writtenBy", s.city_code as "cityCode",
  s.words, s.colour, s.audience, s.status, s.views, s.reactions, s.ends_at as "endsAt", s.created_at as "createdAt",
  s.updated_at as "updatedAt", s.version`;

export const lockStory = storyTable.lockBy('storyId');
export const insertStory = storyTable.insert<'publish'>;
/** Views and reactions are counted by their own statements. */
export const saveStory = storyTable.saveBy('storyId').only('status', 'updatedAt', 'version');

/** Since `from`, behind a lock of the member: two at once do not both find room. */
export async function countShared(tx: Tx, authorId: string, from: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`story ${authorId}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('network_story')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('author_id', '=', authorId)
    .where('created_at', '>', from)
    .executeTakeFirstOrThrow();
  return count;
}

/** Of the stories `s`: those that the member may see now. Their end is asked here, whatever a sweep has done. */
export const readableBy = (viewerId: string, now: Date): RawBuilder<boolean> =>
  sql`s.status = 'published' and s.ends_at > ${now} and exists (select from network_sight(${viewerId}::uuid, s.author_id))
    and (s.audience = 'everyone' or s.author_id = ${viewerId}::uuid
      or network_connected(${viewerId}::uuid, s.author_id))`;

const ownView = (viewerId: string) =>
  sql`left join network_story_view v on v.story_id = s.story_id and v.member_id = ${viewerId}::uuid`;

/** Own ones count as seen. */
const seenBy = (viewerId: string) => sql`(v.story_id is not null or s.author_id = ${viewerId}::uuid)`;

/** Of these stories those that the member may see; null: the back office, which reads what is over or removed as well. */
export async function listReadable(
  reader: Reader,
  viewerId: string | null,
  storyIds: readonly string[],
  now: Date,
): Promise<readonly StoryRow[]> {
  if (storyIds.length === 0) return [];
  const readable = viewerId === null ? sql`true` : readableBy(viewerId, now);
  const { rows } = await sql<StoryRow>`select ${storyAsS} from network_story s
    where s.story_id ${isAmong(storyIds, 'uuid')} and ${readable}`.execute(reader);
  return rows;
}

/** More than a member can share in 24 hours. */
const mostLive = 50;

/** Of one member, in the order in which they are looked at. */
export async function listLiveOf(
  reader: Reader,
  { viewerId, authorId, now }: { readonly viewerId: string; readonly authorId: string; readonly now: Date },
): Promise<SeenStory[]> {
  const { rows } = await sql<SeenStory>`select ${storyAsS}, ${seenBy(viewerId)} as "isSeen"
    from network_story s ${ownView(viewerId)}
    where s.author_id = ${authorId}::uuid and ${readableBy(viewerId, now)}
    order by s.created_at, s.story_id limit ${mostLive}`.execute(reader);
  return rows;
}

/** Own ones that are not deleted, ended after `from`; the newest first. */
export async function listMine(
  reader: Reader,
  { authorId, from }: { readonly authorId: string; readonly from: Date },
  { after, limit }: { readonly after: AfterInstant | null; readonly limit: number },
): Promise<SeenStory[]> {
  const behind =
    after === null ? sql`true` : sql`(s.created_at, s.story_id) < (${after.at}, ${after.id}::uuid)`;
  const { rows } = await sql<SeenStory>`select ${storyAsS}, true as "isSeen" from network_story s
    where s.author_id = ${authorId}::uuid and s.status <> 'deleted' and s.ends_at > ${from} and ${behind}
    order by s.created_at desc, s.story_id desc limit ${limit}`.execute(reader);
  return rows;
}

/** An own one whose viewers are still shown. */
export async function findOwn(
  reader: Reader,
  { storyId, authorId, from }: { readonly storyId: string; readonly authorId: string; readonly from: Date },
): Promise<StoryRow | null> {
  const { rows } = await sql<StoryRow>`select ${storyAsS} from network_story s
    where s.story_id = ${storyId} and s.author_id = ${authorId}::uuid and s.status <> 'deleted'
      and s.ends_at > ${from}`.execute(reader);
  return rows[0] ?? null;
}

export async function addReactions(
  tx: Tx,
  { storyId, by }: Authorized<{ readonly storyId: string; readonly by: number }>,
): Promise<void> {
  const counted = tx
    .updateTable('network_story')
    .set((eb) => ({ reactions: eb.fn<number>('greatest', [eb.val(0), eb('reactions', '+', by)]) }))
    .where('story_id', '=', storyId);
  await sendOff(tx, counted);
}

interface Lot {
  /** Ended before this. */
  readonly before: Date;
  /** Removed ones wait longer, for an appeal. */
  readonly removedBefore: Date;
  readonly now: Date;
  readonly most: number;
}

/** A lot of stories that are over, with their views, pictures and videos; not what a moderator still decides about. Answers how many, and the keys of their files. */
export async function forgetEnded(
  tx: Tx,
  { before, removedBefore, now, most }: Authorized<Lot>,
): Promise<{ readonly count: number; readonly keys: readonly string[] }> {
  const { rows } = await sql<{ storyId: string; key: string | null }>`with lot as (
      select story_id from network_story where ends_at < ${before} and (status <> 'removed' or ends_at < ${removedBefore})
        and not network_case_open('story', story_id, ${now})
      order by ends_at limit ${most} for update skip locked),
    files as (
      select p.story_id, p.storage_key from network_story_picture p join lot on lot.story_id = p.story_id
      union all select v.story_id, k.key from network_story_video v join lot on lot.story_id = v.story_id
        cross join lateral (values (v.storage_key), (v.picture_key)) as k(key)),
    gone as (delete from network_story s using lot where s.story_id = lot.story_id returning s.story_id)
    select gone.story_id as "storyId", files.storage_key as key from gone left join files on files.story_id = gone.story_id`.execute(
    tx,
  );
  const count = new Set(rows.map(({ storyId }) => storyId)).size;
  return { count, keys: rows.flatMap(({ key }) => key ?? []) };
}
