import type Razorpay from 'razorpay';
import { madeOnce } from '../../../platform/made-once.ts';
import { failureReasonOf } from './failure-reason.rules.ts';
import { readGatewayEvent } from './gateway-event.ts';
import {
  type GatewayLink,
  type GatewayOrder,
  type GatewayPayment,
  GatewayRefused,
  GatewayUnavailable,
  type PaymentGateway,
} from './payment-gateway.ts';
import { checkoutContent, signatureFits } from './signature.ts';

export interface RazorpayAccount {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  /** Another address than https://api.razorpay.com, for tests. */
  readonly apiOrigin?: string | undefined;
  readonly timeoutMs?: number;
}

const defaultTimeoutMs = 10_000;

/** The SDK has no options for address and timeout; both are set on its axios instance. */
async function openClient(account: RazorpayAccount): Promise<Razorpay> {
  const { default: Sdk } = await import('razorpay');
  const client = new Sdk({ key_id: account.keyId, key_secret: account.keySecret });
  const { defaults } = (client.api as unknown as { rq: { defaults: { baseURL?: string; timeout?: number } } })
    .rq;
  if (account.apiOrigin) defaults.baseURL = account.apiOrigin;
  defaults.timeout = account.timeoutMs ?? defaultTimeoutMs;
  return client;
}

interface SdkError {
  readonly statusCode?: number;
  readonly error?: { readonly description?: string; readonly code?: string };
}

/** The SDK throws plain objects for answers, and a TypeError where there was no answer at all. */
async function ask<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const { statusCode, error: said } = (error ?? {}) as SdkError;
    if (statusCode && statusCode >= 400 && statusCode < 500 && statusCode !== 429 && statusCode !== 408) {
      throw new GatewayRefused(statusCode, said?.code ?? 'no reason given');
    }
    throw new GatewayUnavailable(error);
  }
}

function statusOf(status: string): GatewayPayment['status'] {
  if (status === 'captured' || status === 'refunded') return 'captured';
  return status === 'failed' ? 'failed' : 'created';
}

interface SdkPayment {
  readonly id: string;
  readonly order_id: string;
  readonly amount: number | string;
  readonly currency: string;
  readonly method: string;
  readonly status: string;
  /** Seconds. */
  readonly created_at: number;
  readonly error_description?: string | null;
  readonly error_reason?: string | null;
}

function paymentFrom(payment: SdkPayment): GatewayPayment {
  return {
    providerPaymentId: payment.id,
    providerOrderId: payment.order_id ?? null,
    amountPaise: Number(payment.amount),
    currency: payment.currency,
    method: payment.method,
    status: statusOf(payment.status),
    attemptedAt: payment.created_at ? new Date(payment.created_at * 1000) : null,
    ...(payment.status === 'failed' && {
      failure: payment.error_description?.slice(0, 300) ?? null,
      failureReason: failureReasonOf(payment.error_reason),
    }),
  };
}

/** Null where the gateway does not know it. */
async function orNull<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await ask(call);
  } catch (error) {
    if (error instanceof GatewayRefused) return null;
    throw error;
  }
}

async function fetchPayment(client: Razorpay, providerPaymentId: string): Promise<GatewayPayment | null> {
  const payment = await orNull(() => client.payments.fetch(providerPaymentId));
  return payment && paymentFrom(payment);
}

async function fetchNewestAttempt(client: Razorpay, providerOrderId: string): Promise<GatewayPayment | null> {
  const attempts = await orNull(() => client.orders.fetchPayments(providerOrderId));
  const newest = attempts?.items.toSorted((a, b) => b.created_at - a.created_at)[0];
  return newest ? paymentFrom(newest) : null;
}

/** Looks first whether an earlier try has arrived: the SDK cannot send an idempotency header. */
async function refundOnce(
  client: Razorpay,
  wanted: { refundId: string; providerPaymentId: string; amountPaise: number },
): Promise<string> {
  const { refundId, providerPaymentId, amountPaise } = wanted;
  const earlier = await ask(() => client.payments.fetchMultipleRefund(providerPaymentId, { count: 100 }));
  const found = earlier.items.find((refund) => refund.receipt === refundId);
  if (found) return found.id;
  const made = await ask(() =>
    client.payments.refund(providerPaymentId, { amount: amountPaise, receipt: refundId, speed: 'normal' }),
  );
  return made.id;
}

/** As with refunds, an earlier try is looked for by our receipt. */
async function createLink(client: Razorpay, order: GatewayOrder): Promise<GatewayLink> {
  const { orderId, bookingId, amountPaise, expiresAt } = order;
  // The SDK's types do not know that links are found by their receipt; the API does.
  const found = await ask(() => client.paymentLink.all({ reference_id: orderId } as object));
  const link =
    found.payment_links[0] ??
    (await ask(() =>
      client.paymentLink.create({
        amount: amountPaise,
        currency: 'INR',
        accept_partial: false,
        reference_id: orderId,
        expire_by: Math.floor(expiresAt.getTime() / 1000),
        // We tell the customer ourselves, so the gateway is given no number.
        customer: {},
        notify: { sms: false, email: false },
        reminder_enable: false,
        notes: bookingId === null ? {} : { bookingId },
      }),
    ));
  return { providerOrderId: link.id, url: link.short_url };
}

export function openRazorpay(account: RazorpayAccount): PaymentGateway {
  const client = madeOnce(() => openClient(account));
  return {
    provider: 'razorpay',
    keyId: account.keyId,
    checkoutUrl: () => null,
    createOrder: async ({ orderId, bookingId, amountPaise }) => {
      const { orders } = await client();
      const order = await ask(() =>
        orders.create({
          amount: amountPaise,
          currency: 'INR',
          receipt: orderId,
          payment_capture: true,
          notes: bookingId === null ? {} : { bookingId },
        }),
      );
      return { providerOrderId: order.id };
    },
    createLink: async (order) => createLink(await client(), order),
    cancelLink: async (providerOrderId) => {
      const { paymentLink } = await client();
      await orNull(() => paymentLink.cancel(providerOrderId));
    },
    fetchPayment: async (providerPaymentId) => fetchPayment(await client(), providerPaymentId),
    fetchNewestAttempt: async (providerOrderId) => fetchNewestAttempt(await client(), providerOrderId),
    refund: async (refund) => ({ providerRefundId: await refundOnce(await client(), refund) }),
    verifyWebhook: (body, signature) =>
      signatureFits(account.webhookSecret, body, signature) ? readGatewayEvent(body) : null,
    verifyCheckoutSignature: (answer) =>
      signatureFits(account.keySecret, checkoutContent(answer), answer.signature),
  };
}
