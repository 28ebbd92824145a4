import type { LeadCreditKind } from '@nukkad/contract/money/lead-credit/lead-credit.model';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
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

/** What was used for a lead; null: nothing. */
export async function findUsed(
  reader: Reader,
  cause: string,
): Promise<Pick<LeadCreditRow, 'organisationId' | 'credits' | 'valuePaise'> | null> {
  const { rows } = await sql<LeadCreditRow>`select organisation_id as "organisationId", credits,
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
