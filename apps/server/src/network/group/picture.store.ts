import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import { knownKeys } from '../../platform/storage/known-keys.ts';
import { waitingPictures } from '../../platform/storage/waiting-pictures.ts';

const columns = {
  pictureId: 'picture_id',
  memberId: 'member_id',
  addedBy: 'added_by',
  groupId: 'group_id',
  storageKey: 'storage_key',
  alternative: 'alternative',
  width: 'width',
  height: 'height',
  addedAt: 'added_at',
} as const;
const table = tableColumns('network_group_picture', columns);
export type PictureRow = RowOf<'network_group_picture', typeof columns>;

export const waiting = waitingPictures('network_group_picture', 'group_id');

export async function insertPictures(
  tx: Tx,
  { pictures }: Authorized<{ readonly pictures: readonly PictureRow[] }>,
): Promise<void> {
  if (pictures.length === 0) return;
  await tx
    .insertInto('network_group_picture')
    .values(pictures.map((one) => table.written(one)))
    .execute();
}

interface Placing {
  readonly groupId: string;
  readonly ownerId: string | null;
}

/** The cover goes back to those that no group has, which the sweep takes. */
export async function takeOffCover(
  tx: Tx,
  { groupId }: Authorized<Placing>,
  but: string | null,
): Promise<void> {
  await sql`update network_group_picture set group_id = null, alternative = ''
    where group_id = ${groupId} and picture_id is distinct from ${but}::uuid`.execute(tx);
}

/** Puts a picture of the owner on the group, or says anew what the one that is there shows. False: there is none. */
export async function placeCover(
  tx: Tx,
  { groupId, ownerId }: Authorized<Placing>,
  { pictureId, alternative }: { readonly pictureId: string; readonly alternative: string },
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`update network_group_picture set group_id = ${groupId}, alternative = ${alternative}
    where picture_id = ${pictureId}
      and (group_id = ${groupId} or (group_id is null and member_id = ${ownerId}))`.execute(tx);
  return numAffectedRows === 1n;
}

/** Of all these groups, by their id. */
export async function listCovers(
  reader: Reader,
  groupIds: readonly string[],
): Promise<ReadonlyMap<string, PictureRow>> {
  if (groupIds.length === 0) return new Map();
  const { rows } = await sql<PictureRow>`select ${table.asSql} from network_group_picture
    where group_id ${isAmong(groupIds, 'uuid')}`.execute(reader);
  return new Map(rows.map((row) => [row.groupId ?? '', row]));
}

export const listKnownPictures = knownKeys('network_group_picture', 'picture_id');
