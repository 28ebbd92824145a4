import type { Reader } from '../../platform/db/database.ts';
import type { TaxClass } from './catalog.interface.ts';

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

/** How the work of each of these categories is taxed; unknown ids are left out. */
export async function taxClasses(
  reader: Reader,
  categoryIds: readonly string[],
): Promise<ReadonlyMap<string, TaxClass>> {
  const rows = await reader
    .selectFrom('category')
    .select(['category_id', 'gst_class', 'sac'])
    .where((eb) => eb('category_id', '=', eb.fn.any(eb.val([...categoryIds]))))
    .execute();
  return new Map(rows.map(({ category_id, gst_class, sac }) => [category_id, { gstClass: gst_class, sac }]));
}

/** Key of its drawing; empty for one that is not there. */
export async function categoryPicture(reader: Reader, categoryId: string): Promise<string> {
  const row = await reader
    .selectFrom('category')
    .select('picture')
    .where('category_id', '=', categoryId)
    .executeTakeFirst();
  return row?.picture ?? '';
}
