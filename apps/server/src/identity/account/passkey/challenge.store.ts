import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

export interface PasskeyChallenge {
  readonly challengeId: string;
  readonly challenge: string;
  /** Null: for signing in. */
  readonly userId: string | null;
  /** What is confirmed with it, as SHA-256 in hex; null: signing in, or adding a passkey. */
  readonly confirms: string | null;
  readonly expiresAt: Date;
}

export async function addChallenge(tx: Tx, fresh: PasskeyChallenge, now: Date): Promise<void> {
  await sql`insert into passkey_challenge (challenge_id, challenge, user_id, confirms, created_at, expires_at)
    values (${fresh.challengeId}, ${fresh.challenge}, ${fresh.userId}, ${fresh.confirms}, ${now}, ${fresh.expiresAt})`.execute(
    tx,
  );
}

/** Takes it out, so that it is good once: of two answers at one moment, one finds it. */
export async function takeChallenge(tx: Tx, challengeId: string): Promise<PasskeyChallenge | null> {
  const { rows } =
    await sql<PasskeyChallenge>`delete from passkey_challenge where challenge_id = ${challengeId}
    returning challenge_id as "challengeId", challenge, user_id as "userId", confirms, expires_at as "expiresAt"`.execute(
      tx,
    );
  return rows[0] ?? null;
}

export async function deletePasskeyChallengesBefore(tx: Tx, instant: Date): Promise<void> {
  await sql`delete from passkey_challenge where created_at < ${instant}`.execute(tx);
}
