/** Reads payments as the back office lists them: a read model with the names of booking and customer. */
import type { OrderStatus } from '@nukkad/contract/money/payment/order.noun';
import type { FailureReason } from '@nukkad/contract/money/payment/payment.model';
import type { PaymentTrouble } from '@nukkad/contract/money/payment/office-payment.api';
import type { RefundState } from '@nukkad/contract/money/payment/refund.noun';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { AfterInstant } from '../../../platform/http/cursor.ts';
import { countRows } from '../../../platform/db/count-rows.ts';
import { type AnyProvider, type OrderRow, orderColumns, orders } from '../order.store.ts';

export interface PaymentsFilter {
  readonly q?: string | undefined;
  readonly status?: OrderStatus | undefined;
  readonly provider?: AnyProvider | undefined;
  readonly trouble?: PaymentTrouble | undefined;
  readonly bookingId?: string | undefined;
  /** Half-open, by the opening. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

export interface OfficeOrderRow extends OrderRow {
  readonly bookingNumber: string;
  readonly customerName: string;
}

/** Each id by its own index. */
const meant = (q: string) => sql`w.order_id in (
    select order_id from payment_order where provider in ('sandbox', 'razorpay') and provider_order_id = ${q}
    union all select order_id from payment where provider in ('sandbox', 'razorpay') and provider_payment_id = ${q}
    union all select p.order_id from refund r join payment p using (payment_id) where r.provider_refund_id = ${q}
    union all select n.order_id from booking b join payment_order n using (booking_id) where b.booking_number = ${q.toUpperCase()})`;

function inTrouble(trouble: PaymentTrouble): RawBuilder<unknown> {
  const asked = [
    trouble === 'stuck' &&
      sql`w.status <> 'paid' and w.order_id in (select order_id from payment where status = 'pending'
        union all select order_id from payment_order where unsure_since is not null)`,
    trouble === 'refund_waiting' &&
      sql`w.order_id in (select p.order_id from refund r join payment p using (payment_id) where r.status in ('pending', 'sent'))`,
    trouble === 'refund_failed' &&
      sql`w.order_id in (select p.order_id from refund r join payment p using (payment_id) where r.status = 'failed')`,
  ].filter((one) => typeof one === 'object');
  return sql.join(asked, sql` and `);
}

function conditions(filter: PaymentsFilter): RawBuilder<unknown> {
  const { q, status, provider, trouble, bookingId, from, to } = filter;
  const asked = [
    q && meant(q),
    status && sql`w.status = ${status}`,
    provider && sql`w.provider = ${provider}`,
    trouble && inTrouble(trouble),
    bookingId && sql`w.booking_id = ${bookingId}`,
    from && sql`w.created_at >= ${from}`,
    to && sql`w.created_at < ${to}`,
  ].filter((one) => typeof one === 'object' && one !== null);
  return asked.length > 0 ? sql.join(asked, sql` and `) : sql`true`;
}

const named = sql`b.booking_number as "bookingNumber", u.full_name as "customerName"`;

/** One statement; attempts, refunds and names are looked up for the page alone. */
export async function listOfficeOrders(
  reader: Reader,
  filter: PaymentsFilter,
  page: {
    readonly after: AfterInstant | null;
    readonly limit: number;
    readonly sort: 'newest' | 'oldest';
  },
): Promise<readonly OfficeOrderRow[]> {
  const { after, limit, sort } = page;
  const order = sort === 'oldest' ? sql`asc` : sql`desc`;
  const beyond = sort === 'oldest' ? sql`>` : sql`<`;
  const from = after
    ? sql`(w.created_at, w.order_id) ${beyond} (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql`true`;
  const { rows } =
    await sql<OfficeOrderRow>`with page as materialized (select w.order_id as page_id from payment_order w
      where ${conditions(filter)} and ${from} order by w.created_at ${order}, w.order_id ${order} limit ${limit})
    select ${orderColumns}, ${named} from page join (${orders}) on o.order_id = page.page_id
      join booking b on b.booking_id = o.booking_id join user_account u on u.user_id = o.buyer_id
    order by o.created_at ${order}, o.order_id ${order}`.execute(reader);
  return rows;
}

export const countOfficeOrders = (reader: Reader, filter: PaymentsFilter): Promise<number> =>
  countRows(reader, sql`from payment_order w where ${conditions(filter)}`);

export async function findOfficeOrder(reader: Reader, orderId: string): Promise<OfficeOrderRow | null> {
  const { rows } = await sql<OfficeOrderRow>`select ${orderColumns}, ${named} from ${orders}
      join booking b on b.booking_id = o.booking_id join user_account u on u.user_id = o.buyer_id
    where o.order_id = ${orderId}`.execute(reader);
  return rows[0] ?? null;
}

/** More than any order has had. */
const mostRows = 100;

export interface AttemptRow {
  readonly paymentId: string;
  readonly providerPaymentId: string;
  readonly amountPaise: number;
  readonly method: string;
  readonly status: 'pending' | 'failed' | 'captured';
  readonly kept: boolean;
  readonly reason: FailureReason | null;
  readonly failure: string | null;
  readonly at: Date;
}

/** Oldest first. */
export async function listAttempts(reader: Reader, orderId: string): Promise<readonly AttemptRow[]> {
  const { rows } =
    await sql<AttemptRow>`select payment_id as "paymentId", provider_payment_id as "providerPaymentId",
      amount_paise as "amountPaise", method, status, kept, failure,
      case when status = 'failed' then coalesce(failure_reason, 'failed') end as reason, coalesce(attempted_at, created_at) as at
    from payment where order_id = ${orderId} order by created_at, payment_id limit ${mostRows}`.execute(
      reader,
    );
  return rows;
}

export interface OfficeRefundRow {
  readonly refundId: string;
  readonly providerRefundId: string | null;
  readonly amountPaise: number;
  readonly status: RefundState;
  readonly reason: string;
  readonly askedAt: Date;
  readonly settledAt: Date | null;
}

/** Oldest first. */
export async function listOfficeRefunds(
  reader: Reader,
  orderId: string,
): Promise<readonly OfficeRefundRow[]> {
  const { rows } =
    await sql<OfficeRefundRow>`select r.refund_id as "refundId", r.provider_refund_id as "providerRefundId",
      r.amount_paise as "amountPaise", r.status, r.reason, r.created_at as "askedAt", r.settled_at as "settledAt"
    from payment p join refund r using (payment_id) where p.order_id = ${orderId}
    order by r.created_at, r.refund_id limit ${mostRows}`.execute(reader);
  return rows;
}

export interface EventRow {
  readonly eventId: string;
  readonly name: string;
  readonly outcome: string;
  readonly signedAt: Date;
  readonly receivedAt: Date;
}

/** What a gateway signed of this order, its attempts and its refunds; the newest first. */
export async function listEventsOf(reader: Reader, orderId: string): Promise<readonly EventRow[]> {
  const { rows } =
    await sql<EventRow>`select e.provider_event_id as "eventId", e.name, e.outcome, e.signed_at as "signedAt",
      e.received_at as "receivedAt"
    from payment_event e where e.facts #>> '{payment,providerOrderId}' = (
        select provider_order_id from payment_order where order_id = ${orderId})
      or e.facts #>> '{refund,providerPaymentId}' in (select provider_payment_id from payment where order_id = ${orderId})
    order by e.received_at desc, e.provider_event_id limit ${mostRows}`.execute(reader);
  return rows;
}

export async function findOrderOfRefund(reader: Reader, refundId: string): Promise<string | null> {
  const { rows } = await sql<{ orderId: string }>`select p.order_id as "orderId" from refund r
    join payment p using (payment_id) where r.refund_id = ${refundId}`.execute(reader);
  return rows[0]?.orderId ?? null;
}
