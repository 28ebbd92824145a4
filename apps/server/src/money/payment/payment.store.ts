import type { FailureReason } from '@nukkad/contract/money/payment/payment.model';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { sendOff } from '../../platform/db/pipeline.ts';
import type { AnyProvider } from './order.store.ts';
import type { Refundable } from './payment.rules.ts';
import type { Erasure, PersonalPort, Whose } from '../../platform/personal.ts';

export interface PaymentRow {
  readonly paymentId: string;
  readonly orderId: string;
  readonly bookingId: string;
  readonly provider: AnyProvider;
  readonly providerPaymentId: string;
  readonly amountPaise: number;
  readonly method: string;
  readonly status: 'pending' | 'failed' | 'captured';
  readonly kept: boolean;
  /** When the buyer made it, where the gateway said so. */
  readonly attemptedAt?: Date | null;
  /** It pays what the customer owes, not the booking. */
  readonly settlesLater?: boolean;
  /** Of one that failed: the gateway's sentence, and why. */
  readonly failure?: string | null;
  readonly failureReason?: FailureReason | null;
}

export async function findPayment(
  reader: Reader,
  provider: AnyProvider,
  providerPaymentId: string,
): Promise<PaymentRow | null> {
  const { rows } =
    await sql<PaymentRow>`select payment_id as "paymentId", order_id as "orderId", booking_id as "bookingId", provider,
      provider_payment_id as "providerPaymentId", amount_paise as "amountPaise", method, status, kept
      from payment where provider = ${provider} and provider_payment_id = ${providerPaymentId}`.execute(
      reader,
    );
  return rows[0] ?? null;
}

/** Captured is final; one under way or failed may still become captured. Answers the row's id. */
export async function savePayment(tx: Tx, payment: Authorized<PaymentToWrite>, now: Date): Promise<string> {
  const { rows } = await savingOf(payment, now).execute(tx);
  return rows[0]?.paymentId ?? payment.paymentId;
}

type PaymentToWrite = PaymentRow & { readonly takenBy?: string | null };

function savingOf(payment: Authorized<PaymentToWrite>, now: Date) {
  const capturedAt = payment.status === 'captured' ? now : null;
  return sql<{
    paymentId: string;
  }>`insert into payment (payment_id, order_id, booking_id, provider, provider_payment_id,
      amount_paise, method, status, kept, taken_by, created_at, captured_at, attempted_at, settles_later, failure, failure_reason)
    values (${payment.paymentId}, ${payment.orderId}, ${payment.bookingId}, ${payment.provider}, ${payment.providerPaymentId},
      ${payment.amountPaise}, ${payment.method}, ${payment.status}, ${payment.kept}, ${payment.takenBy ?? null}, ${now}, ${capturedAt},
      ${payment.attemptedAt ?? null}, ${payment.settlesLater ?? false}, ${payment.failure ?? null}, ${payment.failureReason ?? null})
    on conflict (provider, provider_payment_id) do update
      set status = excluded.status, kept = excluded.kept, method = excluded.method, captured_at = excluded.captured_at,
        settles_later = excluded.settles_later, failure = excluded.failure, failure_reason = excluded.failure_reason,
        attempted_at = coalesce(excluded.attempted_at, payment.attempted_at)
      where payment.status <> 'captured'
    returning payment_id as "paymentId"`;
}

/** Of money that no gateway tells of again: cash and credit. */
export async function insertPayment(tx: Tx, payment: Authorized<PaymentToWrite>, now: Date): Promise<void> {
  await sendOff(tx, savingOf(payment, now));
}

/**
 * Kept payments of a booking that can be returned: what is still owed first, then money, so that a charge is taken from
 * credit, and cash last, which no gateway can return; each the oldest first. Lock the booking before.
 */
export async function listRefundable(tx: Tx, bookingId: string): Promise<Refundable[]> {
  const { rows } =
    await sql<Refundable>`select payment_id as "paymentId", amount_paise - repaid_paise as "amountPaise", refunded_paise as "refundedPaise", provider
    from payment where booking_id = ${bookingId} and kept order by provider <> 'paylater', provider = 'cash', provider = 'credit', captured_at, payment_id for update`.execute(
      tx,
    );
  return rows;
}

/** What of a booking's payments can still go back: the way it came, and cash to an account. */
export async function returnablePaise(reader: Reader, bookingId: string): Promise<number> {
  const { rows } = await sql<{
    paise: number;
  }>`select coalesce(sum(amount_paise - refunded_paise - repaid_paise), 0)::bigint as paise
    from payment where booking_id = ${bookingId} and kept`.execute(reader);
  return rows[0]?.paise ?? 0;
}

const kept: Erasure = { kind: 'keep', kept: { why: 'accounts', years: 8 } };
const ofOwnBookings: Whose = (userId) =>
  sql`t.booking_id in (select b.booking_id from booking b where b.buyer_id = ${userId})`;

/** Amounts, instants and the gateway's numbers: no card and no account number ever comes here. */
export const paymentPersonal: PersonalPort = {
  tables: [
    {
      table: 'payment_order',
      title: 'Payment orders',
      whose: (userId) => sql`t.buyer_id = ${userId}`,
      erasure: kept,
    },
    {
      table: 'payment',
      title: 'Payments',
      whose: (userId) =>
        sql`(t.taken_by = ${userId} or t.booking_id in (select b.booking_id from booking b where b.buyer_id = ${userId}))`,
      erasure: kept,
    },
    { table: 'refund', title: 'Refunds', whose: ofOwnBookings, erasure: kept },
    {
      table: 'purchase',
      title: 'Payments of advances, credits and milestones',
      whose: (userId) => sql`t.payer_id = ${userId}`,
      erasure: kept,
    },
  ],
  openMatters: async (reader, userId) => {
    const { rows } = await sql<{ open: boolean }>`select exists (select 1 from refund t
      where t.status in ('pending', 'sent') and ${ofOwnBookings(userId)}) as open`.execute(reader);
    return rows[0]?.open ? ['refund_open'] : [];
  },
};
