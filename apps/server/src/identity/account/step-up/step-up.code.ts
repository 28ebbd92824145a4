import { createHmac, timingSafeEqual } from 'node:crypto';

/** Six digits out of the row's random id and a key of its own purpose; no copy of them lies anywhere. */
export function stepUpCode(secret: string, codeId: string): string {
  const key = createHmac('sha256', secret).update('account:step-up code').digest();
  const digest = createHmac('sha256', key).update(codeId).digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

export function stepUpCodeFits(secret: string, codeId: string, given: string): boolean {
  const expected = Buffer.from(stepUpCode(secret, codeId));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
