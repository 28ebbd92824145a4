import type { FailureReason } from '@nukkad/contract/money/payment/payment.model';
import * as z from 'zod/mini';
import { failureReasonOf } from './failure-reason.rules.ts';

/** Razorpay's webhook body, as far as we read it; the sandbox writes the same. */
const entityId = z.string().check(z.minLength(1), z.maxLength(80));
const paymentEntity = z.object({
  id: entityId,
  amount: z.int(),
  currency: z.string().check(z.maxLength(3)),
  order_id: z.nullish(entityId),
  method: z.nullish(z.string().check(z.maxLength(40))),
  error_description: z.nullish(z.string()),
  error_reason: z.nullish(z.string()),
  created_at: z.nullish(z.int()),
});
const refundEntity = z.object({
  id: entityId,
  amount: z.int(),
  payment_id: entityId,
  receipt: z.nullish(z.string().check(z.maxLength(80))),
});
/** What was paid on a link's own page; its payment names an order of the gateway's that we never see. */
const linkEntity = z.object({ id: entityId, amount: z.int() });
const body = z.object({
  event: z.string().check(z.minLength(1), z.maxLength(80)),
  created_at: z.int(),
  payload: z.object({
    payment: z.optional(z.object({ entity: paymentEntity })),
    refund: z.optional(z.object({ entity: refundEntity })),
    payment_link: z.optional(z.object({ entity: linkEntity })),
  }),
});

export interface PaymentFacts {
  readonly providerPaymentId: string;
  readonly providerOrderId: string | null;
  readonly amountPaise: number;
  readonly currency: string;
  readonly method: string;
  /** The bank's sentence, for a failed payment. */
  readonly failure: string | null;
  /** Why it failed, where the gateway names a reason. */
  readonly failureReason: FailureReason | null;
  /** When the buyer made it, where the gateway says so. */
  readonly attemptedAt: Date | null;
}

export interface RefundFacts {
  readonly providerRefundId: string;
  readonly providerPaymentId: string;
  readonly amountPaise: number;
  readonly receipt: string | null;
}

/** What a gateway's signed event states; a buyer's e-mail and number within it are left behind here. */
export interface GatewayEvent {
  readonly name: string;
  readonly signedAt: Date;
  readonly payment: PaymentFacts | null;
  readonly refund: RefundFacts | null;
  /** The gateway's id of the link that it is about. */
  readonly providerLinkId: string | null;
}

/** Null: signed, but not an event that we can read. */
export function readGatewayEvent(bytes: Buffer): GatewayEvent | null {
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
  const parsed = z.safeParse(body, json);
  if (!parsed.success) return null;
  const { event, created_at: createdAt, payload } = parsed.data;
  const payment = payload.payment?.entity;
  const refund = payload.refund?.entity;
  return {
    name: event,
    signedAt: new Date(createdAt * 1000),
    payment: payment
      ? {
          providerPaymentId: payment.id,
          providerOrderId: payment.order_id ?? null,
          amountPaise: payment.amount,
          currency: payment.currency,
          method: payment.method ?? 'unknown',
          failure: payment.error_description?.slice(0, 300) ?? null,
          failureReason: failureReasonOf(payment.error_reason),
          attemptedAt: payment.created_at ? new Date(payment.created_at * 1000) : null,
        }
      : null,
    refund: refund
      ? {
          providerRefundId: refund.id,
          providerPaymentId: refund.payment_id,
          amountPaise: refund.amount,
          receipt: refund.receipt ?? null,
        }
      : null,
    providerLinkId: payload.payment_link?.entity.id ?? null,
  };
}
