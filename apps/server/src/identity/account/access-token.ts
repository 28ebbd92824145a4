import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { tokenKey } from './account.keys.ts';
import { tokenExpiry } from './session.rules.ts';

const remembered = 20_000;

/** The claims of the specification, and those that find the session's row. */
const claimsSchema = z.object({
  role: z.string(),
  userId: z.uuid(),
  smeId: z.nullable(z.uuid()),
  mobileNumber: z.string(),
  sid: z.uuid(),
  jti: z.uuid(),
  iat: z.int(),
  exp: z.int(),
});
type Claims = z.output<typeof claimsSchema>;

/** What a token says. Which role and which rights its session has is read from the database all the same. */
export interface TokenSubject {
  /** Null: none chosen yet; an empty claim. */
  readonly role: string | null;
  readonly userId: string;
  readonly organisationId: string | null;
  /** Empty: the person has none. */
  readonly mobileNumber: string;
  readonly sessionId: string;
  readonly tokenId: string;
  readonly issuedAt: Date;
}

export interface AccessTokens {
  sign(subject: TokenSubject): string;
  /** Null: forged, broken, of another key, or run out. */
  verify(token: string, now: Date): Claims | null;
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** Every token of ours begins so. One that names another algorithm, or none, is refused by its first characters. */
const head = `${part({ alg: 'HS256', typ: 'JWT' })}.`;
const secondsOf = (at: Date) => Math.floor(at.getTime() / 1_000);

const signatureOf = (key: Uint8Array, signed: string) =>
  createHmac('sha256', key).update(signed).digest('base64url');

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The same session and time give the same token, so a lost exchange can be answered again. */
function sign(key: Uint8Array, subject: TokenSubject): string {
  const claims: Claims = {
    role: subject.role ?? '',
    userId: subject.userId,
    smeId: subject.organisationId,
    mobileNumber: subject.mobileNumber,
    sid: subject.sessionId,
    jti: subject.tokenId,
    iat: secondsOf(subject.issuedAt),
    exp: secondsOf(tokenExpiry(subject.issuedAt)),
  };
  const signed = head + part(claims);
  return `${signed}.${signatureOf(key, signed)}`;
}

/**
 * Compared as text with the one signature that is ours: no other spelling of a good token is good. In place of a library
 * of JSON Web Tokens, which hands each check to another thread: decision 0083.
 */
function read(key: Uint8Array, token: string): Claims | null {
  const end = token.lastIndexOf('.');
  const signed = token.slice(0, end);
  if (!signed.startsWith(head) || !isSame(token.slice(end + 1), signatureOf(key, signed))) return null;
  const text = Buffer.from(signed.slice(head.length), 'base64url').toString();
  const claims = z.safeParse(claimsSchema, JSON.parse(text));
  return claims.success ? claims.data : null;
}

/** Reading the claims costs more than a look into memory, so those of good tokens are remembered by the token's hash. */
export function accessTokens(secret: string): AccessTokens {
  const key = tokenKey(secret);
  const good = new Map<string, Claims>();
  const remember = (digest: string, claims: Claims) => {
    if (good.size >= remembered) good.delete(good.keys().next().value ?? '');
    good.set(digest, claims);
  };
  return {
    sign: (subject) => sign(key, subject),
    verify: (token, now) => {
      const digest = hash('sha256', token, 'base64');
      const known = good.get(digest);
      const claims = known ?? read(key, token);
      if (!claims || claims.exp * 1000 <= now.getTime()) return null;
      if (!known) remember(digest, claims);
      return claims;
    },
  };
}
