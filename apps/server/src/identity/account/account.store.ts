import type { accountStatuses } from '@nukkad/contract/identity/account/account.model';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Sought, Tx } from '../../platform/db/database.ts';
import type { Language } from '../../platform/spoken.rules.ts';
import { newId } from '../../platform/id.ts';
import type { Contact } from './contact.ts';
import type { HeldRole } from './sign-in.rules.ts';
import { isAmong } from '../../platform/db/is-among.ts';

export interface Account {
  readonly userId: string;
  /** Empty: the person signed up by e-mail and has given no number yet. */
  readonly mobileNumber: string;
  /** Proven by a code; null until there is one. */
  readonly email: string | null;
  readonly fullName: string;
  readonly status: (typeof accountStatuses)[number];
  readonly previousStatus: (typeof accountStatuses)[number] | null;
  readonly notificationMessage: string | null;
  readonly notificationMessageType: string | null;
  /** The language of messages to the person; English until one is chosen. */
  readonly language: Language;
  readonly createdAt: Date;
}

const fields = sql`user_id as "userId", coalesce(mobile_number, '') as "mobileNumber", email, full_name as "fullName", status,
  previous_status as "previousStatus", notification_message as "notificationMessage",
  notification_message_type as "notificationMessageType", created_at as "createdAt",
  coalesce((select language from user_setting s where s.user_id = user_account.user_id), 'en') as language`;

/** `also`: another person, whose id the statement finds itself. */
export async function findAccounts(
  reader: Reader,
  userIds: readonly string[],
  also: Sought<string> | null = null,
): Promise<Account[]> {
  const { rows } = await sql<Account>`select ${fields} from user_account
    where user_id ${isAmong(userIds, 'uuid')} or user_id = ${also}::uuid`.execute(reader);
  return rows;
}

/** Full names by id; '' until one was given. Unknown ids, and null, are left out. */
/** By the range of pages that they were written in. */
export async function countJoined(
  reader: Reader,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from user_account
    where created_at >= ${from} and created_at < ${to}`.execute(reader);
  return rows[0]?.count ?? 0;
}

export async function namesOf(
  reader: Reader,
  userIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const asked = [...new Set(userIds.filter((id) => id !== null))];
  if (asked.length === 0) return new Map();
  const rows = await reader
    .selectFrom('user_account')
    .select(['user_id', 'full_name'])
    .where((eb) => eb('user_id', '=', eb.fn.any(eb.val(asked))))
    .execute();
  return new Map(rows.map((row) => [row.user_id, row.full_name]));
}

/** For a statement that finds the person itself. */
export const nameOf = (userId: Sought<string>): Sought<string> =>
  sql<string>`(select u.full_name from user_account u where u.user_id = ${userId})`;

/** Ids of the accounts that have these numbers. */
export async function findIdsByNumbers(
  reader: Reader,
  mobileNumbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{
    mobileNumber: string;
    userId: string;
  }>`select coalesce(mobile_number, '') as "mobileNumber",
      user_id as "userId" from user_account where mobile_number = any(${[...mobileNumbers]})`.execute(reader);
  return new Map(rows.map(({ mobileNumber, userId }) => [mobileNumber, userId]));
}

/** Ids of the accounts that have these mails. */
export async function findIdsByEmails(
  reader: Reader,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ email: string; userId: string }>`select coalesce(email, '') as email,
      user_id as "userId" from user_account where email = any(${[...emails]})`.execute(reader);
  return new Map(rows.map(({ email, userId }) => [email, userId]));
}

/** Of these people those whose number contains these digits. */
export async function filterByNumber(
  reader: Reader,
  userIds: readonly string[],
  digits: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ userId: string }>`select user_id as "userId" from user_account
    where user_id ${isAmong(userIds, 'uuid')} and position(${digits} in mobile_number) > 0`.execute(reader);
  return rows.map(({ userId }) => userId);
}

export async function getAccount(reader: Reader, userId: string): Promise<Account> {
  const [account] = await findAccounts(reader, [userId]);
  if (!account) throw new Error('A signed-in person has no account.');
  return account;
}

/** One question, whichever of the two is given, so that its time says nothing. */
export async function findAccountByContact(reader: Reader, contact: Contact): Promise<Account | null> {
  const { rows } = await sql<Account>`select ${fields} from user_account
    where mobile_number = ${contact.mobileNumber ?? null} or email = ${contact.email ?? null}`.execute(
    reader,
  );
  return rows[0] ?? null;
}

export async function lockAccount(tx: Tx, userId: string): Promise<Account> {
  const { rows } =
    await sql<Account>`select ${fields} from user_account where user_id = ${userId} for update`.execute(tx);
  const account = rows[0];
  if (!account) throw new Error('A signed-in person has no account.');
  return account;
}

/** Null for an unknown id. */
export async function lockAccountIfThere(tx: Tx, userId: string): Promise<Account | null> {
  const { rows } =
    await sql<Account>`select ${fields} from user_account where user_id = ${userId} for update`.execute(tx);
  return rows[0] ?? null;
}

export interface NewStatus {
  readonly to: Account['status'];
  readonly reason: string;
  readonly message?: string | undefined;
  readonly messageType?: string | undefined;
  readonly now: Date;
}

/** An Active account has nothing to say on the status page; any other says what was given, or the built-in words. */
export async function saveStatus(tx: Tx, account: Authorized<Account>, next: NewStatus): Promise<void> {
  const message = next.to === 'Active' || !next.message?.trim() ? null : next.message.trim();
  const messageType = message === null ? null : (next.messageType ?? 'warning');
  await sql`update user_account set status = ${next.to}, previous_status = status, status_reason = ${next.reason.trim()},
      notification_message = ${message}, notification_message_type = ${messageType},
      wakes_at_sign_in = false, status_changed_at = ${next.now}, updated_at = ${next.now}
    where user_id = ${account.userId}`.execute(tx);
}

export interface NewAccount {
  readonly userId: string;
  readonly mobileNumber?: string | undefined;
  /** Only one that a code has proven. */
  readonly email?: string | undefined;
  readonly fullName: string;
  readonly status: (typeof accountStatuses)[number];
}

export async function addAccount(tx: Tx, account: Authorized<NewAccount, 'join'>, now: Date): Promise<void> {
  const { userId, mobileNumber = null, email = null, fullName, status } = account;
  await sql`insert into user_account (user_id, mobile_number, email, email_verified_at, full_name, status, created_at, updated_at)
    values (${userId}, ${mobileNumber}, ${email}, ${email === null ? null : now}, ${fullName}, ${status}, ${now}, ${now})`.execute(
    tx,
  );
}

/** The unique keys answer for a number or an address that another account has. */
export async function saveContact(
  tx: Tx,
  account: Authorized<Account>,
  contact: Contact,
  now: Date,
): Promise<void> {
  await (contact.email === undefined
    ? sql`update user_account set mobile_number = ${contact.mobileNumber}, updated_at = ${now}
        where user_id = ${account.userId}`.execute(tx)
    : sql`update user_account set email = ${contact.email}, email_verified_at = ${now}, updated_at = ${now}
        where user_id = ${account.userId}`.execute(tx));
}

export async function saveName(
  tx: Tx,
  account: Authorized<Account>,
  fullName: string,
  now: Date,
): Promise<Account> {
  await sql`update user_account set full_name = ${fullName}, updated_at = ${now} where user_id = ${account.userId}`.execute(
    tx,
  );
  return { ...account, fullName };
}

export async function listRoles(reader: Reader, userId: string): Promise<HeldRole[]> {
  const { rows } = await sql<HeldRole>`select role, organisation_id as "organisationId", staff_id as "staffId"
    from user_role where user_id = ${userId} order by created_at, user_role_id`.execute(reader);
  return rows;
}

/** A person who is signing in. */
export interface Signer {
  readonly userId: string;
  /** The account rested; it becomes Active again by this sign-in. */
  readonly wakes: boolean;
  readonly roles: readonly HeldRole[];
  /** Has signed in with this device before. */
  readonly knowsDevice: boolean;
  /** Has signed in with some device before. */
  readonly hasDevices: boolean;
}

/** By contact or by id, locked; null: no account. Of contacts one statement, whichever is given, so that its time says nothing. */
export async function lockSigner(
  tx: Tx,
  who: Contact | { readonly userId: string },
  deviceHash: Buffer,
): Promise<Signer | null> {
  const isWho =
    'userId' in who
      ? sql`u.user_id = ${who.userId}`
      : who.email === undefined
        ? sql`u.mobile_number = ${who.mobileNumber ?? null}`
        : sql`u.email = ${who.email}`;
  const { rows } =
    await sql<Signer>`select u.user_id as "userId", u.status = 'Inactive' and u.wakes_at_sign_in as wakes,
      (select coalesce(jsonb_agg(jsonb_build_object('role', r.role, 'organisationId', r.organisation_id, 'staffId', r.staff_id)
        order by r.created_at, r.user_role_id), '[]') from user_role r where r.user_id = u.user_id) as roles,
      exists (select from known_device d where d.user_id = u.user_id and d.device_hash = ${deviceHash}) as "knowsDevice",
      exists (select from known_device d where d.user_id = u.user_id) as "hasDevices"
    from user_account u where ${isWho} for update of u`.execute(tx);
  return rows[0] ?? null;
}

/** The caller has asked whether it may be given. */
export async function addRole(
  tx: Tx,
  { userId }: Authorized<Pick<Account, 'userId'>>,
  held: HeldRole,
  now: Date,
): Promise<void> {
  await sql`insert into user_role (user_role_id, user_id, role, organisation_id, staff_id, created_at)
    values (${newId()}, ${userId}, ${held.role}, ${held.organisationId}, ${held.staffId}, ${now})`.execute(
    tx,
  );
}

/** Sessions in this role have no role from their next request on. */
export async function removeRole(
  tx: Tx,
  { userId }: Authorized<Pick<Account, 'userId'>>,
  held: Pick<HeldRole, 'role' | 'organisationId'>,
): Promise<void> {
  await sql`delete from user_role where user_id = ${userId} and role = ${held.role}
    and organisation_id is not distinct from ${held.organisationId}`.execute(tx);
}
