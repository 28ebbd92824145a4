import type { OrderStatus } from '@nukkad/contract/money/payment/order.noun';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import { type PaymentRules, defaultRules } from './payment.rules.ts';
import { sendOff } from '../../platform/db/pipeline.ts';

export type AnyProvider = 'sandbox' | 'razorpay' | 'cash' | 'credit' | 'paylater';

export interface OrderRow {
  readonly orderId: string;
  readonly bookingId: string;
  readonly buyerId: string;
  readonly provider: AnyProvider;
  readonly providerOrderId: string | null;
  readonly amountPaise: number;
  readonly currency: string;
  readonly status: OrderStatus;
  readonly method: string | null;
  readonly failure: string | null;
  /** Opened as a link, which anyone who has it can pay. */
  readonly isLink: boolean;
  /** Pays what the customer owes for a booking that is paid later, not the booking. */
  readonly settlesLater: boolean;
  /** The gateway's page of a link, once it has answered. */
  readonly linkUrl: string | null;
  readonly linkSends: number;
  readonly linkSentAt: Date | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly paidAt: Date | null;
  readonly unsureSince: Date | null;
  /** All that was captured for it was not owed. */
  readonly isSurplus: boolean;
  /** The sum of all captured payments for it, kept or not, in paise. */
  readonly takenPaise: number;
  /** Given back or promised back, in paise. */
  readonly refundedPaise: number;
  /** Given back, in paise. */
  readonly returnedPaise: number;
  /** What became of the newest attempt; null: none was heard of. */
  readonly newestAttempt: 'pending' | 'failed' | 'captured' | null;
  /** When that attempt was made. */
  readonly attemptedAt: Date | null;
}

export const orderColumns = sql`o.order_id as "orderId", o.booking_id as "bookingId", o.buyer_id as "buyerId", o.provider,
  o.provider_order_id as "providerOrderId", o.amount_paise as "amountPaise", o.currency, o.status, o.method, o.failure,
  o.is_link as "isLink", o.settles_later as "settlesLater", o.link_url as "linkUrl", o.link_sends as "linkSends", o.link_sent_at as "linkSentAt",
  o.created_at as "createdAt", o.expires_at as "expiresAt", o.paid_at as "paidAt",
  o.unsure_since as "unsureSince", m.*, a.*`;

/** An order's money, and its newest attempt: gateways tell whole seconds, so of one second the open one counts as the newest. */
export const orders = sql`payment_order o
  cross join lateral (select coalesce(sum(p.amount_paise) filter (where p.status = 'captured'), 0)::bigint as "takenPaise",
      coalesce(bool_and(not p.kept) filter (where p.status = 'captured'), false) as "isSurplus",
      coalesce(sum(p.refunded_paise), 0)::bigint as "refundedPaise",
      coalesce(sum((select sum(r.amount_paise) from refund r where r.payment_id = p.payment_id and r.status = 'processed')), 0)::bigint
        as "returnedPaise"
    from payment p where p.order_id = o.order_id) m
  left join lateral (select p.status as "newestAttempt", coalesce(p.attempted_at, p.created_at) as "attemptedAt"
    from payment p where p.order_id = o.order_id
    order by date_trunc('second', coalesce(p.attempted_at, p.created_at)) desc, p.status = 'failed', p.created_at desc limit 1) a on true`;

const first = <Row>({ rows }: { rows: Row[] }): Row | null => rows[0] ?? null;

export const readRules = (reader: Reader, now: Date): Promise<PaymentRules> =>
  settingAt(reader, 'payment.rules', now, defaultRules);

export async function findOrder(reader: Reader, orderId: string): Promise<OrderRow | null> {
  return first(
    await sql<OrderRow>`select ${orderColumns} from ${orders} where o.order_id = ${orderId}`.execute(reader),
  );
}

export async function findOrderOfProvider(
  reader: Reader,
  provider: AnyProvider,
  providerOrderId: string,
): Promise<OrderRow | null> {
  return first(
    await sql<OrderRow>`select ${orderColumns} from ${orders}
      where o.provider = ${provider} and o.provider_order_id = ${providerOrderId}`.execute(reader),
  );
}

/** Lock the booking first: all money of a booking takes its locks in this order. */
export async function lockOrder(tx: Tx, orderId: string): Promise<OrderRow | null> {
  return first(
    await sql<OrderRow>`select ${orderColumns} from ${orders} where o.order_id = ${orderId} for update of o`.execute(
      tx,
    ),
  );
}

export async function lockOpenOrder(tx: Tx, bookingId: string): Promise<OrderRow | null> {
  return first(
    await sql<OrderRow>`select ${orderColumns} from ${orders}
      where o.booking_id = ${bookingId} and o.status in ('created', 'attempted') for update of o`.execute(tx),
  );
}

export interface NewOrder {
  readonly orderId: string;
  readonly bookingId: string;
  readonly buyerId: string;
  readonly provider: AnyProvider;
  readonly amountPaise: number;
  readonly status: OrderStatus;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly isLink: boolean;
  readonly settlesLater: boolean;
}

export async function insertOrder(tx: Tx, order: Authorized<NewOrder, 'open'>): Promise<void> {
  const row = sql`insert into payment_order (order_id, booking_id, buyer_id, provider, amount_paise, status, created_at, expires_at, is_link, settles_later)
    values (${order.orderId}, ${order.bookingId}, ${order.buyerId}, ${order.provider}, ${order.amountPaise}, ${order.status},
      ${order.createdAt}, ${order.expiresAt}, ${order.isLink}, ${order.settlesLater})`;
  await sendOff(tx, row);
}

/** The first id wins: of two orders made at the gateway for one of ours, only one is ever shown. */
export async function saveProviderOrder(
  tx: Tx,
  { orderId }: Authorized<Pick<OrderRow, 'orderId'>>,
  providerOrderId: string,
): Promise<void> {
  await sql`update payment_order set provider_order_id = ${providerOrderId}
    where order_id = ${orderId} and provider_order_id is null`.execute(tx);
}

/** Of a link; as above, the first id wins. */
export async function saveProviderLink(
  tx: Tx,
  { orderId }: Authorized<Pick<OrderRow, 'orderId'>>,
  { providerOrderId, url }: { readonly providerOrderId: string; readonly url: string },
): Promise<void> {
  await sql`update payment_order set provider_order_id = ${providerOrderId}, link_url = ${url}
    where order_id = ${orderId} and provider_order_id is null`.execute(tx);
}

export async function saveLinkSent(
  tx: Tx,
  { orderId }: Authorized<Pick<OrderRow, 'orderId'>>,
  now: Date,
): Promise<void> {
  await sql`update payment_order set link_sends = link_sends + 1, link_sent_at = ${now} where order_id = ${orderId}`.execute(
    tx,
  );
}

/** What a move changes. */
export async function saveOrder(
  tx: Tx,
  { orderId, status, method, failure, paidAt }: Authorized<OrderRow>,
): Promise<void> {
  const captured = status === 'paid' ? sql`, captured_paise = amount_paise` : sql``;
  const moved = sql`update payment_order set status = ${status}, method = ${method}, failure = ${failure}, paid_at = ${paidAt}${captured}
    where order_id = ${orderId}`;
  await sendOff(tx, moved);
}

/** Null: the gateway was asked, and its answer is stored with the attempts. */
export async function saveUnsure(
  tx: Tx,
  { orderId }: Authorized<Pick<OrderRow, 'orderId'>>,
  since: Date | null,
): Promise<void> {
  await sql`update payment_order set unsure_since = ${since} where order_id = ${orderId} and unsure_since is distinct from ${since}`.execute(
    tx,
  );
}

export async function listOrders(
  reader: Reader,
  buyerId: string,
  after: AfterInstant | null,
  limit: number,
): Promise<OrderRow[]> {
  const from = after ? sql`and (o.created_at, o.order_id) < (${after.at}, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<OrderRow>`select ${orderColumns} from ${orders}
    where o.buyer_id = ${buyerId} ${from} order by o.created_at desc, o.order_id desc limit ${limit}`.execute(
    reader,
  );
  return rows;
}
