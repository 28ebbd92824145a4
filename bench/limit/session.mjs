/** Who is asking: the token's signature here, and its session's row joined by the statement of the call itself. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { rowsOf } from './driver.mjs';

/** One secret, a key for each purpose. */
export const keyOf = (purpose) =>
  createHmac('sha256', process.env.LIMIT_SECRET).update(`account:${purpose}`).digest();
const tokenKey = keyOf('access token');

const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
const head = part({ alg: 'HS256', typ: 'JWT' });
const daySeconds = 86_400;

export function signToken(claims, issuedAt) {
  const iat = issuedAt / 1_000;
  const body = `${head}.${part({ ...claims, iat, exp: iat + daySeconds })}`;
  return `${body}.${createHmac('sha256', tokenKey).update(body).digest('base64url')}`;
}

/** The claims of a bearer token; null: none was sent, or it is forged or too old. */
export function claimsOf(headers) {
  const [first, body, signature = ''] = (headers.authorization ?? '').replace('Bearer ', '').split('.');
  if (!body) return null;
  const expected = createHmac('sha256', tokenKey).update(`${first}.${body}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  return claims.exp * 1000 > Date.now() ? claims : null;
}

/** The session's row of the claims, where it is not ended, its person is in good standing and still holds the role. */
export const liveSession = (id, token) => `user_session session
  join user_account person on person.user_id = session.user_id and person.status = 'Active'
  join user_role held on held.user_id = session.user_id and held.role = session.role
    and held.organisation_id is not distinct from session.organisation_id
    and session.session_id = ${id} and session.token_id = ${token} and session.revoked_at is null`;

const rememberedMs = 1_000;
const remembered = new Map();
const isLive = `select from ${liveSession('$1', '$2')}`;

/** For calls that only read: whether the session still counts, remembered for a second as the product does. */
export async function isSignedIn(headers) {
  const claims = claimsOf(headers);
  if (!claims) return false;
  const known = remembered.get(claims.jti);
  if (known && performance.now() - known.at < rememberedMs) return known.answer;
  const answer = rowsOf(isLive, [claims.sid, claims.jti]).then((rows) => rows.length > 0);
  remembered.set(claims.jti, { at: performance.now(), answer });
  return answer;
}
