import type { RefundState } from '@nukkad/contract/money/payment/refund.noun';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { ProviderName } from './gateway/payment-gateway.ts';
import type { AnyProvider } from './order.store.ts';
import { isAmong } from '../../platform/db/is-among.ts';

export interface RefundRow {
  readonly refundId: string;
  readonly paymentId: string;
  readonly bookingId: string;
  readonly amountPaise: number;
  readonly status: RefundState;
  readonly provider: AnyProvider;
  readonly providerPaymentId: string;
  /** Whether the booking ever counted the payment as its own. */
  readonly kept: boolean;
  /** The customer chose credit in place of the way it was paid. */
  readonly toCredit: boolean;
  /** Of a payment in cash, to an account that the customer names. */
  readonly inCash: boolean;
  readonly reason: string;
}

const columns = sql`r.refund_id as "refundId", r.payment_id as "paymentId", r.booking_id as "bookingId", r.amount_paise as "amountPaise",
  r.status, p.provider, p.provider_payment_id as "providerPaymentId", p.kept, r.to_credit as "toCredit", r.in_cash as "inCash", r.reason`;

/** As much of a refund as a move looks at. */
export type MovedRefund = Pick<
  RefundRow,
  'refundId' | 'paymentId' | 'bookingId' | 'amountPaise' | 'status' | 'kept'
> &
  Partial<Pick<RefundRow, 'provider' | 'toCredit' | 'inCash'>>;

export interface NewRefund extends MovedRefund {
  /** What it is asked for: the same cause asks once. */
  readonly cause: string;
  readonly reason: string;
}

export async function isRefundAsked(reader: Reader, cause: string): Promise<boolean> {
  const { rows } = await sql`select 1 from refund where cause = ${cause} limit 1`.execute(reader);
  return rows.length > 0;
}

/** Takes the money out of what the payment may still return; the table refuses more than was captured. */
export async function insertRefund(tx: Tx, refund: Authorized<NewRefund, 'ask'>, now: Date): Promise<void> {
  await sql`insert into refund (refund_id, payment_id, booking_id, cause, reason, amount_paise, status, to_credit, in_cash, created_at)
    values (${refund.refundId}, ${refund.paymentId}, ${refund.bookingId}, ${refund.cause}, ${refund.reason},
      ${refund.amountPaise}, ${refund.status}, ${refund.toCredit ?? false}, ${refund.inCash ?? false}, ${now})`.execute(
    tx,
  );
  await sql`update payment set refunded_paise = refunded_paise + ${refund.amountPaise} where payment_id = ${refund.paymentId}`.execute(
    tx,
  );
}

export async function findRefund(reader: Reader, refundId: string): Promise<RefundRow | null> {
  const { rows } = await sql<RefundRow>`select ${columns} from refund r join payment p using (payment_id)
    where r.refund_id = ${refundId}`.execute(reader);
  return rows[0] ?? null;
}

/** The gateway may carry receipts that are not ours. */
const ownId = (receipt: string | null): string | null =>
  receipt && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(receipt) ? receipt : null;

/** By the gateway's id, or by our own where its event came before its answer. */
export async function findRefundOfProvider(
  reader: Reader,
  wanted: {
    readonly provider: ProviderName;
    readonly providerRefundId: string;
    readonly receipt: string | null;
  },
): Promise<RefundRow | null> {
  const { rows } = await sql<RefundRow>`select ${columns} from refund r join payment p using (payment_id)
    where p.provider = ${wanted.provider}
      and (r.provider_refund_id = ${wanted.providerRefundId} or r.refund_id = ${ownId(wanted.receipt)}::uuid)`.execute(
    reader,
  );
  return rows[0] ?? null;
}

/** Asked for before `before`, the oldest first; cash waits for its customer. */
export async function listUnsent(reader: Reader, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ refundId: string }>`select refund_id as "refundId" from refund
    where status = 'pending' and not in_cash and created_at < ${before} order by created_at limit ${limit}`.execute(
    reader,
  );
  return rows.map((row) => row.refundId);
}

export interface OrderRefund {
  readonly refundId: string;
  readonly orderId: string;
  readonly amountPaise: number;
  /** Of the payment. */
  readonly provider: AnyProvider;
  readonly toCredit: boolean;
  readonly reason: string;
  readonly askedAt: Date;
  /** Null while it is on its way, also where a gateway failed and it is still owed. */
  readonly returnedAt: Date | null;
}

/** Money of these orders that went or goes back, the oldest first. */
export async function listRefunds(
  reader: Reader,
  orderIds: readonly string[],
): Promise<readonly OrderRefund[]> {
  const { rows } = await sql<OrderRefund>`select r.refund_id as "refundId", p.order_id as "orderId",
      r.amount_paise as "amountPaise", p.provider, r.to_credit as "toCredit", r.reason, r.created_at as "askedAt",
      case when r.status = 'processed' then r.settled_at end as "returnedAt"
    from payment p join refund r using (payment_id) where p.order_id ${isAmong(orderIds, 'uuid')}
    order by r.created_at, r.refund_id`.execute(reader);
  return rows;
}

export async function lockRefund(tx: Tx, refundId: string): Promise<RefundRow | null> {
  const { rows } = await sql<RefundRow>`select ${columns} from refund r join payment p using (payment_id)
    where r.refund_id = ${refundId} for update of r`.execute(tx);
  return rows[0] ?? null;
}

/** What a move changes; what failed may be returned by another refund. */
export async function saveRefund(
  tx: Tx,
  { refundId, paymentId, amountPaise, status, toCredit, inCash }: Authorized<MovedRefund>,
  providerRefundId: string | null,
  now: Date,
): Promise<void> {
  const settledAt = status === 'processed' || status === 'failed' ? now : null;
  await sql`update refund set status = ${status}, provider_refund_id = ${providerRefundId}, settled_at = ${settledAt},
      to_credit = ${toCredit ?? false}, in_cash = ${inCash ?? false}
    where refund_id = ${refundId}`.execute(tx);
  if (status === 'failed')
    await sql`update payment set refunded_paise = refunded_paise - ${amountPaise} where payment_id = ${paymentId}`.execute(
      tx,
    );
}
