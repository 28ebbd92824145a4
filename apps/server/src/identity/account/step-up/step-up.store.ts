import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { type ChallengeState, type SignInHistory, sendWindowMs, tryWindowMs } from '../sign-in.rules.ts';

export interface StepUpCode extends ChallengeState {
  readonly codeId: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly sentAt: Date | null;
}

const fields = sql`code_id as "codeId", user_id as "userId", session_id as "sessionId", sent_at as "sentAt",
  expires_at as "expiresAt", used_at as "usedAt", superseded_at as "supersededAt", wrong_tries as "wrongTries"`;

/** Of one person, counted as the codes of signing in are; there is no network address to count by. */
export async function readStepUpHistory(reader: Reader, userId: string, now: Date): Promise<SignInHistory> {
  const hourAgo = new Date(now.getTime() - sendWindowMs);
  const dayAgo = new Date(now.getTime() - tryWindowMs);
  const { rows } = await sql<Omit<SignInHistory, 'addressSends'>>`select max(created_at) as "lastSentAt",
      count(*) filter (where created_at > ${hourAgo})::int as sends,
      coalesce(sum(wrong_tries), 0)::int as "wrongTries"
    from step_up_code where user_id = ${userId} and created_at > ${dayAgo}`.execute(reader);
  return { lastSentAt: null, sends: 0, wrongTries: 0, ...rows[0], addressSends: 0 };
}

/** The newest code of a person is the only good one. */
export async function replaceStepUpCode(
  tx: Tx,
  fresh: Pick<StepUpCode, 'codeId' | 'userId' | 'sessionId' | 'expiresAt'>,
  now: Date,
): Promise<void> {
  await sql`update step_up_code set superseded_at = ${now}
    where user_id = ${fresh.userId} and superseded_at is null and used_at is null`.execute(tx);
  await sql`insert into step_up_code (code_id, user_id, session_id, created_at, expires_at)
    values (${fresh.codeId}, ${fresh.userId}, ${fresh.sessionId}, ${now}, ${fresh.expiresAt})`.execute(tx);
}

export async function findStepUpCode(reader: Reader, codeId: string): Promise<StepUpCode | null> {
  const { rows } =
    await sql<StepUpCode>`select ${fields} from step_up_code where code_id = ${codeId}`.execute(reader);
  return rows[0] ?? null;
}

/** Null unless this session asked for it. */
export async function lockStepUpCode(tx: Tx, codeId: string, sessionId: string): Promise<StepUpCode | null> {
  const { rows } = await sql<StepUpCode>`select ${fields} from step_up_code
    where code_id = ${codeId} and session_id = ${sessionId} for update`.execute(tx);
  return rows[0] ?? null;
}

export async function countWrongStepUp(tx: Tx, codeId: string): Promise<void> {
  await sql`update step_up_code set wrong_tries = wrong_tries + 1 where code_id = ${codeId}`.execute(tx);
}

export async function markStepUpSent(tx: Tx, codeId: string, now: Date): Promise<void> {
  await sql`update step_up_code set sent_at = ${now} where code_id = ${codeId}`.execute(tx);
}

/** The code is used up and the session confirmed, together. */
export async function grantStepUp(tx: Tx, code: StepUpCode, now: Date, until: Date): Promise<void> {
  await sql`update step_up_code set used_at = ${now} where code_id = ${code.codeId}`.execute(tx);
  await markSteppedUp(tx, code, until);
}

async function markSteppedUp(
  tx: Tx,
  { sessionId }: { readonly sessionId: string },
  until: Date,
): Promise<void> {
  await sql`update user_session set stepped_up_until = ${until}
    where session_id = ${sessionId} and revoked_at is null`.execute(tx);
}

export async function deleteStepUpCodesBefore(tx: Tx, instant: Date): Promise<void> {
  await sql`delete from step_up_code where created_at < ${instant}`.execute(tx);
}
