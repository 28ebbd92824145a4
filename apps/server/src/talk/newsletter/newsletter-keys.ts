import { createHmac, timingSafeEqual } from 'node:crypto';

const signedBytes = 16;

const signatureOf = (secret: string, what: string): Buffer =>
  createHmac('sha256', secret).update(`newsletter:${what}`).digest().subarray(0, signedBytes);

function isSigned(secret: string, what: string, given: string): boolean {
  const signature = Buffer.from(given, 'base64url');
  const expected = signatureOf(secret, what);
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}

const idForm = /^[0-9a-f-]{36}$/;

/** What the link to unsubscribe carries: it works for ever, so no code is stored. */
export const leaveCode = (secret: string, subscriberId: string): string =>
  `${subscriberId}.${signatureOf(secret, `leave ${subscriberId}`).toString('base64url')}`;

/** Whom a code was made for; null: we did not make it. */
export function readLeaveCode(secret: string, code: string): string | null {
  const [subscriberId = '', given = ''] = code.split('.');
  return idForm.test(subscriberId) && isSigned(secret, `leave ${subscriberId}`, given) ? subscriberId : null;
}

/** What the link to confirm carries, with the instant of its mail. */
export function confirmCode(secret: string, subscriberId: string, issuedAt: Date): string {
  const issued = issuedAt.getTime().toString(36);
  const signature = signatureOf(secret, `confirm ${subscriberId} ${issued}`).toString('base64url');
  return `${subscriberId}.${issued}.${signature}`;
}

export function readConfirmCode(
  secret: string,
  code: string,
): { readonly subscriberId: string; readonly issuedAt: Date } | null {
  const [subscriberId = '', issued = '', given = ''] = code.split('.');
  if (!idForm.test(subscriberId) || !isSigned(secret, `confirm ${subscriberId} ${issued}`, given))
    return null;
  return { subscriberId, issuedAt: new Date(Number.parseInt(issued, 36)) };
}
