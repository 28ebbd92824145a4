import { createHmac, timingSafeEqual } from 'node:crypto';
import { networkOf } from './sign-in.rules.ts';

/** One secret, a key for each purpose: what one signs, another never accepts. */
function keyFor(secret: string, purpose: string): Buffer {
  return createHmac('sha256', secret).update(`account:${purpose}`).digest();
}

/**
 * The six digits of a challenge. The id comes from the secure random source and the key is secret, so the code is as
 * good as random. It is computed again when it is sent or checked, and no copy is stored.
 */
export function signInCode(secret: string, challengeId: string): string {
  const digest = createHmac('sha256', keyFor(secret, 'sign-in code')).update(challengeId).digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

export function codeFits(secret: string, challengeId: string, given: string): boolean {
  const expected = Buffer.from(signInCode(secret, challengeId));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** The stored hash of a network address: enough to count by, not to read. */
export function addressHash(secret: string, address: string): Buffer {
  return createHmac('sha256', keyFor(secret, 'network address')).update(networkOf(address)).digest();
}

/** The stored hash of a number where only counting is needed. */
export function numberHash(secret: string, mobileNumber: string): Buffer {
  return createHmac('sha256', keyFor(secret, 'mobile number')).update(mobileNumber).digest();
}

/** Whom a try or a check is counted for: enough to count by, not to read. */
export function subjectHash(secret: string, subject: string): Buffer {
  return createHmac('sha256', keyFor(secret, 'counted subject')).update(subject).digest();
}

export function tokenKey(secret: string): Uint8Array {
  return new Uint8Array(keyFor(secret, 'access token'));
}
