import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';

/** The accounts of the people of a run. */
export async function listPeople(reader: Reader, runId: string): Promise<readonly string[]> {
  const { rows } = await sql<{
    userId: string;
  }>`select s.user_id as "userId" from payslip p join staff_member s using (staff_id)
    where p.run_id = ${runId} order by p.staff_id`.execute(reader);
  return rows.map(({ userId }) => userId);
}
