import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { wholeSecond } from '../session.rules.ts';
import type { Session } from '../session.store.ts';
import type { ChosenRole } from '../sign-in.rules.ts';

/** With a token of its own; there is no previous one that is good for a moment longer. */
export async function saveRoleOfSession(
  tx: Tx,
  session: Authorized<Session>,
  chosen: ChosenRole,
  freshTokenId: string,
  now: Date,
): Promise<Session> {
  const { role, organisationId, staffId } = chosen;
  const tokenIssuedAt = wholeSecond(now);
  await sql`update user_session set role = ${role}, organisation_id = ${organisationId}, staff_id = ${staffId},
      token_id = ${freshTokenId}, token_issued_at = ${tokenIssuedAt}, previous_token_id = null,
      previous_token_until = null, stepped_up_until = null
    where session_id = ${session.sessionId} and revoked_at is null`.execute(tx);
  return {
    ...session,
    role,
    organisationId,
    staffId,
    tokenId: freshTokenId,
    tokenIssuedAt,
    previousTokenId: null,
    previousTokenUntil: null,
  };
}
