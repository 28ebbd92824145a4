import type { PayoutStatus } from '@nukkad/contract/money/payout/payout.noun';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import type { PayoutProvider } from './gateway/payout-gateway.ts';
import type { PersonalPort, Whose } from '../../platform/personal.ts';

const columns = {
  payoutId: 'payout_id',
  runId: 'run_id',
  organisationId: 'organisation_id',
  retryOf: 'retry_of',
  status: 'status',
  version: 'version',
  amountPaise: 'amount_paise',
  earnings: 'earnings',
  bankName: 'bank_name',
  accountLast4: 'account_last4',
  checkId: 'check_id',
  isAccountRefused: 'is_account_refused',
  provider: 'provider',
  providerPayoutId: 'provider_payout_id',
  utr: 'utr',
  failure: 'failure',
  createdAt: 'created_at',
  sentAt: 'sent_at',
  settledAt: 'settled_at',
} as const;
const payout = tableColumns('payout', columns);
export type PayoutRow = RowOf<'payout', typeof columns>;

export const lockPayout = payout.lockBy('payoutId');
export const findPayout = payout.findBy('payoutId');

/** By the provider's id, or by ours as its reference where its word comes before its answer. */
export async function findPayoutOfProvider(
  reader: Reader,
  of: {
    readonly provider: PayoutProvider;
    readonly providerPayoutId: string;
    readonly payoutId: string | null;
  },
): Promise<string | null> {
  const { rows } = await sql<{ payoutId: string }>`select payout_id as "payoutId" from payout
    where (provider = ${of.provider} and provider_payout_id = ${of.providerPayoutId})
      or (payout_id = ${of.payoutId} and provider_payout_id is null) limit 1`.execute(reader);
  return rows[0]?.payoutId ?? null;
}

export const savePayout = payout
  .saveBy('payoutId')
  .only(
    'status',
    'version',
    'isAccountRefused',
    'provider',
    'providerPayoutId',
    'utr',
    'failure',
    'sentAt',
    'settledAt',
  );

/** Where it is sent, written down before a provider is asked: the owner may have given another account since the run. */
export async function saveAccount(
  tx: Tx,
  { payoutId }: Authorized<PayoutRow>,
  to: Pick<PayoutRow, 'checkId' | 'bankName' | 'accountLast4'>,
): Promise<void> {
  await tx.updateTable('payout').set(payout.written(to)).where('payout_id', '=', payoutId).execute();
}

/** Its earnings are paid. */
export async function markEarningsPaid(tx: Tx, { payoutId }: Authorized<PayoutRow>): Promise<void> {
  await sql`update earning set state = 'Paid' where payout_id = ${payoutId} and state = 'In Payout'`.execute(
    tx,
  );
}

/** Its earnings are due again, for the next payout. */
export async function giveEarningsBack(tx: Tx, { payoutId }: Authorized<PayoutRow>): Promise<void> {
  await sql`update earning set state = 'Due', payout_id = null
    where payout_id = ${payoutId} and state in ('In Payout', 'Paid')`.execute(tx);
}

/** Which payouts of an organisation a list holds. */
export interface ListedPayouts {
  readonly organisationId: string;
  readonly status?: PayoutStatus | undefined;
  /** Half-open; null: of all time. */
  readonly from: Date | null;
  readonly to: Date | null;
}

/** The conditions of the list, the same for its page and its count. */
const listed = ({
  organisationId,
  status,
  from,
  to,
}: ListedPayouts) => sql`organisation_id = ${organisationId}
    ${status ? sql`and status = ${status}` : sql``} ${from ? sql`and created_at >= ${from}` : sql``}
    ${to ? sql`and created_at < ${to}` : sql``}`;

/** Newest first, behind the row that `after` names. */
export async function listPayoutsOf(
  reader: Reader,
  asked: ListedPayouts,
  after: AfterInstant | null,
  limit: number,
): Promise<PayoutRow[]> {
  const behind = after
    ? sql`and (created_at, payout_id) < (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<PayoutRow>`select ${payout.asSql} from payout where ${listed(asked)} ${behind}
    order by created_at desc, payout_id desc limit ${limit}`.execute(reader);
  return rows;
}

export const countPayoutsOf = (reader: Reader, asked: ListedPayouts): Promise<number> =>
  countRows(reader, sql`from payout where ${listed(asked)}`);

/** Sent and not answered since, or not taken by the provider at all. */
export async function listOpenPayouts(
  reader: Reader,
  {
    status,
    before,
    limit,
  }: { readonly status: 'PENDING' | 'PROCESSING'; readonly before: Date; readonly limit: number },
): Promise<PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`select ${payout.asSql} from payout join payout_run r using (run_id)
    where payout.status = ${status} and payout.created_at < ${before} and r.status = 'Sent'
    order by payout.created_at limit ${limit}`.execute(reader);
  return rows;
}

export async function findFundAccount(
  reader: Reader,
  of: { readonly organisationId: string; readonly provider: PayoutProvider; readonly checkId: string },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select fund_account_id as id from payout_destination
    where organisation_id = ${of.organisationId} and provider = ${of.provider} and check_id = ${of.checkId}`.execute(
    reader,
  );
  return rows[0]?.id ?? null;
}

export async function saveFundAccount(
  tx: Tx,
  { organisationId }: Authorized<PayoutRow>,
  to: { readonly provider: PayoutProvider; readonly checkId: string; readonly fundAccountId: string },
  now: Date,
): Promise<void> {
  await sql`insert into payout_destination (organisation_id, provider, check_id, fund_account_id, created_at)
    values (${organisationId}, ${to.provider}, ${to.checkId}, ${to.fundAccountId}, ${now}) on conflict do nothing`.execute(
    tx,
  );
}

const ofOwner: Whose = (userId) =>
  sql`t.organisation_id in (select o.organisation_id from organisation o where o.owner_user_id = ${userId})`;
const accounts = { kind: 'keep', kept: { why: 'accounts', years: 8 } } as const;

/** What a professional's work brought the partner, and what a partner was paid. */
export const payoutPersonal: PersonalPort = {
  tables: [
    {
      table: 'earning',
      title: 'Your work in the accounts',
      whose: (userId) =>
        sql`t.professional_id in (select s.staff_id from staff_member s where s.user_id = ${userId}) or t.held_by = ${userId} or ${ofOwner(userId)}`,
      without: ['organisation_id', 'booking_version'],
      erasure: accounts,
    },
    {
      table: 'payout',
      title: 'Payouts',
      whose: ofOwner,
      without: ['organisation_id', 'provider_payout_id', 'version'],
      erasure: accounts,
    },
    // What an Admin decided stays evidence.
    {
      table: 'payout_run',
      title: 'Payout runs that you decided on',
      whose: (userId) => sql`t.checked_by = ${userId} or t.decided_by = ${userId}`,
      without: ['run_id', 'payouts', 'earnings', 'total_paise', 'collected_to', 'version'],
      erasure: accounts,
    },
    {
      table: 'payout_hold',
      title: 'Payouts that you held',
      whose: (userId) => sql`t.held_by = ${userId}`,
      without: ['organisation_id'],
      erasure: accounts,
    },
  ],
};
