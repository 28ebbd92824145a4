import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { Account } from '../account.store.ts';

const isUnused = (
  before: Date,
) => sql`u.status = 'Active' and coalesce(u.last_signed_in_at, u.created_at) < ${before}
  and not exists (select 1 from user_session s where s.user_id = u.user_id and s.revoked_at is null
    and coalesce(s.last_seen_at, s.created_at) >= ${before})
  and not exists (select 1 from user_role r where r.user_id = u.user_id and r.role = 'Admin')`;

/** By id, behind `after`: Active people who neither signed in nor called since. Admins have a room and rules of their own. */
export async function listUnused(
  reader: Reader,
  { before, after, limit }: { readonly before: Date; readonly after: string | null; readonly limit: number },
): Promise<string[]> {
  const behind = after === null ? sql`` : sql`and u.user_id > ${after}`;
  const { rows } = await sql<{ userId: string }>`select u.user_id as "userId" from user_account u
    where ${isUnused(before)} ${behind} order by u.user_id limit ${limit}`.execute(reader);
  return rows.map(({ userId }) => userId);
}

/** Checked again with the row locked: the person may have signed in meanwhile. */
export async function isStillUnused(tx: Tx, userId: string, before: Date): Promise<boolean> {
  const { rows } =
    await sql`select 1 from user_account u where u.user_id = ${userId} and ${isUnused(before)}`.execute(tx);
  return rows.length > 0;
}

export async function allowReactivationAtSignIn(
  tx: Tx,
  { userId }: Authorized<Pick<Account, 'userId'>>,
): Promise<void> {
  await sql`update user_account set wakes_at_sign_in = true where user_id = ${userId}`.execute(tx);
}
