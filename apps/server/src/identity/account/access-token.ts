import { createHash } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { tokenKey } from './account.keys.ts';
import { tokenExpiry } from './session.rules.ts';

const algorithm = 'HS256';
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
  sign(subject: TokenSubject): Promise<string>;
  /** Null: forged, broken, of another key, or run out. */
  verify(token: string, now: Date): Promise<Claims | null>;
}

/** The same session and time give the same token, so a lost exchange can be answered again. */
function sign(key: Uint8Array, subject: TokenSubject): Promise<string> {
  const { role, userId, organisationId: smeId, mobileNumber, sessionId: sid } = subject;
  return new SignJWT({ role: role ?? '', userId, smeId, mobileNumber, sid })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setJti(subject.tokenId)
    .setIssuedAt(subject.issuedAt)
    .setExpirationTime(tokenExpiry(subject.issuedAt))
    .sign(key);
}

/** Three parts in base64url, each in its one spelling: decoders overlook padding, strange characters and loose bits. */
function isCanonical(token: string): boolean {
  const parts = token.split('.');
  return (
    parts.length === 3 &&
    parts.every((part) => part !== '' && Buffer.from(part, 'base64url').toString('base64url') === part)
  );
}

async function read(key: Uint8Array, token: string, now: Date): Promise<Claims | null> {
  if (!isCanonical(token)) return null;
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      typ: 'JWT',
      currentDate: now,
    });
    const claims = z.safeParse(claimsSchema, payload);
    return claims.success ? claims.data : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** Checking a signature costs more than a whole cached call, so good ones are remembered by the token's hash. */
export function accessTokens(secret: string): AccessTokens {
  const key = tokenKey(secret);
  const good = new Map<string, Claims>();
  const remember = (digest: string, claims: Claims) => {
    if (good.size >= remembered) good.delete(good.keys().next().value ?? '');
    good.set(digest, claims);
  };
  return {
    sign: (subject) => sign(key, subject),
    verify: async (token, now) => {
      const digest = createHash('sha256').update(token).digest('base64');
      const known = good.get(digest);
      if (known && known.exp * 1000 > now.getTime()) return known;
      good.delete(digest);
      const claims = await read(key, token, now);
      if (claims) remember(digest, claims);
      return claims;
    },
  };
}
