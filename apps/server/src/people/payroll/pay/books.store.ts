/** Double entry of a run, in the database's own sums: debit above zero, credit below, each posting together zero. */
import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { RunRow } from '../run/run.store.ts';
import type { PaymentRow } from './payment.store.ts';

/** What the lines of a confirmed run mean to the books. Once for each run. */
export async function postConfirmed(
  tx: Tx,
  { runId, organisationId }: Authorized<Pick<RunRow, 'runId' | 'organisationId'>>,
  now: Date,
): Promise<void> {
  await sql`insert into payroll_book (run_id, organisation_id, step, subject_id, account, amount_paise, posted_at)
    select ${runId}::uuid, ${organisationId}::uuid, 'confirmed', ${runId}::uuid, account, sum(paise), ${now}::timestamptz
    from (
      select case
          when l.component_type = 'EMPLOYER_CONTRIBUTION' then 'employer_expense'
          when l.kind = 'expense' then 'reimbursements'
          when l.kind = 'advance' then 'advances'
          when l.kind = 'loan' then 'loans'
          when l.component_type = 'EARNING' or l.kind in ('unpaid_days', 'days_away', 'arrears') then 'salary_expense'
          when l.kind = 'provident_fund' then 'provident_fund_payable'
          when l.kind = 'state_insurance' then 'state_insurance_payable'
          when l.kind = 'professional_tax' then 'professional_tax_payable'
          when l.kind = 'income_tax' then 'income_tax_payable'
          when l.kind = 'labour_welfare' then 'labour_welfare_payable'
          else 'other_deductions' end as account,
        case when l.component_type = 'DEDUCTION' then -l.amount_paise else l.amount_paise end as paise
      from payslip p join payslip_line l using (payslip_id) where p.run_id = ${runId}
      union all
      select case
          when l.kind in ('provident_fund', 'pension', 'insurance_edli', 'pf_admin') then 'provident_fund_payable'
          when l.kind = 'state_insurance' then 'state_insurance_payable'
          when l.kind = 'labour_welfare' then 'labour_welfare_payable'
          else 'other_deductions' end, -l.amount_paise
      from payslip p join payslip_line l using (payslip_id)
      where p.run_id = ${runId} and l.component_type = 'EMPLOYER_CONTRIBUTION'
      union all
      select 'salaries_payable', -net_paise from payslip where run_id = ${runId}) sides
    group by account having sum(paise) <> 0`.execute(tx);
}

/** What was paid, or came back, of payments. Once for each. */
export async function postPaid(
  tx: Tx,
  payments: readonly Authorized<Pick<PaymentRow, 'paymentId' | 'runId' | 'organisationId' | 'amountPaise'>>[],
  step: 'paid' | 'returned',
  now: Date,
): Promise<void> {
  const sign = step === 'paid' ? 1 : -1;
  const rows = payments.map(({ paymentId, runId, organisationId, amountPaise }) => ({
    paymentId,
    runId,
    organisationId,
    paise: amountPaise * sign,
  }));
  await sql`insert into payroll_book (run_id, organisation_id, step, subject_id, account, amount_paise, posted_at)
    select p."runId", p."organisationId", ${step}, p."paymentId", side.account, p.paise * side.sign, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p("paymentId" uuid, "runId" uuid, "organisationId" uuid, paise bigint)
    cross join (values ('salaries_payable', 1), ('bank', -1)) as side(account, sign)
    on conflict do nothing`.execute(tx);
}

/** The balance of each account of a run. */
export async function listBooks(
  reader: Reader,
  runId: string,
): Promise<readonly { readonly account: string; readonly amount: number }[]> {
  const { rows } = await sql<{
    account: string;
    amount: number;
  }>`select account, sum(amount_paise)::bigint as amount
    from payroll_book where run_id = ${runId} group by account order by sum(amount_paise) desc, account`.execute(
    reader,
  );
  return rows;
}
