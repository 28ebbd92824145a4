import { sql } from 'kysely';
import type { Reader } from '../db/database.ts';
import { isAmong } from '../db/is-among.ts';

/** A name whose rows have never changed has version 0. */
export async function findVersions(
  reader: Reader,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string; version: string }>`select name, version::text as version
    from snapshot_version where name ${isAmong(names, 'text')}`.execute(reader);
  const known = new Map(rows.map(({ name, version }) => [name, version]));
  return new Map(names.map((name) => [name, known.get(name) ?? '0']));
}
