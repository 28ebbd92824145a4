import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import type { GstClass } from './catalog.interface.ts';

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
