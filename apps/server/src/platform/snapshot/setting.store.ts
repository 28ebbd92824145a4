import { sql } from 'kysely';
import type { Reader } from '../db/database.ts';

export interface SettingRow {
  readonly key: string;
  /** `*`, `city:<code>`, `category:<id>`, or `city:<code> category:<id>`. */
  readonly scope: string;
  readonly validFrom: Date;
  readonly value: Readonly<Record<string, unknown>>;
}

/** The whole dated configuration: what came with the product, and what Admins have set since. */
export async function listSettings(reader: Reader): Promise<SettingRow[]> {
  const { rows } = await sql<SettingRow>`select key, scope, valid_from as "validFrom", value from setting
    union all
    select key, coalesce(nullif(concat_ws(' ', 'city:' || city_code, 'category:' || category_id), ''), '*'), valid_from,
      jsonb_build_object(part, value)
    from setting_change where status = 'Set'`.execute(reader);
  return rows;
}
