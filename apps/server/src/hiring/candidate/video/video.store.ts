import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';
import { idsIn } from '../../../platform/housekeeping/sweep-files.ts';

const columns = {
  videoId: 'video_id',
  userId: 'user_id',
  storageKey: 'storage_key',
  pictureKey: 'picture_key',
  mediaType: 'media_type',
  bytes: 'bytes',
  seconds: 'seconds',
  width: 'width',
  height: 'height',
  uploadedAt: 'uploaded_at',
} as const;
const videoTable = tableColumns('candidate_video', columns);
export type VideoRow = RowOf<'candidate_video', typeof columns>;

export const findVideo = videoTable.findBy('userId');

export interface VideoKeys {
  readonly storageKey: string;
  readonly pictureKey: string;
}
const keys = sql`storage_key as "storageKey", picture_key as "pictureKey"`;

/** In place of the one before; answers where that one lies. Of two that come at once the later one stays. */
export async function replaceVideo(tx: Tx, row: Authorized<VideoRow>): Promise<VideoKeys | null> {
  const { rows } = await sql<VideoKeys>`select ${keys} from candidate_video
    where user_id = ${row.userId} for update`.execute(tx);
  const written = videoTable.written<VideoRow>(row);
  await tx
    .insertInto('candidate_video')
    .values(written)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(written))
    .execute();
  return rows[0] ?? null;
}

/** Null: it is gone already. */
export async function deleteVideo(
  tx: Tx,
  { userId, videoId }: Authorized<Pick<VideoRow, 'userId' | 'videoId'>>,
): Promise<VideoKeys | null> {
  const { rows } = await sql<VideoKeys>`delete from candidate_video
    where user_id = ${userId} and video_id = ${videoId} returning ${keys}`.execute(tx);
  return rows[0] ?? null;
}

export async function listVideoKeysOf(reader: Reader, userId: string): Promise<readonly string[]> {
  const row = await findVideo(reader, userId);
  return row ? [row.storageKey, row.pictureKey] : [];
}

/** The last part of a key is the video's id. */
export async function listKnownVideos(reader: Reader, asked: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<VideoKeys>`select ${keys} from candidate_video
    where video_id ${isAmong(idsIn(asked, -1), 'uuid')}`.execute(reader);
  return rows.flatMap(({ storageKey, pictureKey }) => [storageKey, pictureKey]);
}
