import { sql } from 'kysely';
import type { Mounted } from './mounted.ts';

/** Tells every consumer all over again of what has happened, as after a crash between the work and its mark. */
export async function redeliver(app: Pick<Mounted, 'platform' | 'drain'>): Promise<void> {
  await sql`update outbox set relayed_at = null`.execute(app.platform.db);
  await app.drain();
}
