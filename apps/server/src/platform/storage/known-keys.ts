import { sql } from 'kysely';
import type { Reader } from '../db/database.ts';
import { isAmong } from '../db/is-among.ts';
import type { DB } from '../db/schema.gen.ts';
import { idsIn } from '../housekeeping/sweep-files.ts';

type TableOfFiles = {
  [Table in keyof DB]: 'storage_key' extends keyof DB[Table] ? Table : never;
}[keyof DB];

/**
 * `knownKeys('booking_photo', 'photo_id')` answers those of `keys` that a row of the table holds. The last part of a key is
 * the id of its row, so the rows are found by their primary key.
 */
export const knownKeys =
  <Table extends TableOfFiles>(table: Table, id: keyof DB[Table] & string) =>
  async (reader: Reader, keys: readonly string[]): Promise<readonly string[]> => {
    const { rows } = await sql<{ key: string }>`select storage_key as key from ${sql.table(table)}
      where ${sql.ref(id)} ${isAmong(idsIn(keys, -1), 'uuid')} and storage_key = any(${[...keys]})`.execute(
      reader,
    );
    return rows.map(({ key }) => key);
  };
