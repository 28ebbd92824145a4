import type { Database, Reader } from '../db/database.ts';
import type { FileOwner } from './file-owner.rules.ts';

/** Null: the owner has none. */
export async function findFileKey(reader: Reader, { kind, id }: FileOwner): Promise<string | null> {
  const row = await reader
    .selectFrom('file_key')
    .select('sealed')
    .where('owner_kind', '=', kind)
    .where('owner_id', '=', id)
    .executeTakeFirst();
  return row?.sealed ?? null;
}

/** Of two that are made at one moment the first stays. */
export async function addFileKey(
  db: Database,
  { kind, id }: FileOwner,
  sealed: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('file_key')
    .values({ owner_kind: kind, owner_id: id, sealed, made_at: now })
    .onConflict((conflict) => conflict.columns(['owner_kind', 'owner_id']).doNothing())
    .execute();
}

/** Any of them: all are sealed with one secret. */
export async function findAnyFileKey(
  reader: Reader,
): Promise<{ readonly owner: FileOwner; readonly sealed: string } | null> {
  const row = await reader
    .selectFrom('file_key')
    .select(['owner_kind', 'owner_id', 'sealed'])
    .limit(1)
    .executeTakeFirst();
  return row ? { owner: { kind: row.owner_kind, id: row.owner_id }, sealed: row.sealed } : null;
}

export async function isSealingFinished(reader: Reader): Promise<boolean> {
  const row = await reader.selectFrom('file_sealing').select('finished_at').executeTakeFirst();
  return (row?.finished_at ?? null) !== null;
}

export async function finishSealing(db: Database, now: Date): Promise<void> {
  await db.updateTable('file_sealing').set({ finished_at: now }).where('finished_at', 'is', null).execute();
}
