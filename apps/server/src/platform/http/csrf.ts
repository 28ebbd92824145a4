import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { servedAt } from './served-at.ts';

export const csrfCookie = 'XSRF-TOKEN';
/** The back office may be on the same origin: two sessions in one browser must not overwrite each other's. */
export const backofficeCsrfCookie = 'XSRF-BACKOFFICE';
export const csrfHeader = 'x-xsrf-token';
const anonymous = 'anonymous';

function sign(secret: string, nonce: string, sessionId: string | null): string {
  return createHmac('sha256', secret)
    .update(`csrf:${nonce}:${sessionId ?? anonymous}`)
    .digest('base64url');
}

/** `nonce.signature`, bound to one session; another session's is refused. */
export function csrfToken(secret: string, sessionId: string | null): string {
  const nonce = randomBytes(12).toString('base64url');
  return `${nonce}.${sign(secret, nonce, sessionId)}`;
}

function fits(secret: string, token: string, sessionId: string | null): boolean {
  const [nonce, signature] = token.split('.');
  if (!nonce || !signature) return false;
  const expected = Buffer.from(sign(secret, nonce, sessionId));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** Which of the two apps is calling. */
const cookieOf = (request: FastifyRequest): string =>
  isBackofficeCall(request) ? backofficeCsrfCookie : csrfCookie;

/** What both apps ask for at one address, the main app asks for with a token. */
export function isBackofficeCall(request: FastifyRequest): boolean {
  const at = servedAt(request);
  return at === 'backoffice' || (at === 'both' && request.headers.authorization === undefined);
}

/** The header must repeat the cookie, and the cookie must be this session's. */
export function csrfAccepted(request: FastifyRequest, secret: string, sessionId: string | null): boolean {
  const header = request.headers[csrfHeader];
  const cookie = request.cookies[cookieOf(request)];
  return (
    typeof header === 'string' && cookie !== undefined && header === cookie && fits(secret, header, sessionId)
  );
}

/** Whether the request comes from the browser of this session: it alone has the cookie, which also a plain link carries. */
export const isBrowserOf = (request: FastifyRequest, secret: string, sessionId: string): boolean =>
  [csrfCookie, backofficeCsrfCookie].some((name) => fits(secret, request.cookies[name] ?? '', sessionId));

/** Sets the cookie that scripts of our own pages copy into the header; readable by them on purpose. */
export function setCsrfCookie(
  reply: FastifyReply,
  secret: string,
  sessionId: string | null,
  secure: boolean,
  cookie = csrfCookie,
): void {
  void reply.setCookie(cookie, csrfToken(secret, sessionId), {
    path: '/',
    sameSite: 'lax',
    secure,
    httpOnly: false,
  });
}

/** A GET renews the cookie only where it is missing or another session's. */
export function ensureCsrfCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string,
  sessionId: string | null,
  secure: boolean,
): void {
  const cookie = request.cookies[cookieOf(request)];
  if (cookie === undefined || !fits(secret, cookie, sessionId))
    setCsrfCookie(reply, secret, sessionId, secure, cookieOf(request));
}
