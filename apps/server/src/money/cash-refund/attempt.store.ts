import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { PayoutProvider } from '../payout/index.ts';

/** One payout of a refund of cash. */
export interface Attempt {
  readonly attemptId: string;
  readonly refundId: string;
  readonly provider: PayoutProvider | null;
  readonly fundAccountId: string | null;
  readonly providerPayoutId: string | null;
  readonly outcome: 'paid' | 'failed' | null;
  readonly utr: string | null;
}

const columns = sql`attempt_id as "attemptId", refund_id as "refundId", provider, fund_account_id as "fundAccountId",
  provider_payout_id as "providerPayoutId", outcome, utr`;

/** Whose try it is: the row of its refund, which is locked. */
type Of = Authorized<{ readonly attemptId: string | null }>;

export async function insertAttempt(
  tx: Tx,
  { refundId }: Authorized<{ readonly refundId: string }>,
  { attemptId, now }: { readonly attemptId: string; readonly now: Date },
): Promise<void> {
  await sql`insert into cash_refund_attempt (attempt_id, refund_id, made_at)
    values (${attemptId}, ${refundId}, ${now})`.execute(tx);
}

export async function findAttempt(reader: Reader, attemptId: string): Promise<Attempt | null> {
  const { rows } = await sql<Attempt>`select ${columns} from cash_refund_attempt
    where attempt_id = ${attemptId}`.execute(reader);
  return rows[0] ?? null;
}

/** By the provider's id, or by ours as its reference where its word comes before its answer. */
export async function findAttemptOfProvider(
  reader: Reader,
  of: {
    readonly provider: PayoutProvider;
    readonly providerPayoutId: string;
    readonly attemptId: string | null;
  },
): Promise<Attempt | null> {
  const { rows } = await sql<Attempt>`select ${columns} from cash_refund_attempt
    where (provider = ${of.provider} and provider_payout_id = ${of.providerPayoutId})
      or (attempt_id = ${of.attemptId} and provider_payout_id is null) limit 1`.execute(reader);
  return rows[0] ?? null;
}

/** Before the payout is asked for, so that a repeated call says the same. The first one stays. */
export async function saveDestination(
  tx: Tx,
  { attemptId }: Of,
  to: { readonly provider: PayoutProvider; readonly fundAccountId: string },
): Promise<void> {
  await sql`update cash_refund_attempt set provider = ${to.provider}, fund_account_id = ${to.fundAccountId}
    where attempt_id = ${attemptId} and fund_account_id is null`.execute(tx);
}

export async function saveSent(
  tx: Tx,
  { attemptId }: Of,
  providerPayoutId: string,
  now: Date,
): Promise<void> {
  await sql`update cash_refund_attempt set provider_payout_id = ${providerPayoutId}, sent_at = ${now}
    where attempt_id = ${attemptId}`.execute(tx);
}

/** The last word stays: what was paid may have come back. */
export async function saveEnd(
  tx: Tx,
  { attemptId }: Of,
  end: {
    readonly outcome: 'paid' | 'failed';
    readonly provider: PayoutProvider | null;
    readonly providerPayoutId: string | null;
    readonly utr: string | null;
  },
  now: Date,
): Promise<void> {
  await sql`update cash_refund_attempt set outcome = ${end.outcome}, ended_at = ${now}, utr = coalesce(${end.utr}, utr),
      provider = coalesce(${end.provider}, provider),
      provider_payout_id = coalesce(${end.providerPayoutId}, provider_payout_id)
    where attempt_id = ${attemptId}`.execute(tx);
}

/** Of each refund: how often it was sent, and the bank's reference of the newest try. */
export async function listTries(
  reader: Reader,
  refundIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly tries: number; readonly utr: string | null }>> {
  const { rows } = await sql<{ refundId: string; tries: number; utr: string | null }>`
    select refund_id as "refundId", count(*)::int as tries, (array_agg(utr order by made_at desc))[1] as utr
    from cash_refund_attempt where refund_id = any(${[...refundIds]}::uuid[]) group by refund_id`.execute(
    reader,
  );
  return new Map(rows.map(({ refundId, ...of }) => [refundId, of]));
}
