import { sql } from 'kysely';
import type { EarningState } from '@nukkad/contract/money/payout/earning.noun';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';

export interface HoldableEarning {
  readonly earningId: string;
  readonly organisationId: string;
  readonly status: EarningState;
  readonly netPaise: number;
  readonly dueOn: string | null;
  readonly holdReason: string | null;
  readonly heldBy: string | null;
}

export async function lockEarning(tx: Tx, earningId: string): Promise<HoldableEarning | null> {
  const { rows } =
    await sql<HoldableEarning>`select earning_id as "earningId", organisation_id as "organisationId", state as status,
      net_paise as "netPaise", due_on as "dueOn", hold_reason as "holdReason", held_by as "heldBy"
    from earning where earning_id = ${earningId} for update`.execute(tx);
  return rows[0] ?? null;
}

export async function saveEarningHold(tx: Tx, row: Authorized<HoldableEarning>): Promise<void> {
  await sql`update earning set state = ${row.status}, hold_reason = ${row.holdReason}, held_by = ${row.heldBy}
    where earning_id = ${row.earningId}`.execute(tx);
}

export async function isPartnerHeld(reader: Reader, organisationId: string): Promise<boolean> {
  const { rows } = await sql`select from payout_hold where organisation_id = ${organisationId}`.execute(
    reader,
  );
  return rows.length > 0;
}

interface PartnerHold {
  readonly organisationId: string;
  readonly reason: string;
  readonly heldBy: string;
}

export async function holdPartner(tx: Tx, hold: Authorized<PartnerHold>, now: Date): Promise<void> {
  await sql`insert into payout_hold (organisation_id, reason, held_by, held_at)
    values (${hold.organisationId}, ${hold.reason}, ${hold.heldBy}, ${now}) on conflict (organisation_id) do nothing`.execute(
    tx,
  );
}

export async function releasePartner(tx: Tx, hold: Authorized<PartnerHold>): Promise<void> {
  await sql`delete from payout_hold where organisation_id = ${hold.organisationId}`.execute(tx);
}
