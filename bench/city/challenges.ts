/** Codes that were sent to the people of the carts, so that each may sign in once. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { signInCode } from '../../apps/server/src/identity/account/account-keys.ts';

export interface SentCode {
  readonly challengeId: string;
  readonly mobileNumber: string;
  readonly code: string;
}

export async function fillChallenges(
  pool: pg.Pool,
  secret: string,
  userIds: readonly string[],
): Promise<SentCode[]> {
  const ids = userIds.map(() => randomUUID());
  const { rows } = await pool.query<{ challengeId: string; mobileNumber: string }>(
    `insert into sign_in_challenge (challenge_id, mobile_number, purpose, ip_hash, created_at, expires_at, sent_at)
     select challenge_id, mobile_number, 'sign_in', decode(md5(mobile_number), 'hex'), now(), now() + interval '6 hours', now()
     from unnest($1::uuid[], $2::uuid[]) as given (challenge_id, user_id) join user_account using (user_id)
     returning challenge_id as "challengeId", mobile_number as "mobileNumber"`,
    [ids, userIds],
  );
  return rows.map((row) => ({ ...row, code: signInCode(secret, row.challengeId) }));
}
