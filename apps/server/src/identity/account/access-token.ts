import { hash } from 'node:crypto';
import { TokenError, createSigner, createVerifier } from 'fast-jwt';
import * as z from 'zod/mini';
import { tokenKey } from './account-keys.ts';
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

const algorithm = 'HS256';
const secondsOf = (at: Date) => Math.floor(at.getTime() / 1_000);

/** The claims of a session's token. The same session and time give the same token, so a lost exchange can be answered again. */
const claimsOf = (subject: TokenSubject): Claims => ({
  role: subject.role ?? '',
  userId: subject.userId,
  smeId: subject.organisationId,
  mobileNumber: subject.mobileNumber,
  sid: subject.sessionId,
  jti: subject.tokenId,
  iat: secondsOf(subject.issuedAt),
  exp: secondsOf(tokenExpiry(subject.issuedAt)),
});

/** Three parts in base64url, each in its one spelling: decoders overlook padding, strange characters and loose bits. */
function isCanonical(token: string): boolean {
  const parts = token.split('.');
  return (
    parts.length === 3 &&
    parts.every((part) => part !== '' && Buffer.from(part, 'base64url').toString('base64url') === part)
  );
}

/** Checks the signature and the claims' form; null: forged, broken or of another key. The expiry is the caller's, who has the clock. */
function reader(key: Buffer): (token: string) => Claims | null {
  const check = createVerifier({ key, algorithms: [algorithm], checkTyp: 'JWT', ignoreExpiration: true });
  return (token) => {
    if (!isCanonical(token)) return null;
    try {
      const claims = z.safeParse(claimsSchema, check(token));
      return claims.success ? claims.data : null;
    } catch (error) {
      if (error instanceof TokenError) return null;
      throw error;
    }
  };
}

/** Reading the claims costs more than a look into memory, so those of good tokens are remembered by the token's hash. */
export function accessTokens(secret: string): AccessTokens {
  const key = Buffer.from(tokenKey(secret));
  const sign = createSigner({ key, algorithm });
  const read = reader(key);
  const good = new Map<string, Claims>();
  const remember = (digest: string, claims: Claims) => {
    if (good.size >= remembered) good.delete(good.keys().next().value ?? '');
    good.set(digest, claims);
  };
  return {
    sign: (subject) => sign(claimsOf(subject)),
    verify: (token, now) => {
      const digest = hash('sha256', token, 'base64');
      const known = good.get(digest);
      const claims = known ?? read(token);
      if (!claims || claims.exp * 1000 <= now.getTime()) return null;
      if (!known) remember(digest, claims);
      return claims;
    },
  };
}
