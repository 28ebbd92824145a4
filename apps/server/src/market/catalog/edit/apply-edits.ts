import type { Tx } from '../../../platform/db/database.ts';
import { applyEdit, applySwitches } from './apply-edit.store.ts';
import { listEdits } from './edit.store.ts';

/** After the catalogue files were loaded: changes by Admins override them. */
export async function applyEdits(tx: Tx): Promise<void> {
  for (const edit of await listEdits(tx)) await applyEdit(tx, edit);
  await applySwitches(tx);
}
