import { createHmac, timingSafeEqual } from 'node:crypto';

const signedBytes = 16;

const signatureOf = (secret: string, entryId: string): Buffer =>
  createHmac('sha256', secret).update(`waitlist:leave ${entryId}`).digest().subarray(0, signedBytes);

/** What the link of a message carries: the entry and its signature, so no code is stored. */
export const codeOfEntry = (secret: string, entryId: string): string =>
  `${entryId}.${signatureOf(secret, entryId).toString('base64url')}`;

/** The entry that a code was made for; null: we did not make it. */
export function entryOfCode(secret: string, code: string): string | null {
  const [entryId = '', given = ''] = code.split('.');
  if (!/^[0-9a-f-]{36}$/.test(entryId)) return null;
  const signature = Buffer.from(given, 'base64url');
  const expected = signatureOf(secret, entryId);
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? entryId : null;
}
