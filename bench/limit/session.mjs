/** Who is asking: the token's signature here, and its session's row joined by the statement of the call itself. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { rowsOf } from './driver.mjs';

const keyOf = (secret, purpose) => createHmac('sha256', secret).update(`account:${purpose}`).digest();
const tokenKey = keyOf(process.env.LIMIT_SECRET, 'access token');

/** The claims of a bearer token; null: none was sent, or it is forged or too old. */
export function claimsOf(headers) {
  const [head, body, signature = ''] = (headers.authorization ?? '').replace('Bearer ', '').split('.');
  if (!body) return null;
  const expected = createHmac('sha256', tokenKey).update(`${head}.${body}`).digest();
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
