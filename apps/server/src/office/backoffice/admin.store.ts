import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { Tries } from './admin.rules.ts';

export interface AdminAccount extends Tries {
  readonly userId: string;
  readonly email: string;
  readonly fullName: string;
  readonly passwordHash: string | null;
  readonly totpSecret: Buffer | null;
  readonly totpStep: number | null;
  /** Active, and still holds the role. */
  readonly mayEnter: boolean;
}

const fields = sql`a.user_id as "userId", a.email, u.full_name as "fullName", a.password_hash as "passwordHash",
  a.totp_secret as "totpSecret", a.totp_step as "totpStep", a.wrong_tries as "wrongTries", a.paused_until as "pausedUntil",
  u.status = 'Active' and exists (select 1 from user_role r where r.user_id = a.user_id and r.role = 'Admin') as "mayEnter"`;
const tables = sql`admin_account a join user_account u using (user_id)`;

export async function findAdminByEmail(reader: Reader, email: string): Promise<AdminAccount | null> {
  const { rows } = await sql<AdminAccount>`select ${fields} from ${tables} where a.email = ${email}`.execute(
    reader,
  );
  return rows[0] ?? null;
}

export async function findAdmin(reader: Reader, userId: string): Promise<AdminAccount | null> {
  const { rows } =
    await sql<AdminAccount>`select ${fields} from ${tables} where a.user_id = ${userId}`.execute(reader);
  return rows[0] ?? null;
}

export async function lockAdmin(tx: Tx, userId: string): Promise<AdminAccount> {
  const { rows } =
    await sql<AdminAccount>`select ${fields} from ${tables} where a.user_id = ${userId} for update of a`.execute(
      tx,
    );
  const admin = rows[0];
  if (!admin) throw new Error('An Admin on the way in has no account.');
  return admin;
}

export async function addAdmin(tx: Tx, userId: string, email: string, now: Date): Promise<void> {
  await sql`insert into admin_account (user_id, email, created_at, updated_at) values (${userId}, ${email}, ${now}, ${now})`.execute(
    tx,
  );
}

export async function saveTries(tx: Tx, userId: string, tries: Tries, now: Date): Promise<void> {
  await sql`update admin_account set wrong_tries = ${tries.wrongTries}, paused_until = ${tries.pausedUntil}, updated_at = ${now}
    where user_id = ${userId}`.execute(tx);
}

export async function savePassword(tx: Tx, userId: string, passwordHash: string, now: Date): Promise<void> {
  await sql`update admin_account set password_hash = ${passwordHash}, updated_at = ${now} where user_id = ${userId}`.execute(
    tx,
  );
}

/** The code of this step and all before it are used up. */
export async function saveAuthenticator(
  tx: Tx,
  userId: string,
  { secret, step }: { secret: Buffer; step: number | null },
  now: Date,
): Promise<void> {
  await sql`update admin_account set totp_secret = ${secret}, totp_step = ${step}, updated_at = ${now} where user_id = ${userId}`.execute(
    tx,
  );
}

/** Back to the beginning: the one-time link leads to a new password and a new authenticator. */
export async function clearCredentials(tx: Tx, userId: string, now: Date): Promise<void> {
  await sql`update admin_account set password_hash = null, totp_secret = null, totp_step = null, wrong_tries = 0, paused_until = null,
    updated_at = ${now} where user_id = ${userId}`.execute(tx);
  await sql`delete from admin_recovery_code where user_id = ${userId}`.execute(tx);
}

export async function replaceRecoveryCodes(tx: Tx, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await sql`delete from admin_recovery_code where user_id = ${userId}`.execute(tx);
  await sql`insert into admin_recovery_code (user_id, code_hash) select ${userId}::uuid, unnest(${[...hashes]}::bytea[])`.execute(
    tx,
  );
}

/** True once for each code. */
export async function spendRecoveryCode(tx: Tx, userId: string, hash: Buffer, now: Date): Promise<boolean> {
  const { rows } = await sql`update admin_recovery_code set used_at = ${now}
    where user_id = ${userId} and code_hash = ${hash} and used_at is null returning 1`.execute(tx);
  return rows.length > 0;
}

export async function countRecoveryCodes(tx: Tx, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from admin_recovery_code
    where user_id = ${userId} and used_at is null`.execute(tx);
  return rows[0]?.count ?? 0;
}
