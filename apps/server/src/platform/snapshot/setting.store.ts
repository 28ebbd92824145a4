import { sql } from 'kysely';
import type { Reader } from '../db/database.ts';

export interface SettingRow {
  readonly key: string;
  /** `*`, `city:<code>`, `category:<id>`, or `city:<code> category:<id>`. */
  readonly scope: string;
  readonly validFrom: Date;
  readonly value: Readonly<Record<string, unknown>>;
}

/** The whole dated configuration. */
export async function listSettings(reader: Reader): Promise<SettingRow[]> {
  const { rows } =
    await sql<SettingRow>`select key, scope, valid_from as "validFrom", value from setting`.execute(reader);
  return rows;
}
