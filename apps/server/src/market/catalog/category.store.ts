import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import type { GstClass } from './catalog.interface.ts';

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

export async function findTaxClass(
  reader: Reader,
  categoryId: string,
): Promise<{ gstClass: GstClass; sac: string } | null> {
  const { rows } = await sql<{
    gst_class: GstClass;
    sac: string;
  }>`select gst_class, sac from category where category_id = ${categoryId}`.execute(reader);
  const row = rows[0];
  return row ? { gstClass: row.gst_class, sac: row.sac } : null;
}
