import { createHmac, timingSafeEqual } from 'node:crypto';
import { seal, unseal } from '../../platform/seal.ts';

/** The PAN of an organisation, to lie in its row. */
export const sealPan = (secret: string, organisationId: string, pan: string) =>
  seal(secret, 'partner pan', pan, organisationId);

/** The account number of an organisation, to lie in its row. */
export const sealAccount = (secret: string, organisationId: string, accountNumber: string) =>
  seal(secret, 'partner bank account', accountNumber, organisationId);

export const openAccount = (secret: string, organisationId: string, sealed: string) =>
  unseal(secret, 'partner bank account', sealed, organisationId);

/**
 * The four digits that the one rupee carries. The check's id comes from the secure random source and the key is ours
 * alone, so whoever sends or checks the code makes it anew and no copy lies anywhere.
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
