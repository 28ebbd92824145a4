import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sign, signatureFits } from '../gateway/signature.ts';

const cookie = 'sandbox-form';
const path = '/pay/sandbox';

/** Binds a form to this browser and to what it is about; another site can neither read the cookie nor make the token. */
export function formToken(
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string,
  subject: string,
): string {
  const kept = request.cookies[cookie];
  const nonce = kept && /^[\w-]{16,40}$/.test(kept) ? kept : randomBytes(18).toString('base64url');
  if (nonce !== kept) void reply.setCookie(cookie, nonce, { path, sameSite: 'strict', httpOnly: true });
  return sign(secret, `${nonce}:${subject}`);
}

export function formTokenFits(
  request: FastifyRequest,
  secret: string,
  subject: string,
  given: string,
): boolean {
  const nonce = request.cookies[cookie];
  return nonce !== undefined && signatureFits(secret, `${nonce}:${subject}`, given);
}
