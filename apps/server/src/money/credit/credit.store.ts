import type { CreditKind } from '@nukkad/contract/money/credit/credit.model';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import { type CreditRules, defaultRules } from './credit.rules.ts';
import type { PersonalPort } from '../../platform/personal.ts';

export const readRules = (reader: Reader, at: Date): Promise<CreditRules> =>
  settingAt(reader, 'credit.rules', at, defaultRules);

export interface CreditRow {
  readonly creditEntryId: string;
  readonly userId: string;
  readonly kind: CreditKind;
  readonly amountPaise: number;
  readonly bookingId: string | null;
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
}

export interface NewCreditEntry extends CreditRow {
  /** The same cause is written once. */
  readonly cause: string;
  readonly reason?: string;
  readonly givenBy?: string | null;
}

/** False: this cause was written before. More credit opens a lot of its own. */
export async function insertEntry(tx: Tx, entry: Authorized<NewCreditEntry>): Promise<boolean> {
  const { creditEntryId, userId, kind, amountPaise, bookingId, cause, expiresAt, createdAt } = entry;
  const { rows } = await sql`with entered as (
      insert into credit_entry (credit_entry_id, user_id, kind, amount_paise, booking_id, cause, reason, given_by, expires_at, created_at)
      values (${creditEntryId}, ${userId}, ${kind}, ${amountPaise}, ${bookingId}, ${cause}, ${entry.reason ?? ''},
        ${entry.givenBy ?? null}, ${expiresAt}, ${createdAt})
      on conflict (cause) do nothing returning credit_entry_id, user_id, amount_paise, expires_at),
    lot as (
      insert into credit_lot (credit_entry_id, user_id, left_paise, expires_at)
      select credit_entry_id, user_id, amount_paise, expires_at from entered where amount_paise > 0)
    select 1 from entered`.execute(tx);
  return rows.length > 0;
}

/**
 * Takes so much of the lots that expire first, and answers how much there was to take: at most `wantedPaise`. Two who
 * take at once wait for each other at the lots.
 */
export async function takeFromLots(
  tx: Tx,
  { userId, wantedPaise, now }: Authorized<{ userId: string; wantedPaise: number; now: Date }>,
): Promise<number> {
  const { rows } = await sql<{ takenPaise: number }>`with locked as (
      select credit_entry_id, left_paise, expires_at from credit_lot
      where user_id = ${userId} and left_paise > 0 and expires_at > ${now} order by expires_at, credit_entry_id for update),
    parts as (
      select credit_entry_id, least(left_paise, greatest(0, ${wantedPaise}::bigint
          - (sum(left_paise) over (order by expires_at, credit_entry_id) - left_paise)))::bigint as part from locked),
    taken as (
      update credit_lot l set left_paise = l.left_paise - p.part from parts p
      where p.credit_entry_id = l.credit_entry_id and p.part > 0 returning p.part)
    select coalesce(sum(part), 0)::bigint as "takenPaise" from taken`.execute(tx);
  return rows[0]?.takenPaise ?? 0;
}

export interface Balance {
  readonly balancePaise: number;
  readonly nextPaise: number;
  readonly nextAt: Date | null;
}

/** What can be used now, and what of it expires first. */
export async function readBalance(reader: Reader, userId: string, now: Date): Promise<Balance> {
  const { rows } = await sql<Balance>`with lots as (
      select left_paise, expires_at, min(expires_at) over () as first from credit_lot
      where user_id = ${userId} and left_paise > 0 and expires_at > ${now})
    select coalesce(sum(left_paise), 0)::bigint as "balancePaise",
      coalesce(sum(left_paise) filter (where expires_at = first), 0)::bigint as "nextPaise", min(first) as "nextAt"
    from lots`.execute(reader);
  return rows[0] ?? { balancePaise: 0, nextPaise: 0, nextAt: null };
}

export interface Expiry {
  readonly amountPaise: number;
  readonly at: Date;
}

/** What is left, by the day in Asia/Kolkata on which it expires: the first `limit` days. */
export async function listExpiries(
  reader: Reader,
  userId: string,
  now: Date,
  limit: number,
): Promise<Expiry[]> {
  const { rows } = await sql<Expiry>`select sum(left_paise)::bigint as "amountPaise", min(expires_at) as at
    from credit_lot where user_id = ${userId} and left_paise > 0 and expires_at > ${now}
    group by (expires_at at time zone 'Asia/Kolkata')::date order by min(expires_at) limit ${limit}`.execute(
    reader,
  );
  return rows;
}

export interface ToldExpiry extends Expiry {
  readonly userId: string;
}

/** Marks credit that expires until `until` as told, of so many lots, and sums it by customer. Locked by another sweep: left to it. */
export async function markTold(
  tx: Tx,
  { now, until, limit }: Authorized<{ now: Date; until: Date; limit: number }>,
): Promise<ToldExpiry[]> {
  const { rows } = await sql<ToldExpiry>`with soon as (
      select credit_entry_id from credit_lot
      where left_paise > 0 and told_at is null and expires_at > ${now} and expires_at <= ${until}
      order by expires_at limit ${limit} for update skip locked),
    told as (
      update credit_lot l set told_at = ${now} from soon s where s.credit_entry_id = l.credit_entry_id
      returning l.user_id, l.left_paise, l.expires_at)
    select user_id as "userId", sum(left_paise)::bigint as "amountPaise", min(expires_at) as at
    from told group by user_id`.execute(tx);
  return rows;
}

export async function listEntries(
  reader: Reader,
  userId: string,
  after: AfterInstant | null,
  limit: number,
): Promise<CreditRow[]> {
  const from = after ? sql`and (created_at, credit_entry_id) < (${after.at}, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<CreditRow>`select credit_entry_id as "creditEntryId", user_id as "userId", kind,
      amount_paise as "amountPaise", booking_id as "bookingId", expires_at as "expiresAt", created_at as "createdAt"
    from credit_entry where user_id = ${userId} ${from} order by created_at desc, credit_entry_id desc limit ${limit}`.execute(
    reader,
  );
  return rows;
}

export interface OverLot {
  readonly creditEntryId: string;
  readonly userId: string;
  readonly leftPaise: number;
}

/** Lots whose time is over, locked; those that another sweep holds are left to it. */
export async function lockOver(tx: Tx, now: Date, limit: number): Promise<OverLot[]> {
  const { rows } =
    await sql<OverLot>`select credit_entry_id as "creditEntryId", user_id as "userId", left_paise as "leftPaise"
    from credit_lot where left_paise > 0 and expires_at <= ${now} order by expires_at limit ${limit} for update skip locked`.execute(
      tx,
    );
  return rows;
}

export async function emptyLot(tx: Tx, { creditEntryId }: Authorized<OverLot>): Promise<void> {
  await sql`update credit_lot set left_paise = 0 where credit_entry_id = ${creditEntryId}`.execute(tx);
}

/** Part of the accounts: it stays as long as they do. */
export const creditPersonal: PersonalPort = {
  tables: [
    {
      table: 'credit_entry',
      title: 'Your credit',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['cause', 'given_by'],
      erasure: { kind: 'keep', kept: { why: 'accounts', years: 8 } },
    },
    {
      table: 'credit_lot',
      title: 'Credit that is left',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'keep', kept: { why: 'accounts', years: 8 } },
    },
    {
      table: 'credit_gift',
      title: 'Credit that support gave you',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['asked_by', 'decided_by'],
      erasure: { kind: 'keep', kept: { why: 'accounts', years: 8 } },
    },
  ],
};
