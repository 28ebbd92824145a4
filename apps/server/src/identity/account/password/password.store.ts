import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { Contact } from '../contact.ts';

export interface StoredPassword {
  readonly hash: string;
  readonly changedAt: Date;
}

export async function findPassword(reader: Reader, userId: string): Promise<StoredPassword | null> {
  const { rows } = await sql<StoredPassword>`select hash, changed_at as "changedAt" from user_password
    where user_id = ${userId}`.execute(reader);
  return rows[0] ?? null;
}

export interface KnownPerson {
  readonly userId: string;
  /** Null: has no password. */
  readonly hash: string | null;
}

/** One query for all accounts, known or not, with or without a password. */
export async function findPerson(reader: Reader, contact: Contact): Promise<KnownPerson | null> {
  const { rows } = await sql<KnownPerson>`select u.user_id as "userId", p.hash
    from user_account u left join user_password p using (user_id)
    where u.mobile_number = ${contact.mobileNumber ?? null} or u.email = ${contact.email ?? null}`.execute(
    reader,
  );
  return rows[0] ?? null;
}

/** Sets or replaces it. */
export async function savePassword(
  tx: Tx,
  { userId }: Authorized<Pick<KnownPerson, 'userId'>>,
  hash: string,
  now: Date,
): Promise<void> {
  await sql`insert into user_password (user_id, hash, changed_at) values (${userId}, ${hash}, ${now})
    on conflict (user_id) do update set hash = excluded.hash, changed_at = excluded.changed_at`.execute(tx);
}

/** The same password, hashed anew: it has not changed, so when it was last changed stays. */
export async function renewHash(tx: Tx, { userId }: Authorized<KnownPerson>, hash: string): Promise<void> {
  await sql`update user_password set hash = ${hash} where user_id = ${userId}`.execute(tx);
}
