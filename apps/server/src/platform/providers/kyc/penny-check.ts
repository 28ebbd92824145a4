/** The one-rupee check of a bank account: its code, and how often an account may be given. */
import { istDay } from '@nukkad/contract/kernel/time';
import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The four digits in the reference of the one-rupee transfer. The check's id comes from the secure random source and
 * the key is secret, so the code is computed again when it is sent or checked, and no copy is stored.
 */
export function pennyCode(secret: string, whose: 'partner' | 'employee', checkId: string): string {
  const digest = createHmac('sha256', secret).update(`${whose}:penny check:${checkId}`).digest();
  return String(digest.readUIntBE(0, 6) % 10_000).padStart(4, '0');
}

export function pennyCodeFits(
  secret: string,
  whose: 'partner' | 'employee',
  { checkId, given }: { readonly checkId: string; readonly given: string },
): boolean {
  const expected = Buffer.from(pennyCode(secret, whose, checkId));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** Wrong codes that use up one check. */
export const bankTries = 5;
/** Accounts that may be given on one day: each costs a rupee. */
const checksADay = 5;

/** The day's count with this check; null: too many today. */
export function countCheck(
  before: { readonly checksOn: string; readonly checksToday: number } | null,
  now: Date,
): { checksOn: string; checksToday: number } | null {
  const checksOn = istDay(now);
  const checksToday = before?.checksOn === checksOn ? before.checksToday + 1 : 1;
  return checksToday > checksADay ? null : { checksOn, checksToday };
}
