import { sql } from 'kysely';
import type { Database } from './platform/db/database.ts';

export interface DemoPerson {
  mobile_number: string;
  full_name: string;
  role: string;
  company_name: string | null;
  email: string | null;
  hint: string | null;
}

/** The people of the demo city whom a visitor may enter as: one of each role. */
export async function listDemoPeople(db: Database): Promise<DemoPerson[]> {
  const { rows } =
    await sql<DemoPerson>`select demo_person.mobile_number, demo_person.full_name, demo_person.role, demo_person.company_name,
      demo_person.email, demo_person.hint from demo_person order by position`.execute(db);
  return rows;
}

/** Whether the demo city was ever seeded into this database. */
export async function isDemoCity(db: Database): Promise<boolean> {
  const { rows } = await sql`select from demo_person limit 1`.execute(db);
  return rows.length > 0;
}
