/** What lies in a folder that is shared by a link. */
import type { DriveKind } from '@nukkad/contract/files/drive/drive.noun';
import type { Reader } from '../../../platform/db/database.ts';
import { sql } from 'kysely';
import { type ItemRow, itemTable } from '../item.store.ts';

/** Folders first, by name: each of the two from the index of their order. */
export async function listEntries(
  reader: Reader,
  folderId: string,
  after: readonly [kind: DriveKind, nameKey: string, itemId: string] | null,
  limit: number,
): Promise<readonly ItemRow[]> {
  const [kind, nameKey, itemId] = after ?? ['folder', '', null];
  const { rows } = await sql<ItemRow>`select * from ((select ${itemTable.asSql} from drive_item
      where place_id = ${folderId} and kind = 'folder' and binned_at is null and ${kind} = 'folder'
        and (${itemId}::uuid is null or (name_key, item_id) > (${nameKey}, ${itemId}::uuid))
      order by name_key, item_id limit ${limit})
    union all
    (select ${itemTable.asSql} from drive_item
      where place_id = ${folderId} and kind = 'file' and binned_at is null
        and (${kind} = 'folder' or (name_key, item_id) > (${nameKey}, ${itemId}::uuid))
      order by name_key, item_id limit ${limit})) found
    order by kind desc, "nameKey", "itemId" limit ${limit}`.execute(reader);
  return rows;
}
