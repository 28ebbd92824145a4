/** The professional took what was due in cash, in two statements. The second writes only where the booking is as it was read. */
import { createHash } from 'node:crypto';
import { rowsOf } from './driver.mjs';
import { newId } from './ids.mjs';
import { claimsOf, liveSession } from './session.mjs';

/** $1 session, $2 token, $3 booking, $4 idempotency key. */
const read = `select b.*, session.user_id as actor,
    exists (select from payment_order o where o.booking_id = b.booking_id and o.status in ('created', 'attempted')) as is_open,
    (select answer from idempotency_key where owner = session.user_id::text and key = $4) as earlier
  from ${liveSession('$1', '$2')} join booking b on b.booking_id = $3 and b.organisation_id = session.organisation_id
  where session.role = 'Service Partner'`;

/** $1: all values as one object. */
const write = `with new as materialized (select * from jsonb_to_record($1::jsonb) as new ("bookingId" uuid, version int, "buyerId" uuid,
      "actorId" uuid, due bigint, now timestamptz, "orderId" uuid, "paymentId" uuid, "auditId" uuid, detail jsonb, "capturedId" uuid,
      captured jsonb, "recordedId" uuid, recorded jsonb, key text, operation text, "requestHash" text, answer jsonb)),
  moved as (update booking set version = new.version, captured_paise = captured_paise + due, payment_status = 'paid' from new
    where booking_id = "bookingId" and booking.version = new.version - 1 returning booking_id),
  done as materialized (select new.* from new join moved on booking_id = "bookingId"),
  ordered as (insert into payment_order (order_id, booking_id, buyer_id, provider, amount_paise, status, created_at, expires_at, is_link,
      method, paid_at, captured_paise)
    select "orderId", "bookingId", "buyerId", 'cash', due, 'paid', now, now, false, 'cash', now, due from done),
  paid as (insert into payment (payment_id, order_id, booking_id, provider, provider_payment_id, amount_paise, method, status, kept,
      taken_by, created_at, captured_at)
    select "paymentId", "orderId", "bookingId", 'cash', "paymentId"::text, due, 'cash', 'captured', true, "actorId", now, now from done),
  logged as (insert into audit_log (audit_id, at, actor_kind, actor_id, action, subject_kind, subject_id, detail)
    select "auditId", now, 'Service Partner', "actorId", 'payment.pay', 'payment_order', "orderId", detail from done),
  told as (insert into outbox (event_id, name, version, payload, created_at)
    select "capturedId", 'payment.captured', 1, captured, now from done union all
    select "recordedId", 'booking.money_recorded', 1, recorded, now from done),
  kept as (insert into idempotency_key (owner, key, operation, request_hash, status, answer, created_at)
    select "actorId", key, operation, "requestHash", 200, answer, now from done)
  select from done`;

const refusal = (code) => ({ status: 409, answer: { code } });

export async function collectCash({ headers, body, url }) {
  const claims = claimsOf(headers);
  const key = headers['idempotency-key'];
  const [row] = claims ? await rowsOf(read, [claims.sid, claims.jti, body.bookingId, key]) : [];
  if (!row) return { status: 404, answer: { code: 'order_not_found' } };
  if (row.earlier) return { status: 200, answer: row.earlier };
  const due = row.total_paise + row.additions_paise - row.captured_paise;
  if (!['Inprogress', 'Completed'].includes(row.status) || due <= 0) return refusal('nothing_due');
  // An open payment online is left to the product.
  if (row.is_open || body.seen.amountDue !== due) return refusal('confirmation_differs');
  const requestHash = createHash('sha256')
    .update(JSON.stringify([url, body]))
    .digest('hex');
  const values = valuesOf(row, { due, key, requestHash });
  const done = await rowsOf(write, [JSON.stringify(values)]);
  return done.length > 0 ? { status: 200, answer: values.answer } : refusal('stale_state');
}

function valuesOf(row, { due, key, requestHash }) {
  const {
    booking_id: bookingId,
    buyer_id: buyerId,
    organisation_id: organisationId,
    staff_id: staffId,
  } = row;
  const version = row.version + 1;
  const [orderId, paymentId] = [newId(), newId()];
  return {
    bookingId,
    version,
    buyerId,
    actorId: row.actor,
    due,
    now: new Date(),
    orderId,
    paymentId,
    auditId: newId(),
    detail: { bookingId, amountPaise: due, method: 'cash', organisationId },
    capturedId: newId(),
    captured: { bookingId, paymentId, amountPaise: due, method: 'cash' },
    recordedId: newId(),
    recorded: { bookingId, version, buyerId, organisationId, staffId },
    key,
    operation: 'PATCH /service/booking/collectCash',
    requestHash,
    answer: { bookingId, paymentStatus: 'paid' },
  };
}
