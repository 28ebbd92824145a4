import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import { knownKeys } from '../../platform/storage/known-keys.ts';

const columns = {
  pictureId: 'picture_id',
  storageKey: 'storage_key',
  width: 'width',
  height: 'height',
  addedBy: 'added_by',
  addedAt: 'added_at',
} as const;
const table = tableColumns('piece_picture', columns);
export type PiecePictureRow = RowOf<'piece_picture', typeof columns>;

export const insertPicture = table.insert;

export async function listPictures(
  reader: Reader,
  pictureIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, PiecePictureRow>> {
  const ids = pictureIds.flatMap((one) => one ?? []);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<PiecePictureRow>`select ${table.asSql} from piece_picture
    where picture_id ${isAmong(ids, 'uuid')}`.execute(reader);
  return new Map(rows.map((row) => [row.pictureId, row]));
}

/** A lot of those that no piece has had since before this. Answers the keys of the files. */
export async function forgetUnused(
  tx: Tx,
  { before, most }: Authorized<{ before: Date; most: number }>,
): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`delete from piece_picture where picture_id in
    (select p.picture_id from piece_picture p where p.added_at < ${before}
      and not exists (select 1 from piece w where w.wide_id = p.picture_id)
      and not exists (select 1 from piece n where n.narrow_id = p.picture_id)
      order by p.added_at limit ${most}) returning storage_key as key`.execute(tx);
  return rows.map(({ key }) => key);
}

export const listKnownPictures = knownKeys('piece_picture', 'picture_id');
