import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { GatewayPayment } from '../gateway/payment-gateway.ts';

export const sandboxMethods = ['upi', 'card', 'netbanking'] as const;
export type SandboxMethod = (typeof sandboxMethods)[number];

export interface SandboxOrder {
  readonly providerOrderId: string;
  /** Our order id. */
  readonly receipt: string;
  readonly bookingId: string | null;
  /** Our page that the checkout returns to, where it pays no booking. */
  readonly backTo: string | null;
  readonly amountPaise: number;
  readonly currency: string;
  readonly expiresAt: Date;
  /** A link that we cancelled. */
  readonly isOver: boolean;
}

/** A payment link: paid by anyone who has it, without an account. */
export const isLink = ({ providerOrderId }: Pick<SandboxOrder, 'providerOrderId'>): boolean =>
  providerOrderId.startsWith('plink_');

const orderColumns = sql`provider_order_id as "providerOrderId", receipt, booking_id as "bookingId", back_to as "backTo", amount_paise as "amountPaise",
  currency, expires_at as "expiresAt", is_over as "isOver"`;

/** Answers the order's id: that of an earlier call with the same receipt, if there was one. */
export async function saveSandboxOrder(
  db: Reader,
  order: Omit<SandboxOrder, 'isOver'>,
  now: Date,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`insert into sandbox_order
      (provider_order_id, receipt, booking_id, back_to, amount_paise, currency, expires_at, created_at)
    values (${order.providerOrderId}, ${order.receipt}, ${order.bookingId}, ${order.backTo}, ${order.amountPaise}, ${order.currency}, ${order.expiresAt}, ${now})
    on conflict (receipt) do update set receipt = excluded.receipt returning provider_order_id as id`.execute(
    db,
  );
  return rows[0]?.id ?? order.providerOrderId;
}

/** Nothing is paid by it any more; what was paid already stays paid. */
export async function saveLinkOver(db: Reader, providerOrderId: string): Promise<void> {
  await sql`update sandbox_order set is_over = true where provider_order_id = ${providerOrderId}`.execute(db);
}

export async function findSandboxOrder(
  reader: Reader,
  providerOrderId: string,
): Promise<SandboxOrder | null> {
  const { rows } = await sql<SandboxOrder>`select ${orderColumns} from sandbox_order
    where provider_order_id = ${providerOrderId}`.execute(reader);
  return rows[0] ?? null;
}

export async function lockSandboxOrder(tx: Tx, providerOrderId: string): Promise<SandboxOrder | null> {
  const { rows } = await sql<SandboxOrder>`select ${orderColumns} from sandbox_order
    where provider_order_id = ${providerOrderId} for update`.execute(tx);
  return rows[0] ?? null;
}

export interface SandboxPayment extends GatewayPayment {
  readonly providerOrderId: string;
  readonly attemptedAt: Date;
  readonly failure: string | null;
  readonly captureAt: Date;
}

const paymentColumns = sql`provider_payment_id as "providerPaymentId", provider_order_id as "providerOrderId",
  amount_paise as "amountPaise", currency, method, status, failure, capture_at as "captureAt",
  created_at as "attemptedAt"`;

export async function saveSandboxPayment(tx: Tx, payment: SandboxPayment): Promise<void> {
  await sql`insert into sandbox_payment (provider_payment_id, provider_order_id, amount_paise, currency, method, status, failure, capture_at, created_at)
    values (${payment.providerPaymentId}, ${payment.providerOrderId}, ${payment.amountPaise}, ${payment.currency}, ${payment.method},
      ${payment.status}, ${payment.failure}, ${payment.captureAt}, ${payment.attemptedAt})`.execute(tx);
}

export async function findSandboxPayment(
  reader: Reader,
  providerPaymentId: string,
): Promise<SandboxPayment | null> {
  const { rows } = await sql<SandboxPayment>`select ${paymentColumns} from sandbox_payment
    where provider_payment_id = ${providerPaymentId}`.execute(reader);
  return rows[0] ?? null;
}

export async function findNewestPayment(
  reader: Reader,
  providerOrderId: string,
): Promise<SandboxPayment | null> {
  const { rows } = await sql<SandboxPayment>`select ${paymentColumns} from sandbox_payment
    where provider_order_id = ${providerOrderId} order by created_at desc, status = 'failed' limit 1`.execute(
    reader,
  );
  return rows[0] ?? null;
}

/** The payment that the order has or will have; failed ones do not count. */
export async function findGoodPayment(
  reader: Reader,
  providerOrderId: string,
): Promise<SandboxPayment | null> {
  const { rows } = await sql<SandboxPayment>`select ${paymentColumns} from sandbox_payment
    where provider_order_id = ${providerOrderId} and status in ('created', 'captured')`.execute(reader);
  return rows[0] ?? null;
}

/** Null: it is not waiting (any more). */
export async function saveSlowCaptured(tx: Tx, providerPaymentId: string): Promise<SandboxPayment | null> {
  const { rows } = await sql<SandboxPayment>`update sandbox_payment set status = 'captured'
    where provider_payment_id = ${providerPaymentId} and status = 'created' returning ${paymentColumns}`.execute(
    tx,
  );
  return rows[0] ?? null;
}

export interface SandboxRefund {
  readonly providerRefundId: string;
  readonly providerPaymentId: string;
  /** Our refund id. */
  readonly receipt: string;
  readonly amountPaise: number;
}

/** False: the receipt has been used, and its refund is `findSandboxRefund`'s. */
export async function saveSandboxRefund(tx: Tx, refund: SandboxRefund, now: Date): Promise<boolean> {
  const { rows } =
    await sql`insert into sandbox_refund (provider_refund_id, provider_payment_id, receipt, amount_paise, created_at)
    values (${refund.providerRefundId}, ${refund.providerPaymentId}, ${refund.receipt}, ${refund.amountPaise}, ${now})
    on conflict (receipt) do nothing returning 1`.execute(tx);
  return rows.length > 0;
}

export async function findSandboxRefund(reader: Reader, receipt: string): Promise<SandboxRefund | null> {
  const { rows } =
    await sql<SandboxRefund>`select provider_refund_id as "providerRefundId", provider_payment_id as "providerPaymentId",
    receipt, amount_paise as "amountPaise" from sandbox_refund where receipt = ${receipt}`.execute(reader);
  return rows[0] ?? null;
}

/** What of a payment has been refunded, in paise. Lock its order before. */
export async function sumRefunds(reader: Reader, providerPaymentId: string): Promise<number> {
  const { rows } = await sql<{
    paise: number;
  }>`select coalesce(sum(amount_paise), 0)::bigint as paise from sandbox_refund
    where provider_payment_id = ${providerPaymentId}`.execute(reader);
  return rows[0]?.paise ?? 0;
}
