import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import { type PayLaterRules, defaultRules } from './pay-later.rules.ts';
import type { PersonalPort } from '../../platform/personal.ts';

export const readRules = (reader: Reader, at: Date): Promise<PayLaterRules> =>
  settingAt(reader, 'pay_later.rules', at, defaultRules);

/** The lock of everything that changes what a customer owes or may owe: two changes wait for each other. Makes the row where there is none. */
export async function lockAccount(
  tx: Tx,
  { userId }: Authorized<{ readonly userId: string }>,
): Promise<void> {
  await sql`insert into pay_later_account (user_id) values (${userId})
    on conflict (user_id) do update set user_id = excluded.user_id`.execute(tx);
}

export interface Owed {
  readonly usedPaise: number;
  readonly overduePaise: number;
  /** Due or overdue. */
  readonly duePaise: number;
  readonly byStaffPaise: number | null;
}

export async function readOwed(reader: Reader, userId: string, now: Date): Promise<Owed> {
  const { rows } = await sql<Owed>`select coalesce(sum(left_paise), 0)::bigint as "usedPaise",
      coalesce(sum(left_paise) filter (where due_at < ${now}), 0)::bigint as "overduePaise",
      coalesce(sum(left_paise) filter (where due_at is not null), 0)::bigint as "duePaise",
      (select limit_paise from pay_later_limit where user_id = ${userId} and status = 'Set'
        order by decided_at desc, limit_id desc limit 1) as "byStaffPaise"
    from pay_later_debt where user_id = ${userId} and left_paise > 0`.execute(reader);
  return rows[0] ?? { usedPaise: 0, overduePaise: 0, duePaise: 0, byStaffPaise: null };
}

export interface NewDebt {
  readonly paymentId: string;
  readonly userId: string;
  readonly bookingId: string;
  readonly amountPaise: number;
  readonly now: Date;
}

/** The account is locked, and what is left of its limit was looked at. */
export async function insertDebt(tx: Tx, debt: Authorized<NewDebt>): Promise<void> {
  const { paymentId, userId, bookingId, amountPaise, now } = debt;
  await sql`with owed as (
      insert into pay_later_debt (payment_id, user_id, booking_id, amount_paise, created_at)
      values (${paymentId}, ${userId}, ${bookingId}, ${amountPaise}, ${now}) returning user_id, amount_paise)
    update pay_later_account a set used_paise = a.used_paise + o.amount_paise from owed o where a.user_id = o.user_id`.execute(
    tx,
  );
}

export interface Less {
  readonly bookingId: string;
  /** No longer owed, because the booking gave it back. */
  readonly releasedPaise: number;
  /** Paid. */
  readonly repaidPaise: number;
}

/** Less is owed for a booking, and so much of the limit is free again. The table refuses less than nothing. */
export async function saveLess(tx: Tx, less: Authorized<Less>): Promise<void> {
  const { bookingId, releasedPaise, repaidPaise } = less;
  await sql`with owed as (
      update pay_later_debt set released_paise = released_paise + ${releasedPaise}, repaid_paise = repaid_paise + ${repaidPaise}
      where booking_id = ${bookingId} returning user_id)
    update pay_later_account a set used_paise = a.used_paise - ${releasedPaise + repaidPaise}::bigint
    from owed o where a.user_id = o.user_id`.execute(tx);
}

/** The first word counts: a visit ends once. */
export async function saveDue(
  tx: Tx,
  { bookingId, dueAt }: Authorized<{ bookingId: string; dueAt: Date }>,
): Promise<void> {
  await sql`update pay_later_debt set due_at = ${dueAt} where booking_id = ${bookingId} and due_at is null`.execute(
    tx,
  );
}

export interface DebtRow {
  readonly paymentId: string;
  readonly bookingId: string;
  readonly amountPaise: number;
  readonly leftPaise: number;
  readonly dueAt: Date | null;
  readonly createdAt: Date;
}

interface WantedDebts {
  readonly userId: string;
  readonly bookingId?: string | undefined;
  readonly after: AfterInstant | null;
  readonly limit: number;
}

/** The newest first. */
export async function listDebts(
  reader: Reader,
  { userId, bookingId, after, limit }: WantedDebts,
): Promise<DebtRow[]> {
  const from = after ? sql`and (created_at, payment_id) < (${after.at}, ${after.id}::uuid)` : sql``;
  const of = bookingId === undefined ? sql`` : sql`and booking_id = ${bookingId}`;
  const { rows } =
    await sql<DebtRow>`select payment_id as "paymentId", booking_id as "bookingId", amount_paise as "amountPaise",
      left_paise as "leftPaise", due_at as "dueAt", created_at as "createdAt"
    from pay_later_debt where user_id = ${userId} ${of} ${from}
    order by created_at desc, payment_id desc limit ${limit}`.execute(reader);
  return rows;
}

/** How far its customer was told of a debt: soon, on the day, overdue. */
export type Told = 1 | 2 | 3;

export interface ToldDebt {
  readonly userId: string;
  readonly bookingId: string;
  readonly leftPaise: number;
  readonly dueAt: Date;
  readonly told: Told;
}

interface Sweep {
  readonly now: Date;
  readonly today: Date;
  readonly soon: Date;
  readonly limit: number;
}

/** Marks debts that are due by now, today or soon, and of which that was not said yet. Locked by another sweep: left to it. */
export async function markTold(tx: Tx, { now, today, soon, limit }: Authorized<Sweep>): Promise<ToldDebt[]> {
  const { rows } = await sql<ToldDebt>`with asked as (
      select payment_id, case when due_at < ${now} then 3 when due_at <= ${today} then 2 else 1 end as step
      from pay_later_debt where left_paise > 0 and told < 3 and due_at <= ${soon}
        and told < case when due_at < ${now} then 3 when due_at <= ${today} then 2 else 1 end
      order by due_at limit ${limit} for update skip locked)
    update pay_later_debt d set told = a.step from asked a where a.payment_id = d.payment_id
    returning d.user_id as "userId", d.booking_id as "bookingId", d.left_paise as "leftPaise", coalesce(d.due_at, ${now}) as "dueAt", d.told`.execute(
    tx,
  );
  return rows;
}

const kept = { kind: 'keep', kept: { why: 'accounts', years: 8 } } as const;

/** Part of the accounts: it stays as long as they do. */
export const payLaterPersonal: PersonalPort = {
  tables: [
    {
      table: 'pay_later_account',
      title: 'What you owe us',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: kept,
    },
    {
      table: 'pay_later_debt',
      title: 'Bookings that you pay later',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['told'],
      erasure: kept,
    },
    {
      table: 'pay_later_limit',
      title: 'What support lets you pay later',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['asked_by', 'decided_by'],
      erasure: kept,
    },
  ],
  openMatters: async (reader, userId) => {
    const { rows } =
      await sql`select 1 from pay_later_account where user_id = ${userId} and used_paise > 0`.execute(reader);
    return rows.length > 0 ? ['debt_open'] : [];
  },
};
