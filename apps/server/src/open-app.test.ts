import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase } from '../test/harness/database.ts';
import { refuseDemoCity } from './open-app.ts';
import { openDatabase, openPool } from './platform/db/database.ts';

test('production does not start on a database with the demo city, whose Admin is publicly known', async () => {
  const database = await freshDatabase();
  const pool = openPool(database.url, { max: 1 });
  try {
    await refuseDemoCity(database.url);
    // The row alone, without the account that it names.
    await sql`set session_replication_role = replica`.execute(openDatabase(pool));
    await sql`insert into demo_person (mobile_number, full_name, role, position) values ('9000000001', 'Asha', 'Buyer', 1)`.execute(
      openDatabase(pool),
    );
    await expect(refuseDemoCity(database.url)).rejects.toThrow('Production needs one of its own.');
  } finally {
    await pool.end();
    await database.drop();
  }
});
