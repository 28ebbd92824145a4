import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 in hex over the raw body, as RazorpayX signs its webhooks. */
export const signBody = (secret: string, body: Buffer | string): string =>
  createHmac('sha256', secret).update(body).digest('hex');

/** Compares in constant time. */
export function isSignedBy(secret: string, body: Buffer, given: string): boolean {
  const expected = Buffer.from(signBody(secret, body));
  const offered = Buffer.from(given);
  return expected.length === offered.length && timingSafeEqual(expected, offered);
}
