import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';

export async function findOwnCode(reader: Reader, userId: string): Promise<string | null> {
  const { rows } = await sql<{
    code: string;
  }>`select code from referral_code where user_id = ${userId}`.execute(reader);
  return rows[0]?.code ?? null;
}

/** False where another person has this code already, or this person has one by now. */
export async function addOwnCode(
  tx: Tx,
  { userId }: Authorized<{ readonly userId: string }>,
  code: string,
  now: Date,
): Promise<boolean> {
  const { rows } =
    await sql`insert into referral_code (user_id, code, created_at) values (${userId}, ${code}, ${now})
    on conflict do nothing returning 1`.execute(tx);
  return rows.length > 0;
}

export async function findReferrer(reader: Reader, code: string): Promise<string | null> {
  const { rows } = await sql<{
    userId: string;
  }>`select user_id as "userId" from referral_code where code = ${code}`.execute(reader);
  return rows[0]?.userId ?? null;
}

/** False: this person gave a code before. */
export async function addReferral(
  tx: Tx,
  { userId: friendUserId }: Authorized<{ readonly userId: string }>,
  referrerUserId: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`insert into referral (friend_user_id, referrer_user_id, created_at)
    values (${friendUserId}, ${referrerUserId}, ${now}) on conflict do nothing returning 1`.execute(tx);
  return rows.length > 0;
}

export interface Friends {
  readonly friends: number;
  readonly hasGivenCode: boolean;
}

export async function countFriends(reader: Reader, userId: string): Promise<Friends> {
  const { rows } = await sql<Friends>`select
      (select count(*)::int from referral where referrer_user_id = ${userId}) as friends,
      exists (select 1 from referral where friend_user_id = ${userId}) as "hasGivenCode"`.execute(reader);
  return rows[0] ?? { friends: 0, hasGivenCode: false };
}
