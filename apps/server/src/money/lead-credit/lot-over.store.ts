/** Credits whose time ends: those to tell of, and those to write off. */
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Expiry } from './lead-credit.store.ts';

export interface OverLot {
  readonly entryId: string;
  readonly organisationId: string;
  readonly creditsLeft: number;
  readonly valueLeftPaise: number;
}

/** Lots whose time is over, locked; those that another sweep holds are left to it. */
export async function lockOver(tx: Tx, now: Date, limit: number): Promise<OverLot[]> {
  const { rows } = await sql<OverLot>`select entry_id as "entryId", organisation_id as "organisationId",
      credits_left as "creditsLeft", value_left_paise as "valueLeftPaise" from lead_credit_lot
    where credits_left > 0 and expires_at <= ${now} order by expires_at limit ${limit} for update skip locked`.execute(
    tx,
  );
  return rows;
}

export async function emptyLot(tx: Tx, { entryId }: Authorized<OverLot>): Promise<void> {
  await sql`update lead_credit_lot set credits_left = 0, value_left_paise = 0 where entry_id = ${entryId}`.execute(
    tx,
  );
}

export interface ToldExpiry extends Expiry {
  readonly organisationId: string;
}

/** Marks credits that expire until `until` as told, and sums them by partner. */
export async function markTold(
  tx: Tx,
  { now, until, limit }: Authorized<{ now: Date; until: Date; limit: number }>,
): Promise<ToldExpiry[]> {
  const { rows } = await sql<ToldExpiry>`with soon as (
      select entry_id from lead_credit_lot
      where credits_left > 0 and told_at is null and expires_at > ${now} and expires_at <= ${until}
      order by expires_at limit ${limit} for update skip locked),
    told as (
      update lead_credit_lot l set told_at = ${now} from soon s where s.entry_id = l.entry_id
      returning l.organisation_id, l.credits_left, l.expires_at)
    select organisation_id as "organisationId", sum(credits_left)::int as credits, min(expires_at) as at
    from told group by organisation_id`.execute(tx);
  return rows;
}
