import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

export type DeactivationOutcome = 'withdrawn' | 'deactivated' | 'overruled';

/** The account's row is locked by whoever calls, so two ends never meet. */
export async function endDeactivationRequest(
  tx: Tx,
  userId: string,
  outcome: DeactivationOutcome,
  now: Date,
): Promise<void> {
  await sql`update deactivation_request set ended_at = ${now}, outcome = ${outcome}
    where user_id = ${userId} and ended_at is null`.execute(tx);
}
