import { createHmac, timingSafeEqual } from 'node:crypto';

/** The code of one booking and round, derived whenever it is shown or checked and kept nowhere. 6 digits. */
export function startCodeOf(secret: string, bookingId: string, round: number): string {
  const digest = createHmac('sha256', secret).update(`start-code:${bookingId}:${round}`).digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

export function isStartCode(secret: string, bookingId: string, round: number, told: string): boolean {
  const right = Buffer.from(startCodeOf(secret, bookingId, round));
  const given = Buffer.from(told);
  return right.length === given.length && timingSafeEqual(right, given);
}
