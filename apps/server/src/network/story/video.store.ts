import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import { idsIn } from '../../platform/housekeeping/sweep-files.ts';

const columns = {
  videoId: 'video_id',
  memberId: 'member_id',
  addedBy: 'added_by',
  storyId: 'story_id',
  storageKey: 'storage_key',
  pictureKey: 'picture_key',
  mediaType: 'media_type',
  alternative: 'alternative',
  bytes: 'bytes',
  seconds: 'seconds',
  width: 'width',
  height: 'height',
  addedAt: 'added_at',
} as const;
const table = tableColumns('network_story_video', columns);
export type VideoRow = RowOf<'network_story_video', typeof columns>;

export const insertVideo = table.insert;

/** Added by the member since `from`, behind the lock of the member. */
export async function countAdded(tx: Tx, memberId: string, from: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`story video ${memberId}`}, 0))`.execute(tx);
  const { added } = await tx
    .selectFrom('network_story_video')
    .select(({ fn }) => fn.countAll<number>().as('added'))
    .where('member_id', '=', memberId)
    .where('added_at', '>', from)
    .executeTakeFirstOrThrow();
  return added;
}

/** Puts an unused video of the member into a story. False: there is none. */
export async function placeVideo(
  tx: Tx,
  { storyId, authorId }: Authorized<{ readonly storyId: string; readonly authorId: string }>,
  { videoId, alternative }: { readonly videoId: string; readonly alternative: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('network_story_video')
    .set({ story_id: storyId, alternative })
    .where('video_id', '=', videoId)
    .where('member_id', '=', authorId)
    .where('story_id', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Of all these stories. */
export async function listVideosOf(
  reader: Reader,
  storyIds: readonly string[],
): Promise<readonly VideoRow[]> {
  if (storyIds.length === 0) return [];
  const { rows } = await sql<VideoRow>`select ${table.asSql} from network_story_video
    where story_id ${isAmong(storyIds, 'uuid')}`.execute(reader);
  return rows;
}

interface Keys {
  readonly storageKey: string;
  readonly pictureKey: string;
}
const keys = sql`storage_key as "storageKey", picture_key as "pictureKey"`;
const keysIn = (rows: readonly Keys[]): readonly string[] =>
  rows.flatMap(({ storageKey, pictureKey }) => [storageKey, pictureKey]);

/** A lot of those that no story has had since before this. Answers how many, and the keys of the files. */
export async function forgetUnusedVideos(
  tx: Tx,
  { before, most }: Authorized<{ before: Date; most: number }>,
): Promise<{ readonly count: number; readonly keys: readonly string[] }> {
  const { rows } = await sql<Keys>`delete from network_story_video where video_id in
    (select video_id from network_story_video where story_id is null and added_at < ${before}
      order by added_at limit ${most}) returning ${keys}`.execute(tx);
  return { count: rows.length, keys: keysIn(rows) };
}

/** The last part of a key is the video's id. */
export async function listKnownVideos(reader: Reader, asked: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<Keys>`select ${keys} from network_story_video
    where video_id ${isAmong(idsIn(asked, -1), 'uuid')}`.execute(reader);
  return keysIn(rows).filter((key) => asked.includes(key));
}

/** Of a person, for who leaves. */
export async function listOwnVideoKeys(reader: Reader, userId: string): Promise<readonly string[]> {
  const { rows } = await sql<Keys>`select ${keys} from network_story_video
    where member_id = network_person(${userId})`.execute(reader);
  return keysIn(rows);
}
