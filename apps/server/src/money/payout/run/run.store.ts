import { onlyOne } from '../../../platform/only-one.ts';
import { type SqlBool, sql } from 'kysely';
import type { PayoutRunStatus } from '@nukkad/contract/money/payout/payout.noun';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { isRefusedAccount } from '../refused-account.store.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';

const columns = {
  runId: 'run_id',
  runOn: 'run_on',
  status: 'status',
  version: 'version',
  collectedTo: 'collected_to',
  payouts: 'payouts',
  earnings: 'earnings',
  totalPaise: 'total_paise',
  checkedBy: 'checked_by',
  decidedBy: 'decided_by',
  decideWhy: 'decide_why',
  createdAt: 'created_at',
  collectedAt: 'collected_at',
  decidedAt: 'decided_at',
} as const;
export const payoutRun = tableColumns('payout_run', columns);
export type RunRow = Omit<RowOf<'payout_run', typeof columns>, 'status' | 'runOn'> & {
  readonly status: PayoutRunStatus;
  /** YYYY-MM-DD in India. */
  readonly runOn: string;
};

export const lockRun = payoutRun.lockBy('runId');

/** False: this day has its run. */
export async function insertRun(tx: Tx, row: Authorized<RunRow>): Promise<boolean> {
  const { rows } = await sql`insert into payout_run (run_id, run_on, status, created_at)
    values (${row.runId}, ${row.runOn}, ${row.status}, ${row.createdAt}) on conflict (run_on) do nothing returning 1`.execute(
    tx,
  );
  return rows.length > 0;
}

export async function saveRun(tx: Tx, r: Authorized<RunRow>): Promise<void> {
  await sql`update payout_run set status = ${r.status}, version = ${r.version}, collected_to = ${r.collectedTo},
      payouts = ${r.payouts}, earnings = ${r.earnings}, total_paise = ${r.totalPaise}, checked_by = ${r.checkedBy},
      decided_by = ${r.decidedBy}, decide_why = ${r.decideWhy}, collected_at = ${r.collectedAt}, decided_at = ${r.decidedAt}
    where run_id = ${r.runId}`.execute(tx);
}

export async function isRunOn(reader: Reader, day: string): Promise<boolean> {
  const { rows } = await sql<{
    there: SqlBool;
  }>`select exists (select from payout_run where run_on = ${day}) as there`.execute(reader);
  return Boolean(rows[0]?.there);
}

/** Those that are not through: begun and cut short. */
export async function listCollecting(reader: Reader): Promise<readonly string[]> {
  const { rows } = await sql<{ runId: string }>`select run_id as "runId" from payout_run
    where status = 'Collecting' order by run_on`.execute(reader);
  return rows.map(({ runId }) => runId);
}

export interface Collected {
  /** How many partners were looked at; 0: there are no more. */
  readonly partners: number;
  /** The last of them. */
  readonly to: string | null;
  readonly payouts: number;
  readonly earnings: number;
  readonly paise: number;
}

interface Batch {
  readonly partners: number;
  readonly minimumPaise: number;
  readonly now: Date;
  /** One partner alone, in place of a failed payout. */
  readonly only?: { readonly organisationId: string; readonly retryOf: string } | null;
}

/**
 * The next partners, in one statement: their due earnings are locked and added up, each partner gets its payout or the
 * reason for none, and the earnings name the payout that they are in.
 */
export async function collectBatch(
  tx: Tx,
  run: Authorized<Pick<RunRow, 'runId' | 'runOn' | 'collectedTo'>>,
  { partners, minimumPaise, now, only = null }: Batch,
): Promise<Collected> {
  const { rows } = await sql<Collected>`with next_ones as (
      select distinct organisation_id from earning
      where state = 'Due' and due_on <= ${run.runOn}::date
        and (${only?.organisationId ?? null}::uuid is null or organisation_id = ${only?.organisationId ?? null}::uuid)
        and organisation_id > coalesce(${run.collectedTo}::uuid, '00000000-0000-0000-0000-000000000000')
      order by organisation_id limit ${partners}
    ), due as (
      select e.earning_id, e.organisation_id, e.net_paise from earning e join next_ones using (organisation_id)
      where e.state = 'Due' and e.due_on <= ${run.runOn}::date for update of e
    ), owed as (
      select organisation_id, sum(net_paise)::bigint as paise, count(*)::int as earnings from due group by organisation_id
    ), judged as (
      select o.organisation_id, o.paise, o.earnings, b.bank_name, b.account_last4, b.check_id,
        case when h.organisation_id is not null then 'held' when o.paise < 0 then 'owes'
          when b.organisation_id is null then 'no_bank' when ${isRefusedAccount} then 'bank_refused' when o.paise < greatest(${minimumPaise}, 1) then 'below_minimum' end as obstacle
      from owed o left join payout_hold h on h.organisation_id = o.organisation_id
      left join partner_bank b on b.organisation_id = o.organisation_id and b.state = 'verified'
    ), made as (
      insert into payout (payout_id, run_id, retry_of, organisation_id, status, amount_paise, earnings, bank_name, account_last4, check_id, created_at)
      select gen_random_uuid(), ${run.runId}::uuid, ${only?.retryOf ?? null}::uuid, organisation_id, 'PENDING', paise, earnings, bank_name, account_last4, check_id, ${now}::timestamptz
      from judged where obstacle is null
      returning payout_id, organisation_id, amount_paise, earnings
    ), skipped as (
      insert into payout_skip (run_id, organisation_id, reason, amount_paise)
      select ${run.runId}::uuid, organisation_id, obstacle, paise from judged where obstacle is not null
      on conflict do nothing
    ), taken as (
      update earning e set state = 'In Payout', payout_id = m.payout_id
      from due d join made m on m.organisation_id = d.organisation_id
      where e.earning_id = d.earning_id
    )
    select (select count(*) from next_ones)::int as partners, (select max(organisation_id::text) from next_ones) as "to",
      (select count(*) from made)::int as payouts, coalesce((select sum(earnings) from made), 0)::int as earnings,
      coalesce((select sum(amount_paise) from made), 0)::bigint as paise`.execute(tx);
  return onlyOne(rows);
}

/** Payouts of a run that are still to be sent. */
export async function listPending(reader: Reader, { runId }: Pick<RunRow, 'runId'>) {
  const { rows } = await sql<{ payoutId: string; organisationId: string; amountPaise: number }>`
    select payout_id as "payoutId", organisation_id as "organisationId", amount_paise as "amountPaise" from payout
    where run_id = ${runId} and status = 'PENDING' order by payout_id`.execute(reader);
  return rows;
}

/** The payout that stands for a failed one; none, or one. */
export async function listRetry(reader: Reader, payoutId: string) {
  const { rows } = await sql<{ payoutId: string; organisationId: string; amountPaise: number }>`
    select payout_id as "payoutId", organisation_id as "organisationId", amount_paise as "amountPaise" from payout
    where retry_of = ${payoutId}`.execute(reader);
  return rows;
}

/** Of a rejected run: nothing is sent, and what was collected is due again. */
export async function cancelPayouts(
  tx: Tx,
  { runId }: Authorized<Pick<RunRow, 'runId'>>,
  now: Date,
): Promise<void> {
  await sql`with canceled as (
      update payout set status = 'CANCELED', version = version + 1, settled_at = ${now}
      where run_id = ${runId} and status = 'PENDING' returning payout_id
    )
    update earning e set state = 'Due', payout_id = null from canceled c where e.payout_id = c.payout_id and e.state = 'In Payout'`.execute(
    tx,
  );
}
