import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The forms of one set of plain pages. */
export interface FormKind {
  readonly cookie: string;
  /** Below which the cookie is sent. */
  readonly path: string;
  readonly secret: string;
  readonly secure: boolean;
}

const sign = (secret: string, content: string) => createHmac('sha256', secret).update(content).digest('hex');

/** Binds a form to this browser and to what it is about; another site can neither read the cookie nor make the token. */
export function formToken(
  request: FastifyRequest,
  reply: FastifyReply,
  { cookie, path, secret, secure }: FormKind,
  subject: string,
): string {
  const kept = request.cookies[cookie];
  const nonce = kept && /^[\w-]{16,40}$/.test(kept) ? kept : randomBytes(18).toString('base64url');
  if (nonce !== kept)
    void reply.setCookie(cookie, nonce, { path, sameSite: 'strict', httpOnly: true, secure });
  return sign(secret, `${nonce}:${subject}`);
}

export function formTokenFits(
  request: FastifyRequest,
  { cookie, secret }: FormKind,
  subject: string,
  given: string,
): boolean {
  const nonce = request.cookies[cookie];
  if (nonce === undefined) return false;
  const expected = Buffer.from(sign(secret, `${nonce}:${subject}`));
  const offered = Buffer.from(given);
  return expected.length === offered.length && timingSafeEqual(expected, offered);
}
