import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { ManyRows } from '../../platform/lifecycle/transition-spec.ts';
import {
  type earningLifecycle,
  type EarningState,
  heldByDispute,
} from '@nukkad/contract/money/payout/earning.noun';
import type { Earned } from '../ledger/index.ts';

export interface EarningRow extends Earned {
  readonly earningId: string;
  readonly earnedAt: Date;
  readonly status: EarningState;
  /** YYYY-MM-DD in India. */
  readonly dueOn: string | null;
  readonly bookingVersion: number;
}

/** Nothing is known yet but whose it is. */
type EmptyEarning = Pick<
  EarningRow,
  | 'earningId'
  | 'organisationId'
  | 'bookingId'
  | 'bookingNumber'
  | 'professionalId'
  | 'kind'
  | 'earnedAt'
  | 'status'
>;

const insertOf = (row: Authorized<EarningRow>) =>
  sql`insert into earning (earning_id, organisation_id, booking_id, booking_number, professional_id, kind, value_paise, own_offer_paise, tax_paise,
      commission_paise, commission_tax_paise, tcs_paise, penalty_paise, cash_paise, commission_percent, earned_at, due_on, state,
      booking_version, project_id)
    values (${row.earningId}, ${row.organisationId}, ${row.bookingId}, ${row.bookingNumber}, ${row.professionalId}, ${row.kind},
      ${row.valuePaise}, ${row.ownOfferPaise}, ${row.taxPaise}, ${row.commissionPaise}, ${row.commissionTaxPaise}, ${row.tcsPaise}, ${row.penaltyPaise},
      ${row.cashPaise}, ${row.commissionPercent}, ${row.earnedAt}, ${row.dueOn}, ${row.status}, ${row.bookingVersion},
      ${row.projectId ?? null})`;

export async function insertEarning(tx: Tx, row: Authorized<EarningRow>): Promise<void> {
  await insertOf(row).execute(tx);
}

/** False: the row of this booking and kind is being paid, or is paid. The day is that of the work, not of cash for it. */
export async function addToEarning(tx: Tx, row: Authorized<EarningRow>): Promise<boolean> {
  const { rows } =
    await sql`${insertOf(row)} on conflict (booking_id, organisation_id, kind) where kind <> 'adjustment' do update set
      value_paise = earning.value_paise + excluded.value_paise,
      own_offer_paise = earning.own_offer_paise + excluded.own_offer_paise, tax_paise = earning.tax_paise + excluded.tax_paise,
      commission_paise = earning.commission_paise + excluded.commission_paise,
      commission_tax_paise = earning.commission_tax_paise + excluded.commission_tax_paise,
      tcs_paise = earning.tcs_paise + excluded.tcs_paise, penalty_paise = earning.penalty_paise + excluded.penalty_paise,
      cash_paise = earning.cash_paise + excluded.cash_paise,
      commission_percent = greatest(earning.commission_percent, excluded.commission_percent),
      professional_id = coalesce(excluded.professional_id, earning.professional_id),
      earned_at = case when excluded.value_paise = 0 then earning.earned_at else excluded.earned_at end
    where earning.state in ('Waiting', 'Due', 'On Hold') returning 1`.execute(tx);
  return rows.length > 0;
}

/** Makes the row of a booking's work where there is none yet: its postings may come after the news of its end. */
export async function insertMissing(tx: Tx, row: Authorized<EmptyEarning>): Promise<void> {
  await sql`insert into earning (earning_id, organisation_id, booking_id, booking_number, professional_id, kind, earned_at, state)
    values (${row.earningId}, ${row.organisationId}, ${row.bookingId}, ${row.bookingNumber}, ${row.professionalId}, ${row.kind},
      ${row.earnedAt}, ${row.status})
    on conflict (booking_id, organisation_id, kind) where kind <> 'adjustment' do nothing`.execute(tx);
}

interface OfBooking {
  readonly bookingId: string;
  /** Of the booking, by the event that tells of it. */
  readonly version: number;
}

/** It may be paid from this day on, the end of a dispute included. What staff hold stays held, and is due when they release it. */
export async function markDue(
  tx: Tx,
  rows: ManyRows<typeof earningLifecycle, 'close'>,
  { bookingId, version, dueOn }: OfBooking & { readonly dueOn: string },
): Promise<void> {
  await sql`update earning set due_on = ${dueOn}, booking_version = ${version},
      state = case when state = any(${[...rows.from]}::text[]) and coalesce(hold_reason, ${heldByDispute}) = ${heldByDispute}
        then ${rows.to} else state end,
      hold_reason = case when hold_reason = ${heldByDispute} then null else hold_reason end
    where booking_id = ${bookingId} and kind = 'work' and due_on is null and booking_version < ${version}`.execute(
    tx,
  );
}
