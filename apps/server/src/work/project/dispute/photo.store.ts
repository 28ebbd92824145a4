import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';
import { knownKeys } from '../../../platform/storage/known-keys.ts';

const columns = {
  photoId: 'photo_id',
  disputeId: 'dispute_id',
  projectId: 'project_id',
  side: 'side',
  storageKey: 'storage_key',
  width: 'width',
  height: 'height',
  takenBy: 'taken_by',
  takenAt: 'taken_at',
} as const;
const table = tableColumns('milestone_dispute_photo', columns);
export type DisputePhotoRow = RowOf<'milestone_dispute_photo', typeof columns>;

/** Below it the pictures lie, by dispute. */
export const disputePhotoFolder = 'milestone-disputes/';

export async function insertDisputePhotos(
  tx: Tx,
  rows: readonly Authorized<DisputePhotoRow>[],
): Promise<void> {
  await tx
    .insertInto('milestone_dispute_photo')
    .values(rows.map((row) => table.written(row)))
    .execute();
}

/** Of these disputes, the oldest first; each side shows a few at most. */
export async function listDisputePhotos(
  reader: Reader,
  disputeIds: readonly string[],
): Promise<readonly DisputePhotoRow[]> {
  if (disputeIds.length === 0) return [];
  return reader
    .selectFrom('milestone_dispute_photo')
    .select(table.selected)
    .where('dispute_id', 'in', [...disputeIds])
    .orderBy('taken_at')
    .orderBy('photo_id')
    .execute();
}

export const listKnownDisputePhotos = knownKeys('milestone_dispute_photo', 'photo_id');
