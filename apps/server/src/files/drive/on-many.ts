import type { RowByRow } from '@nukkad/contract/kernel/bulk';
import { driveErrors } from '@nukkad/contract/files/drive/drive.noun';
import { refuse } from '../../platform/refusal.ts';
import { actRowByRow } from '../../platform/row-by-row.ts';

/** Row by row; 404 where none of them is there for the caller. */
export async function onMany(
  itemIds: readonly string[],
  act: (itemId: string) => Promise<unknown>,
): Promise<RowByRow> {
  const done = await actRowByRow(itemIds, act);
  const { drive_item_not_found } = driveErrors;
  return done.results.some(({ code }) => code !== drive_item_not_found.code)
    ? done
    : refuse(drive_item_not_found);
}
