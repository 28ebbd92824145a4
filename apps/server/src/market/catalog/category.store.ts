import type { Reader } from '../../platform/db/database.ts';

/** Of these ids those that are categories. */
export async function knownCategories(
  reader: Reader,
  categoryIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await reader
    .selectFrom('category')
    .select('category_id')
    .where((eb) => eb('category_id', '=', eb.fn.any(eb.val([...categoryIds]))))
    .execute();
  return new Set(rows.map((row) => row.category_id));
}
