import { onlyOne } from '../../platform/only-one.ts';
import type { PayoutSums } from '@nukkad/contract/money/payout/payout.model';
import { sql } from 'kysely';
import { isRefusedAccount } from './refused-account.store.ts';
import type { Reader } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import type { Unpaid } from './payout.rules.ts';

const columns = {
  earningId: 'earning_id',
  organisationId: 'organisation_id',
  kind: 'kind',
  status: 'state',
  bookingId: 'booking_id',
  bookingNumber: 'booking_number',
  earnedAt: 'earned_at',
  valuePaise: 'value_paise',
  taxPaise: 'tax_paise',
  commissionPaise: 'commission_paise',
  commissionTaxPaise: 'commission_tax_paise',
  tcsPaise: 'tcs_paise',
  penaltyPaise: 'penalty_paise',
  cashPaise: 'cash_paise',
  netPaise: 'net_paise',
  commissionPercent: 'commission_percent',
  dueOn: 'due_on',
  holdReason: 'hold_reason',
  payoutId: 'payout_id',
} as const;
const earning = tableColumns('earning', columns);
export type EarningLine = RowOf<'earning', typeof columns>;

/** Of one payout, or what is in none; the newest first. */
export async function listEarningLines(
  reader: Reader,
  of: { readonly organisationId: string; readonly payoutId: string | null },
  after: AfterInstant | null,
  limit: number,
): Promise<EarningLine[]> {
  const newestFirst = reader
    .selectFrom('earning')
    .select(earning.selected)
    .where('organisation_id', '=', of.organisationId)
    .where('payout_id', 'is not distinct from', of.payoutId)
    .orderBy('earned_at', 'desc')
    .orderBy('earning_id', 'desc')
    .limit(limit);
  if (!after) return newestFirst.execute();
  return newestFirst
    .where((eb) => eb(eb.refTuple('earned_at', 'earning_id'), '<', eb.tuple(after.at, after.id)))
    .execute();
}

/** What is not paid yet, by state and the day on which it may be. */
export async function listUnpaid(reader: Reader, organisationId: string): Promise<Unpaid[]> {
  const { rows } =
    await sql<Unpaid>`select state, to_char(due_on, 'YYYY-MM-DD') as "dueOn", sum(net_paise)::bigint as net
    from earning where organisation_id = ${organisationId} and state <> 'Paid' group by state, due_on`.execute(
      reader,
    );
  return rows;
}

export interface PayableRow {
  readonly isHeld: boolean;
  readonly hasBank: boolean;
  /** A payout to the present account was refused. */
  readonly isBankRefused: boolean;
}

export async function readPayable(reader: Reader, organisationId: string): Promise<PayableRow> {
  const { rows } = await sql<PayableRow>`select
      exists (select from payout_hold h where h.organisation_id = ${organisationId}) as "isHeld",
      exists (select from partner_bank b where b.organisation_id = ${organisationId} and b.state = 'verified') as "hasBank",
      exists (select from partner_bank b where b.organisation_id = ${organisationId} and b.state = 'verified' and ${isRefusedAccount}) as "isBankRefused"`.execute(
    reader,
  );
  return onlyOne(rows);
}

/** What one payout of this organisation is made of. */
export async function readPayoutSums(
  reader: Reader,
  of: { readonly organisationId: string; readonly payoutId: string },
): Promise<PayoutSums> {
  const { rows } =
    await sql<PayoutSums>`select count(*) filter (where kind = 'work' and value_paise <> 0)::int as jobs,
      coalesce(sum(value_paise), 0)::bigint as value, coalesce(sum(tax_paise), 0)::bigint as tax,
      coalesce(sum(commission_paise), 0)::bigint as commission, coalesce(sum(commission_tax_paise), 0)::bigint as "commissionTax",
      coalesce(sum(tcs_paise), 0)::bigint as tcs, coalesce(sum(penalty_paise), 0)::bigint as penalty,
      coalesce(sum(net_paise + cash_paise), 0)::bigint as earned, coalesce(sum(cash_paise), 0)::bigint as cash,
      coalesce(sum(net_paise), 0)::bigint as net
    from earning where payout_id = ${of.payoutId} and organisation_id = ${of.organisationId}`.execute(reader);
  return onlyOne(rows);
}

export interface DayRow {
  readonly jobs: number;
  readonly value: number;
  readonly tax: number;
  readonly commission: number;
  readonly deductions: number;
  readonly cash: number;
  readonly net: number;
}

export async function readDay(
  reader: Reader,
  organisationId: string,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<DayRow> {
  const { rows } =
    await sql<DayRow>`select count(*) filter (where kind = 'work' and value_paise > 0)::int as jobs,
      coalesce(sum(value_paise), 0)::bigint as value, coalesce(sum(tax_paise), 0)::bigint as tax,
      coalesce(sum(commission_paise + commission_tax_paise), 0)::bigint as commission,
      coalesce(sum(tcs_paise + penalty_paise), 0)::bigint as deductions,
      coalesce(sum(cash_paise), 0)::bigint as cash, coalesce(sum(net_paise), 0)::bigint as net
    from earning where organisation_id = ${organisationId} and earned_at >= ${from} and earned_at < ${to}`.execute(
      reader,
    );
  return onlyOne(rows);
}
