import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../src/platform/db/database.ts';
import { serverRoot } from '../src/platform/paths.ts';
import { rowsOf } from './geography/files.ts';

const file = path.join(serverRoot, 'data/banks/in-banks.csv.gz');

/** The banks of India by their IFSC letters. Compares a checksum and is done where the same list is loaded. */
export async function seedBanks(db: Database): Promise<void> {
  const content = await readFile(file);
  const mark = `banks_${createHash('sha256').update(content).digest('hex').slice(0, 12)}`;
  await db.transaction().execute(async (tx) => {
    const marked = await sql`insert into seed_run (scale, finished_at) values (${mark}, now())
      on conflict do nothing returning 1`.execute(tx);
    if (marked.rows.length === 0) return;
    const rows = rowsOf(content).filter(([code, name]) => code && name && /^[A-Z0-9]{4}$/.test(code));
    await sql`insert into bank (bank_code, name)
      select * from unnest(${rows.map(([code]) => code)}::text[], ${rows.map(([, name]) => name)}::text[])
      on conflict (bank_code) do update set name = excluded.name`.execute(tx);
  });
}
