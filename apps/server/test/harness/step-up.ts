import { sql } from 'kysely';
import type { Database } from '../../src/platform/db/database.ts';

/** As if the person had just confirmed a code on this session; what does it by hand is tested in account/step-up. */
export async function asIfSteppedUp(db: Database, sessionId: string, now = new Date()): Promise<void> {
  const until = new Date(now.getTime() + 10 * 60_000);
  await sql`update user_session set stepped_up_until = ${until} where session_id = ${sessionId}`.execute(db);
}
