import type { LeadCreditKind } from '@nukkad/contract/money/lead-credit/lead-credit.model';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import { type LeadCreditRules, type Lot, type Taken, defaultRules } from './lead-credit.rules.ts';

export const readRules = (reader: Reader, at: Date): Promise<LeadCreditRules> =>
  settingAt(reader, 'lead_credit.rules', at, defaultRules);

export interface LeadCreditRow {
  readonly entryId: string;
  readonly organisationId: string;
  readonly kind: LeadCreditKind;
  readonly credits: number;
  readonly valuePaise: number;
  readonly leadId: string | null;
  /** The same cause is written once. */
  readonly cause: string;
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
}

/** False: this cause was written before. More credits open a lot of their own. */
export async function insertEntry(tx: Tx, entry: Authorized<LeadCreditRow>): Promise<boolean> {
  const { entryId, organisationId, kind, credits, valuePaise, leadId, cause, expiresAt, createdAt } = entry;
  const { rows } = await sql`with entered as (
      insert into lead_credit_entry (entry_id, organisation_id, kind, credits, value_paise, lead_id, cause, expires_at, created_at)
      values (${entryId}, ${organisationId}, ${kind}, ${credits}, ${valuePaise}, ${leadId}, ${cause}, ${expiresAt}, ${createdAt})
      on conflict (cause) do nothing returning entry_id, organisation_id, credits, value_paise, expires_at),
    lot as (
      insert into lead_credit_lot (entry_id, organisation_id, credits_left, value_left_paise, expires_at)
      select entry_id, organisation_id, credits, value_paise, expires_at from entered where credits > 0)
    select 1 from entered`.execute(tx);
  return rows.length > 0;
}

/** What can be used, the first to expire first, locked: two who take at once wait for each other here. */
export async function lockLots(tx: Tx, organisationId: string, now: Date): Promise<readonly Lot[]> {
  const { rows } = await sql<Lot>`select entry_id as "entryId", credits_left as "creditsLeft",
      value_left_paise as "valueLeftPaise" from lead_credit_lot
    where organisation_id = ${organisationId} and credits_left > 0 and expires_at > ${now}
    order by expires_at, entry_id for update`.execute(tx);
  return rows;
}

export async function takeFromLot(
  tx: Tx,
  { entryId, credits, valuePaise }: Authorized<Taken>,
): Promise<void> {
  await sql`update lead_credit_lot set credits_left = credits_left - ${credits}::int,
      value_left_paise = value_left_paise - ${valuePaise}::bigint where entry_id = ${entryId}`.execute(tx);
}

type Used = Pick<LeadCreditRow, 'organisationId' | 'credits' | 'valuePaise'>;

/** What was used for a lead; null: nothing. */
export async function findUsed(reader: Reader, cause: string): Promise<Used | null> {
  const { rows } = await sql<Used>`select organisation_id as "organisationId", credits,
      value_paise as "valuePaise" from lead_credit_entry where cause = ${cause}`.execute(reader);
  return rows[0] ?? null;
}

/** What can be used now. */
export async function countCredits(reader: Reader, organisationId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ credits: number }>`select coalesce(sum(credits_left), 0)::int as credits
    from lead_credit_lot where organisation_id = ${organisationId} and credits_left > 0 and expires_at > ${now}`.execute(
    reader,
  );
  return rows[0]?.credits ?? 0;
}

export interface Expiry {
  readonly credits: number;
  readonly at: Date;
}

/** What is left, by the day in Asia/Kolkata on which it expires: the first `limit` days. */
export async function listExpiries(
  reader: Reader,
  organisationId: string,
  now: Date,
  limit: number,
): Promise<Expiry[]> {
  const { rows } = await sql<Expiry>`select sum(credits_left)::int as credits, min(expires_at) as at
    from lead_credit_lot where organisation_id = ${organisationId} and credits_left > 0 and expires_at > ${now}
    group by (expires_at at time zone 'Asia/Kolkata')::date order by min(expires_at) limit ${limit}`.execute(
    reader,
  );
  return rows;
}

/** The newest first. */
export async function listEntries(
  reader: Reader,
  organisationId: string,
  after: AfterInstant | null,
  limit: number,
): Promise<LeadCreditRow[]> {
  const from = after ? sql`and (created_at, entry_id) < (${after.at}, ${after.id}::uuid)` : sql``;
  const { rows } =
    await sql<LeadCreditRow>`select entry_id as "entryId", organisation_id as "organisationId", kind,
      credits, value_paise as "valuePaise", lead_id as "leadId", cause, expires_at as "expiresAt", created_at as "createdAt"
    from lead_credit_entry where organisation_id = ${organisationId} ${from}
    order by created_at desc, entry_id desc limit ${limit}`.execute(reader);
  return rows;
}
