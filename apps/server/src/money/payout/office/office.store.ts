import { sql } from 'kysely';
import type { EarningState } from '@nukkad/contract/money/payout/earning.noun';
import type { PayoutRunStatus, PayoutStatus } from '@nukkad/contract/money/payout/payout.noun';
import type { PayoutObstacle } from '@nukkad/contract/money/payout/payout.model';
import type { Reader } from '../../../platform/db/database.ts';
import { containing } from '../../../platform/db/like.ts';
import type { AfterInstant } from '../../../platform/http/cursor.ts';
import { countRows } from '../../../platform/db/count-rows.ts';
import { countedRows } from '../../../platform/http/total.ts';
import type { PayoutRow } from '../payout.store.ts';
import { isRefusedAccount } from '../refused-account.store.ts';
import type { EarningLine } from '../read-payouts.store.ts';
import type { RunRow } from '../run/run.store.ts';

export interface PayoutFilter {
  readonly q?: string | undefined;
  readonly status?: PayoutStatus | undefined;
  readonly runId?: string | undefined;
}

function payoutConditions({ q, status, runId }: PayoutFilter) {
  const asked = [
    q && sql`o.company_name ilike ${containing(q)}`,
    status && sql`p.status = ${status}`,
    runId && sql`p.run_id = ${runId}`,
  ].filter((one) => typeof one === 'object' && one !== null);
  return asked.length > 0 ? sql.join(asked, sql` and `) : sql`true`;
}

export interface OfficePayoutRow extends Omit<PayoutRow, 'retryOf' | 'provider' | 'sentAt' | 'checkId'> {
  readonly partnerName: string;
  readonly runOn: string;
  readonly isRetried: boolean;
  /** Of a failed one: what is due to its partner today, which a retry would pay. */
  readonly duePaise: number;
  readonly dueEarnings: number;
  /** No account, one that is not verified, or one that was refused. */
  readonly hasPayableAccount: boolean;
}

const payoutColumns = (
  today: string,
) => sql`p.payout_id as "payoutId", p.run_id as "runId", p.organisation_id as "organisationId", p.status, p.version,
  p.amount_paise as "amountPaise", p.earnings, p.bank_name as "bankName", p.account_last4 as "accountLast4", p.utr, p.failure,
  p.is_account_refused as "isAccountRefused", p.provider_payout_id as "providerPayoutId",
  p.created_at as "createdAt", p.settled_at as "settledAt", o.company_name as "partnerName", r.run_on as "runOn",
  exists (select from payout again where again.retry_of = p.payout_id) as "isRetried",
  coalesce(due.paise, 0)::bigint as "duePaise", coalesce(due.earnings, 0)::int as "dueEarnings", exists (select from partner_bank b
    where b.organisation_id = p.organisation_id and b.state = 'verified' and not ${isRefusedAccount}) as "hasPayableAccount"
  from payout p join organisation o on o.organisation_id = p.organisation_id join payout_run r on r.run_id = p.run_id
    left join lateral (select sum(net_paise) as paise, count(*) as earnings from earning e
      where p.status = 'FAILED' and e.organisation_id = p.organisation_id and e.state = 'Due' and e.due_on <= ${today}::date) due on true`;

export async function listOfficePayoutRows(
  reader: Reader,
  filter: PayoutFilter,
  after: AfterInstant | null,
  limit: number,
  today: string,
): Promise<OfficePayoutRow[]> {
  const from = after ? sql`(p.created_at, p.payout_id) < (${after.at}, ${after.id}::uuid)` : sql`true`;
  const { rows } = await sql<OfficePayoutRow>`select ${payoutColumns(today)}
    where ${payoutConditions(filter)} and ${from}
    order by p.created_at desc, p.payout_id desc limit ${limit}`.execute(reader);
  return rows;
}

export const countOfficePayouts = (reader: Reader, filter: PayoutFilter): Promise<number> =>
  countRows(
    reader,
    sql`from payout p join organisation o on o.organisation_id = p.organisation_id
    where ${payoutConditions(filter)}`,
  );

/** `today`: the day in India up to which earnings are due. */
/** Failed, not sent again, and no payout of the same partner since. */
export const countUnsettledFailures = (reader: Reader): Promise<number> =>
  countRows(
    reader,
    sql`from payout p
    where p.status = 'FAILED' and not exists (select from payout later
      where later.organisation_id = p.organisation_id and (later.retry_of = p.payout_id or later.created_at > p.created_at))`,
  );

export async function findOfficePayout(
  reader: Reader,
  payoutId: string,
  today: string,
): Promise<OfficePayoutRow | null> {
  const { rows } = await sql<OfficePayoutRow>`select ${payoutColumns(today)}
    where p.payout_id = ${payoutId}`.execute(reader);
  return rows[0] ?? null;
}

export interface OfficeRunRow extends Omit<RunRow, 'collectedTo' | 'collectedAt' | 'decidedAt'> {
  readonly paid: number;
  readonly failed: number;
  readonly skipped: number;
}

const runColumns = sql`r.run_id as "runId", r.run_on as "runOn", r.status, r.version, r.payouts, r.earnings,
  r.total_paise as "totalPaise", r.checked_by as "checkedBy", r.decided_by as "decidedBy", r.decide_why as "decideWhy",
  r.created_at as "createdAt",
  (select count(*)::int from payout p where p.run_id = r.run_id and p.status = 'PAID') as paid,
  (select count(*)::int from payout p where p.run_id = r.run_id and p.status in ('FAILED', 'CANCELED')) as failed,
  (select count(*)::int from payout_skip s where s.run_id = r.run_id) as skipped`;

export interface RunFilter {
  readonly status?: PayoutRunStatus | undefined;
}

export async function listOfficeRunRows(
  reader: Reader,
  { status }: RunFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<OfficeRunRow[]> {
  const from = after ? sql`(r.created_at, r.run_id) < (${after.at}, ${after.id}::uuid)` : sql`true`;
  const asked = status ? sql`r.status = ${status}` : sql`true`;
  const { rows } = await sql<OfficeRunRow>`select ${runColumns} from payout_run r where ${asked} and ${from}
    order by r.created_at desc, r.run_id desc limit ${limit}`.execute(reader);
  return rows;
}

export async function countOfficeRuns(reader: Reader, { status }: RunFilter): Promise<number> {
  const asked = status ? sql`r.status = ${status}` : sql`true`;
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select 1 from payout_run r where ${asked} limit ${countedRows}) counted`.execute(reader);
  return rows[0]?.count ?? 0;
}

export async function findOfficeRun(reader: Reader, runId: string): Promise<OfficeRunRow | null> {
  const { rows } =
    await sql<OfficeRunRow>`select ${runColumns} from payout_run r where r.run_id = ${runId}`.execute(reader);
  return rows[0] ?? null;
}

export interface OfficeEarningRow extends EarningLine {
  readonly partnerName: string;
  readonly heldBy: string | null;
  readonly isHeld: boolean;
}

export interface EarningFilter {
  readonly q?: string | undefined;
  readonly state?: EarningState | undefined;
}

function earningConditions({ q, state }: EarningFilter) {
  const asked = [
    q && sql`(o.company_name ilike ${containing(q)} or e.booking_number = ${q.toUpperCase()})`,
    state && sql`e.state = ${state}`,
  ].filter((one) => typeof one === 'object' && one !== null);
  return asked.length > 0 ? sql.join(asked, sql` and `) : sql`true`;
}

const earningColumns = sql`e.earning_id as "earningId", e.organisation_id as "organisationId", e.kind, e.state as status,
  e.booking_id as "bookingId", e.booking_number as "bookingNumber", e.earned_at as "earnedAt", e.value_paise as "valuePaise",
  e.tax_paise as "taxPaise", e.commission_paise as "commissionPaise", e.commission_tax_paise as "commissionTaxPaise",
  e.tcs_paise as "tcsPaise", e.penalty_paise as "penaltyPaise", e.cash_paise as "cashPaise", e.net_paise as "netPaise",
  e.commission_percent as "commissionPercent", e.due_on as "dueOn", e.hold_reason as "holdReason", e.payout_id as "payoutId",
  e.held_by as "heldBy", o.company_name as "partnerName",
  exists (select from payout_hold h where h.organisation_id = e.organisation_id) as "isHeld"`;

export async function listOfficeEarningRows(
  reader: Reader,
  filter: EarningFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<OfficeEarningRow[]> {
  const from = after ? sql`(e.earned_at, e.earning_id) < (${after.at}, ${after.id}::uuid)` : sql`true`;
  const { rows } = await sql<OfficeEarningRow>`select ${earningColumns} from earning e
      join organisation o on o.organisation_id = e.organisation_id
    where ${earningConditions(filter)} and ${from}
    order by e.earned_at desc, e.earning_id desc limit ${limit}`.execute(reader);
  return rows;
}

export const countOfficeEarnings = (reader: Reader, filter: EarningFilter): Promise<number> =>
  countRows(
    reader,
    sql`from earning e join organisation o on o.organisation_id = e.organisation_id
    where ${earningConditions(filter)}`,
  );

export async function findOfficeEarning(reader: Reader, earningId: string): Promise<OfficeEarningRow | null> {
  const { rows } = await sql<OfficeEarningRow>`select ${earningColumns} from earning e
      join organisation o on o.organisation_id = e.organisation_id
    where e.earning_id = ${earningId}`.execute(reader);
  return rows[0] ?? null;
}

export interface NextRunRow {
  /** Null: they are paid. */
  readonly obstacle: PayoutObstacle | null;
  readonly partners: number;
  readonly earnings: number;
  readonly paise: number;
}

/** What a run of this day would find, by what would come of it. The order of reasons is that of `collectBatch`. */
export async function foreseeRun(
  reader: Reader,
  { runOn, minimumPaise }: { readonly runOn: string; readonly minimumPaise: number },
): Promise<readonly NextRunRow[]> {
  const { rows } = await sql<NextRunRow>`with owed as (
      select organisation_id, sum(net_paise)::bigint as paise, count(*)::int as earnings from earning
      where state = 'Due' and due_on <= ${runOn}::date group by organisation_id
    ), judged as (
      select o.paise, o.earnings, case when h.organisation_id is not null then 'held' when o.paise <= 0 then 'owes'
          when b.organisation_id is null then 'no_bank' when ${isRefusedAccount} then 'bank_refused' when o.paise < ${minimumPaise} then 'below_minimum' end as obstacle
      from owed o left join payout_hold h on h.organisation_id = o.organisation_id
      left join partner_bank b on b.organisation_id = o.organisation_id and b.state = 'verified'
    )
    select obstacle, count(*)::int as partners, sum(earnings)::int as earnings, sum(paise)::bigint as paise
    from judged group by obstacle order by obstacle nulls first`.execute(reader);
  return rows;
}
