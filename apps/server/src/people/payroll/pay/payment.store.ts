import type { SalaryPaymentStatus } from '@nukkad/contract/people/payroll/payroll.noun';
import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';

const columns = {
  paymentId: 'payment_id',
  payslipId: 'payslip_id',
  runId: 'run_id',
  organisationId: 'organisation_id',
  staffId: 'staff_id',
  month: 'month',
  isSettlement: 'is_settlement',
  status: 'status',
  version: 'version',
  amountPaise: 'amount_paise',
  method: 'method',
  reference: 'reference',
  paidOn: 'paid_on',
  provider: 'provider',
  checkId: 'check_id',
  fundAccountId: 'fund_account_id',
  providerPayoutId: 'provider_payout_id',
  failure: 'failure',
  paidBy: 'paid_by',
  createdAt: 'created_at',
  settledAt: 'settled_at',
} as const;
const table = tableColumns('salary_payment', columns);
export type PaymentRow = Omit<RowOf<'salary_payment', typeof columns>, 'status'> & {
  readonly status: SalaryPaymentStatus;
};

/** False: one of these people was paid for the month already. All or none. */
export async function insertPayments(tx: Tx, rows: readonly Authorized<PaymentRow>[]): Promise<boolean> {
  const saved = await tx
    .insertInto('salary_payment')
    .values(rows.map((row) => table.written(row)))
    .onConflict((at) => at.doNothing())
    .returning('payment_id')
    .execute();
  return saved.length === rows.length;
}

export const lockPayment = table.lockBy('paymentId');
export const findPayment = table.findBy('paymentId');
export const savePayment = table
  .saveBy('paymentId')
  .only(
    'status',
    'version',
    'reference',
    'paidOn',
    'provider',
    'fundAccountId',
    'providerPayoutId',
    'failure',
    'settledAt',
  );

/** Whose account it is to go to, written down before the provider is asked: whatever it answers is of this account. */
export async function saveAccount(
  tx: Tx,
  { paymentId }: Authorized<PaymentRow>,
  checkId: string,
): Promise<void> {
  await sql`update salary_payment set check_id = ${checkId}
    where payment_id = ${paymentId} and fund_account_id is null`.execute(tx);
}

/** Before the payout is asked for, so that a repeated call says the same. The first one stays. */
export async function saveDestination(
  tx: Tx,
  { paymentId }: Authorized<PaymentRow>,
  to: { readonly provider: string; readonly checkId: string; readonly fundAccountId: string },
): Promise<void> {
  await sql`update salary_payment set provider = ${to.provider}, check_id = ${to.checkId},
      fund_account_id = ${to.fundAccountId}
    where payment_id = ${paymentId} and fund_account_id is null`.execute(tx);
}

/** By the provider's id, or by ours as its reference where its word comes before its answer. */
export async function findOfProvider(
  reader: Reader,
  of: { readonly provider: string; readonly providerPayoutId: string; readonly paymentId: string | null },
): Promise<PaymentRow | null> {
  const { rows } = await sql<PaymentRow>`select ${table.asSql} from salary_payment
    where (provider = ${of.provider} and provider_payout_id = ${of.providerPayoutId})
      or (payment_id = ${of.paymentId} and provider_payout_id is null) limit 1`.execute(reader);
  return rows[0] ?? null;
}

/** Sent or to be sent, and not ended for a while. */
export async function listOpenPayments(
  reader: Reader,
  before: Date,
  limit: number,
): Promise<readonly PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`select ${table.asSql} from salary_payment
    where status in ('PENDING', 'PROCESSING') and created_at < ${before} order by created_at limit ${limit}`.execute(
    reader,
  );
  return rows;
}

export interface ToPay {
  readonly payslipId: string;
  readonly staffId: string;
  readonly netPaise: number;
}

/** Who of a run was not paid yet, with something to pay; null: everyone. */
export async function listToPay(
  reader: Reader,
  runId: string,
  staffIds: readonly string[] | null,
): Promise<readonly ToPay[]> {
  const { rows } =
    await sql<ToPay>`select p.payslip_id as "payslipId", p.staff_id as "staffId", p.net_paise as "netPaise"
    from payslip p where p.run_id = ${runId} and p.net_paise > 0
      and (${staffIds === null} or p.staff_id = any(${staffIds === null ? [] : [...staffIds]}::uuid[]))
      and not exists (select from salary_payment y where y.payslip_id = p.payslip_id and y.status <> 'FAILED')
    order by p.staff_id`.execute(reader);
  return rows;
}

/** Whose payslip of a run has nothing to pay. */
export async function listNothingToPay(
  reader: Reader,
  runId: string,
): Promise<readonly Omit<ToPay, 'netPaise'>[]> {
  const { rows } = await sql<
    Omit<ToPay, 'netPaise'>
  >`select payslip_id as "payslipId", staff_id as "staffId" from payslip
    where run_id = ${runId} and net_paise <= 0`.execute(reader);
  return rows;
}

export interface Paid {
  readonly people: number;
  readonly amount: number;
  readonly failed: number;
  readonly underWay: number;
}

/** What was paid of each run. */
export async function sumPaid(reader: Reader, runIds: readonly string[]): Promise<ReadonlyMap<string, Paid>> {
  if (runIds.length === 0) return new Map();
  const { rows } = await sql<Paid & { runId: string }>`select run_id as "runId",
      count(*) filter (where status = 'PAID')::int as people,
      coalesce(sum(amount_paise) filter (where status = 'PAID'), 0)::bigint as amount,
      count(*) filter (where status = 'FAILED')::int as failed,
      count(*) filter (where status in ('PENDING', 'PROCESSING'))::int as "underWay"
    from salary_payment where run_id = any(${[...runIds]}::uuid[]) group by run_id`.execute(reader);
  return new Map(rows.map(({ runId, ...paid }) => [runId, paid]));
}

/** Is there anyone in the run who is still to be paid, or whose payment is under way? */
export async function isAllPaid(reader: Reader, runId: string): Promise<boolean> {
  const { rows } = await sql<{
    all: boolean;
  }>`select not exists (select from payslip p where p.run_id = ${runId} and p.net_paise > 0
    and not exists (select from salary_payment y where y.payslip_id = p.payslip_id and y.status = 'PAID')) as all`.execute(
    reader,
  );
  return rows[0]?.all ?? false;
}
