import type { FailureReason } from '@nukkad/contract/money/payment/payment.model';
import type { GatewayEvent } from './gateway-event.ts';

export type ProviderName = 'sandbox' | 'razorpay';

export interface GatewayOrder {
  /** Our order; the gateway keeps it as the receipt. */
  readonly orderId: string;
  /** Null: it pays no booking, and says where the checkout returns to. */
  readonly bookingId: string | null;
  /** Without a query: `?paid=<orderId>` is added once it is paid. */
  readonly backTo?: string | undefined;
  readonly amountPaise: number;
  readonly expiresAt: Date;
}

export interface GatewayPayment {
  readonly providerPaymentId: string;
  readonly providerOrderId: string | null;
  readonly amountPaise: number;
  readonly currency: string;
  readonly method: string;
  /** `created` also means one that the bank has authorised and the gateway has not captured yet. */
  readonly status: 'created' | 'captured' | 'failed';
  readonly attemptedAt: Date | null;
  /** The bank's sentence and why, of one that failed, where they are known. */
  readonly failure?: string | null;
  readonly failureReason?: FailureReason | null;
}

export interface GatewayRefund {
  /** Ours; the gateway keeps it as the receipt, and the same receipt never makes a second refund. */
  readonly refundId: string;
  readonly providerPaymentId: string;
  readonly amountPaise: number;
}

export interface GatewayLink {
  /** The gateway's id of the link, in the place of an order's. */
  readonly providerOrderId: string;
  readonly url: string;
}

export interface CheckoutAnswer {
  readonly providerOrderId: string;
  readonly providerPaymentId: string;
  readonly signature: string;
}

/** A payment provider. Each call can be repeated safely: receipts make it idempotent. */
export interface PaymentGateway {
  readonly provider: ProviderName;
  /** The public key that the provider's widget asks for; null where there is none. */
  readonly keyId: string | null;
  /** The provider's own checkout page on our origin; null where it opens a widget. */
  checkoutUrl(providerOrderId: string): string | null;
  createOrder(order: GatewayOrder): Promise<{ readonly providerOrderId: string }>;
  /** A page of the gateway's own on which anyone who has its address pays the order. */
  createLink(order: GatewayOrder): Promise<GatewayLink>;
  /** Nothing can be paid by it any more; one that is paid or over stays as it is. */
  cancelLink(providerOrderId: string): Promise<void>;
  fetchPayment(providerPaymentId: string): Promise<GatewayPayment | null>;
  /** The newest attempt to pay an order; null: there was none. */
  fetchNewestAttempt(providerOrderId: string): Promise<GatewayPayment | null>;
  refund(refund: GatewayRefund): Promise<{ readonly providerRefundId: string }>;
  /** The event, if the signature is the gateway's over exactly these bytes; else null. */
  verifyWebhook(body: Buffer, signature: string): GatewayEvent | null;
  /** Whether the checkout really handed this payment of this order to the browser. */
  verifyCheckoutSignature(answer: CheckoutAnswer): boolean;
}

/** The gateway does not answer or is out of order: nothing is known, the call may be repeated. */
export class GatewayUnavailable extends Error {
  constructor(cause: unknown) {
    super('The payment gateway does not answer.', { cause });
    this.name = 'GatewayUnavailable';
  }
}

/** The gateway understood and said no; repeating the call changes nothing. */
export class GatewayRefused extends Error {
  readonly statusCode: number;
  constructor(statusCode: number, description: string) {
    super(`The payment gateway refused: ${description}`);
    this.name = 'GatewayRefused';
    this.statusCode = statusCode;
  }
}
