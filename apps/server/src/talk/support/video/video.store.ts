import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';
import { containing } from '../../../platform/db/like.ts';
import { countRows } from '../../../platform/db/count-rows.ts';

const columns = {
  videoId: 'video_id',
  titleEn: 'title_en',
  titleHi: 'title_hi',
  url: 'url',
  seconds: 'seconds',
  position: 'position',
  views: 'views',
  isShown: 'is_shown',
  changedBy: 'changed_by',
  changedAt: 'changed_at',
  version: 'version',
} as const;
const video = tableColumns('demo_video', columns);
export type VideoRow = RowOf<'demo_video', typeof columns>;

const matching = (q: string | undefined) => {
  if (!q) return sql`true`;
  const like = containing(q);
  return sql`(title_en ilike ${like} or title_hi ilike ${like})`;
};

export const countVideos = (reader: Reader, q?: string): Promise<number> =>
  countRows(reader, sql`from demo_video where ${matching(q)}`);

export interface AfterVideo {
  readonly position: number;
  readonly videoId: string;
}

export async function listVideoRows(
  reader: Reader,
  q: string | undefined,
  after: AfterVideo | null,
  limit: number,
): Promise<VideoRow[]> {
  const behind = after ? sql`(position, video_id) > (${after.position}, ${after.videoId}::uuid)` : sql`true`;
  const { rows } = await sql<VideoRow>`select ${video.asSql} from demo_video
    where ${matching(q)} and ${behind} order by position, video_id limit ${limit}`.execute(reader);
  return rows;
}

/** What people see, in its order. */
export const listShownVideos = (reader: Reader, limit: number): Promise<VideoRow[]> =>
  reader
    .selectFrom('demo_video')
    .select(video.selected)
    .where('is_shown', '=', true)
    .orderBy('position')
    .orderBy('video_id')
    .limit(limit)
    .execute();

export const findVideo = video.findBy('videoId');
export const lockVideo = video.lockBy('videoId');

/** Those that people see. Of two that are published at once, the second waits and then counts the first. */
export async function countLocked(tx: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('support video'))`.execute(tx);
  return countRows(tx, sql`from demo_video where is_shown`);
}

export const insertVideo = video.insert;
export const saveVideo = video.saveBy('videoId').but('views');

/** Null: there is no such video. The version stays: a view changes nothing that an Admin has written. */
export async function addView(
  tx: Tx,
  { videoId }: Authorized<Pick<VideoRow, 'videoId'>>,
): Promise<number | null> {
  const [row] = await tx
    .updateTable('demo_video')
    .set(({ eb }) => ({ views: eb('views', '+', 1) }))
    .where('video_id', '=', videoId)
    .where('is_shown', '=', true)
    .returning('views')
    .execute();
  return row?.views ?? null;
}
