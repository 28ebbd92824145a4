import { createHmac, timingSafeEqual } from 'node:crypto';
import { encrypt, decrypt } from '../../platform/encryption.ts';

/** The PAN of an organisation, to lie in its row. */
export const encryptPan = (secret: string, organisationId: string, pan: string) =>
  encrypt(secret, 'partner pan', pan, organisationId);

/** For a reviewer, who compares it with the card. */
export const openPan = (secret: string, organisationId: string, sealed: string) =>
  decrypt(secret, 'partner pan', sealed, organisationId);

/** The account number of an organisation, to lie in its row. */
export const encryptAccountNumber = (secret: string, organisationId: string, accountNumber: string) =>
  encrypt(secret, 'partner bank account', accountNumber, organisationId);

export const decryptAccountNumber = (secret: string, organisationId: string, sealed: string) =>
  decrypt(secret, 'partner bank account', sealed, organisationId);

/**
 * The four digits in the reference of the one-rupee transfer. The check's id comes from the secure random source and
 * the key is secret, so the code is computed again when it is sent or checked, and no copy is stored.
 */
export function pennyCode(secret: string, checkId: string): string {
  const digest = createHmac('sha256', secret).update(`partner:penny check:${checkId}`).digest();
  return String(digest.readUIntBE(0, 6) % 10_000).padStart(4, '0');
}

export function pennyCodeFits(secret: string, checkId: string, given: string): boolean {
  const expected = Buffer.from(pennyCode(secret, checkId));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
