import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 in hex, as Razorpay signs webhooks (over the raw body) and checkouts (over `order|payment`). */
export function sign(secret: string, content: Buffer | string): string {
  return createHmac('sha256', secret).update(content).digest('hex');
}

/** Compares in constant time; Razorpay's own SDK compares strings and would tell by its time where they differ. */
export function signatureFits(secret: string, content: Buffer | string, given: string): boolean {
  const expected = Buffer.from(sign(secret, content));
  const offered = Buffer.from(given);
  return expected.length === offered.length && timingSafeEqual(expected, offered);
}

export function checkoutContent(answer: {
  readonly providerOrderId: string;
  readonly providerPaymentId: string;
}): string {
  return `${answer.providerOrderId}|${answer.providerPaymentId}`;
}
