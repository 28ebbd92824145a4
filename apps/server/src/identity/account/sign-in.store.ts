import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { sendOff } from '../../platform/db/pipeline.ts';
import { type Contact, keyOf } from './contact.ts';
import {
  type ChallengeState,
  type CodePurpose,
  type SignInHistory,
  type SignInRole,
  sendWindowMs,
  tryWindowMs,
} from './sign-in.rules.ts';

export interface Challenge extends ChallengeState {
  readonly challengeId: string;
  readonly mobileNumber: string | null;
  readonly email: string | null;
  readonly purpose: CodePurpose;
  readonly askedRole: SignInRole | null;
  readonly sentAt: Date | null;
  /** Whose account a verification is for. */
  readonly userId: string | null;
  /** Of a sign-up. */
  readonly fullName: string | null;
  /** Of a sign-up. */
  readonly passwordHash: string | null;
}

const fields = sql`challenge_id as "challengeId", mobile_number as "mobileNumber", email, purpose,
  user_id as "userId", full_name as "fullName", password_hash as "passwordHash", asked_role as "askedRole", sent_at as "sentAt",
  expires_at as "expiresAt", used_at as "usedAt", superseded_at as "supersededAt", wrong_tries as "wrongTries"`;

/**
 * Serializes calls for one number or e-mail address, with or without an account: there is no row to lock yet. It is
 * always locked before the network address, so two calls never deadlock.
 */
export async function lockContact(tx: Tx, contact: Contact): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in contact ${keyOf(contact)}`}, 0))`.execute(
    tx,
  );
}

export async function lockAddress(tx: Tx, addressHash: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in address ${addressHash.toString('hex')}`}, 0))`.execute(
    tx,
  );
}

/** Whose codes are counted together: those that a known browser of the person asked for, or those of everyone else. */
type Lane = Buffer | null;

/** Wrong codes of a contact in the last 24 hours, in one lane. */
const triesSince = (
  key: string,
  now: Date,
  lane: RawBuilder<unknown>,
) => sql`(select coalesce(sum(t.wrong_tries), 0)::int from sign_in_challenge t
  where t.contact = ${key} and t.device_hash is not distinct from ${lane}
    and t.created_at > ${new Date(now.getTime() - tryWindowMs)})`;

/** The lane of a browser: its own, where the person of this contact has signed in with it before. */
export async function laneOf(reader: Reader, contact: Contact, deviceHash: Buffer | null): Promise<Lane> {
  const { mobileNumber = null, email = null } = contact;
  const { rows } = await sql`select 1 from known_device d join user_account u using (user_id)
    where d.device_hash = ${deviceHash} and (u.mobile_number = ${mobileNumber} or u.email = ${email})
    limit 1`.execute(reader);
  return rows.length > 0 ? deviceHash : null;
}

export async function readHistory(
  reader: Reader,
  contact: Contact,
  { addressHash, lane }: { readonly addressHash: Buffer; readonly lane: Lane },
  now: Date,
): Promise<SignInHistory> {
  const since = new Date(now.getTime() - sendWindowMs);
  const key = keyOf(contact);
  const own = sql`contact = ${key} and device_hash is not distinct from ${lane}`;
  const { rows } =
    await sql<SignInHistory>`select ${triesSince(key, now, sql`${lane}::bytea`)} as "wrongTries",
    (select max(created_at) from sign_in_challenge where ${own}) as "lastSentAt",
    (select count(*)::int from sign_in_challenge where ${own} and created_at > ${since}) as sends,
    (select count(*)::int from sign_in_challenge where ip_hash = ${addressHash} and created_at > ${since}) as "addressSends"`.execute(
      reader,
    );
  return { lastSentAt: null, sends: 0, addressSends: 0, wrongTries: 0, ...rows[0] };
}

export interface NewChallenge {
  readonly challengeId: string;
  readonly contact: Contact;
  readonly purpose: CodePurpose;
  readonly askedRole: SignInRole | null;
  readonly userId: string | null;
  readonly fullName: string | null;
  readonly passwordHash: string | null;
  readonly addressHash: Buffer;
  readonly lane: Lane;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/**
 * For each purpose only the newest code of a contact and lane is valid. So a request for a stranger's password code does not
 * invalidate the sign-in code that the stranger is about to type.
 */
export async function replaceChallenge(tx: Tx, fresh: NewChallenge): Promise<void> {
  const { mobileNumber = null, email = null } = fresh.contact;
  await sql`update sign_in_challenge set superseded_at = ${fresh.createdAt}
    where contact = ${keyOf(fresh.contact)} and purpose = ${fresh.purpose} and superseded_at is null and used_at is null
      and device_hash is not distinct from ${fresh.lane}`.execute(tx);
  await sql`insert into sign_in_challenge (challenge_id, mobile_number, email, purpose, asked_role, user_id, full_name,
      password_hash, ip_hash, device_hash, created_at, expires_at)
    values (${fresh.challengeId}, ${mobileNumber}, ${email}, ${fresh.purpose}, ${fresh.askedRole}, ${fresh.userId},
      ${fresh.fullName}, ${fresh.passwordHash}, ${fresh.addressHash}, ${fresh.lane}, ${fresh.createdAt}, ${fresh.expiresAt})`.execute(
    tx,
  );
}

export interface LockedChallenge extends Challenge {
  /** Wrong codes of its contact and lane in the last 24 hours. */
  readonly triesToday: number;
}

/** Null unless it is this contact's, for one of these purposes. */
export async function lockChallenge(
  tx: Tx,
  asked: {
    readonly challengeId: string;
    readonly contact: Contact;
    readonly purposes: readonly CodePurpose[];
    readonly now: Date;
  },
): Promise<LockedChallenge | null> {
  const key = keyOf(asked.contact);
  const { rows } =
    await sql<LockedChallenge>`select ${fields}, ${triesSince(key, asked.now, sql`sign_in_challenge.device_hash`)} as "triesToday"
    from sign_in_challenge
    where challenge_id = ${asked.challengeId} and contact = ${key} and purpose = any(${[...asked.purposes]}) for update`.execute(
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
  const used = sql`update sign_in_challenge set used_at = ${now} where challenge_id = ${challengeId}`;
  await sendOff(tx, used);
}

export async function markSent(tx: Tx, challengeId: string, now: Date): Promise<void> {
  await sql`update sign_in_challenge set sent_at = ${now} where challenge_id = ${challengeId}`.execute(tx);
}

export async function deleteChallengesBefore(tx: Tx, instant: Date): Promise<void> {
  await sql`delete from sign_in_challenge where created_at < ${instant}`.execute(tx);
}
