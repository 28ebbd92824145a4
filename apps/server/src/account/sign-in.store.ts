import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';
import {
  type ChallengeState,
  type SignInHistory,
  type SignInRole,
  sendWindowMs,
  tryWindowMs,
} from './sign-in.rules.ts';

export interface Challenge extends ChallengeState {
  readonly challengeId: string;
  readonly mobileNumber: string;
  readonly askedRole: SignInRole | null;
  readonly sentAt: Date | null;
}

const fields = sql`challenge_id as "challengeId", mobile_number as "mobileNumber", asked_role as "askedRole", sent_at as "sentAt",
  expires_at as "expiresAt", used_at as "usedAt", superseded_at as "supersededAt", wrong_tries as "wrongTries"`;

/**
 * One after the other for one number, whether or not anybody has it: there is no row yet to lock. The number
 * is always locked before the network address, so two calls never wait for each other.
 */
export async function lockNumber(tx: Tx, mobileNumber: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in number ${mobileNumber}`}, 0))`.execute(
    tx,
  );
}

export async function lockAddress(tx: Tx, addressHash: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in address ${addressHash.toString('hex')}`}, 0))`.execute(
    tx,
  );
}

export async function countWrongTries(reader: Reader, mobileNumber: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - tryWindowMs);
  const { rows } = await sql<{
    tries: number;
  }>`select coalesce(sum(wrong_tries), 0)::int as tries from sign_in_challenge
    where mobile_number = ${mobileNumber} and created_at > ${since}`.execute(reader);
  return rows[0]?.tries ?? 0;
}

export async function readHistory(
  reader: Reader,
  mobileNumber: string,
  addressHash: Buffer,
  now: Date,
): Promise<SignInHistory> {
  const since = new Date(now.getTime() - sendWindowMs);
  const { rows } = await sql<Omit<SignInHistory, 'wrongTries'>>`select
    (select max(created_at) from sign_in_challenge where mobile_number = ${mobileNumber}) as "lastSentAt",
    (select count(*)::int from sign_in_challenge where mobile_number = ${mobileNumber} and created_at > ${since}) as sends,
    (select count(*)::int from sign_in_challenge where ip_hash = ${addressHash} and created_at > ${since}) as "addressSends"`.execute(
    reader,
  );
  const wrongTries = await countWrongTries(reader, mobileNumber, now);
  return { lastSentAt: null, sends: 0, addressSends: 0, ...rows[0], wrongTries };
}

export interface NewChallenge {
  readonly challengeId: string;
  readonly mobileNumber: string;
  readonly askedRole: SignInRole | null;
  readonly addressHash: Buffer;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** The newest code of a number is the only good one. */
export async function replaceChallenge(tx: Tx, fresh: NewChallenge): Promise<void> {
  await sql`update sign_in_challenge set superseded_at = ${fresh.createdAt}
    where mobile_number = ${fresh.mobileNumber} and superseded_at is null and used_at is null`.execute(tx);
  await sql`insert into sign_in_challenge (challenge_id, mobile_number, purpose, asked_role, ip_hash, created_at, expires_at)
    values (${fresh.challengeId}, ${fresh.mobileNumber}, 'sign_in', ${fresh.askedRole}, ${fresh.addressHash}, ${fresh.createdAt}, ${fresh.expiresAt})`.execute(
    tx,
  );
}

/** Null unless it is this number's, for signing in. */
export async function lockChallenge(
  tx: Tx,
  challengeId: string,
  mobileNumber: string,
): Promise<Challenge | null> {
  const { rows } = await sql<Challenge>`select ${fields} from sign_in_challenge
    where challenge_id = ${challengeId} and mobile_number = ${mobileNumber} and purpose = 'sign_in' for update`.execute(
    tx,
  );
  return rows[0] ?? null;
}

export async function findChallenge(reader: Reader, challengeId: string): Promise<Challenge | null> {
  const { rows } =
    await sql<Challenge>`select ${fields} from sign_in_challenge where challenge_id = ${challengeId}`.execute(
      reader,
    );
  return rows[0] ?? null;
}

export async function countWrongTry(tx: Tx, challengeId: string): Promise<void> {
  await sql`update sign_in_challenge set wrong_tries = wrong_tries + 1 where challenge_id = ${challengeId}`.execute(
    tx,
  );
}

export async function markUsed(tx: Tx, challengeId: string, now: Date): Promise<void> {
  await sql`update sign_in_challenge set used_at = ${now} where challenge_id = ${challengeId}`.execute(tx);
}

export async function markSent(tx: Tx, challengeId: string, now: Date): Promise<void> {
  await sql`update sign_in_challenge set sent_at = ${now} where challenge_id = ${challengeId}`.execute(tx);
}

export async function forgetChallengesBefore(tx: Tx, instant: Date): Promise<void> {
  await sql`delete from sign_in_challenge where created_at < ${instant}`.execute(tx);
}
