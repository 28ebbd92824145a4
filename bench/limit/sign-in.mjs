/** Signing in with a code, in one statement: the code itself follows from the challenge's id, so that it is checked before. */
import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { rowsOf } from './driver.mjs';
import { newId } from './ids.mjs';
import { keyOf, signToken } from './session.mjs';

const codeKey = keyOf('sign-in code');

function codeFits(challengeId, given) {
  const digest = createHmac('sha256', codeKey).update(challengeId).digest();
  const code = Buffer.from(String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0'));
  const told = Buffer.from(given);
  return code.length === told.length && timingSafeEqual(code, told);
}

/** Of a known number in good standing with a role; $1: all values as one object, $2: the browser's hash. */
const write = `with new as materialized (select * from jsonb_to_record($1::jsonb) as new ("challengeId" uuid, contact text, now timestamptz,
      "sessionId" uuid, "tokenId" uuid, "issuedAt" timestamptz, "eventId" uuid, "deviceEventId" uuid)),
  used as (update sign_in_challenge c set used_at = now from new where c.challenge_id = "challengeId" and c.contact = new.contact
      and c.purpose = 'sign_in' and c.used_at is null and c.superseded_at is null and c.expires_at > now and c.wrong_tries < 5
      and (select coalesce(sum(wrong_tries), 0) from sign_in_challenge t where t.contact = new.contact
        and t.created_at > now - interval '1 day') < 20 returning c.contact),
  person as (update user_account u set last_signed_in_at = new.now, wakes_at_sign_in = false from new, used
    where u.mobile_number = used.contact and u.status = 'Active' returning u.user_id),
  done as materialized (select new.*, person.user_id, role.role, role.organisation_id, role.staff_id from new, person cross join lateral (
    select * from user_role r where r.user_id = person.user_id order by role limit 1) role),
  session as (insert into user_session (session_id, user_id, role, organisation_id, staff_id, token_id, token_issued_at, created_at)
    select "sessionId", user_id, role, organisation_id, staff_id, "tokenId", "issuedAt", "issuedAt" from done),
  known as (select bool_or(device_hash = $2) as same from known_device d join done using (user_id)),
  device as (insert into known_device (user_id, device_hash, device, browser, first_seen_at, last_signed_in_at)
    select user_id, $2, 'unknown', '', now, now from done
    on conflict (user_id, device_hash) do update set last_signed_in_at = excluded.last_signed_in_at),
  told as (insert into outbox (event_id, name, version, payload, created_at)
    select "eventId", 'account.signed_in', 1, jsonb_build_object('userId', user_id, 'sessionId', "sessionId"), now from done union all
    select "deviceEventId", 'account.new_device', 1, jsonb_build_object('userId', user_id, 'device', 'unknown'), now from done, known
    where known.same = false)
  select user_id, role, organisation_id from done`;

export async function verifyOtp({ headers, body }) {
  const challengeId = headers['sessionid'];
  const wrong = { status: 400, answer: { code: 'otp_wrong' } };
  if (!codeFits(challengeId, body.otp)) return wrong;
  const now = new Date();
  const issuedAt = new Date(Math.floor(now / 1_000) * 1_000);
  const [sessionId, tokenId] = [randomUUID(), randomUUID()];
  const device = /device=([\w-]{22})/.exec(headers.cookie ?? '')?.[1] ?? '';
  const values = { challengeId, contact: body.mobileNumber, now, sessionId, tokenId, issuedAt };
  const ids = { eventId: newId(), deviceEventId: newId() };
  const hash = createHash('sha256').update(device).digest();
  const [person] = await rowsOf(write, [JSON.stringify({ ...values, ...ids }), hash]);
  if (!person) return wrong;
  const claims = { role: person.role, userId: person.user_id, smeId: person.organisation_id };
  const accessToken = signToken(
    { ...claims, mobileNumber: body.mobileNumber, sid: sessionId, jti: tokenId },
    issuedAt,
  );
  return { status: 200, answer: { accessToken, sessionId } };
}
