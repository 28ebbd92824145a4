/** The customer reschedules, cancels or disputes: each in the two statements of `moves.mjs`. */
import { newId } from './ids.mjs';
import { move, released, reserved, whoIsFree } from './moves.mjs';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const isVisitSeen = (row, seen) =>
  seen.startsAt === row.starts_at.toISOString() && seen.partnerName === row.company_name;

/** Free of charge, and with the same partner, until a day before the visit; later changes are left to the product. */
export const rescheduleBooking = move('reschedule', {
  from: ['Accepted', 'Assigned'],
  event: 'booking.rescheduled',
  role: 'Buyer',
  people: true,
  set: 'starts_at = "startsAt", ends_at = "endsAt", reschedules = reschedules + 1, held_staff_id = "staffId", arrive_before = null',
  besides: `${reserved}, withdrawn as (update booking_time_proposal p set status = 'withdrawn' from done
      where p.booking_id = "bookingId" and p.status = 'open')`,
  decide: (row, { day, slotId, seen }) => {
    if (!isVisitSeen(row, seen) || seen.fee !== 0 || seen.mustAgree) return 'confirmation_differs';
    const from = Date.parse(`${day}T00:00:00+05:30`) + (slotId - 1_100) * (hourMs / 2);
    const to = from + (row.ends_at - row.starts_at);
    if (row.starts_at - Date.now() < dayMs || from < Date.now() + hourMs) return 'reschedule_too_late';
    const staffId = whoIsFree(row, { from, to, at: row });
    if (!staffId) return 'slot_taken';
    const [startsAt, endsAt] = [new Date(from), new Date(to)];
    const told = { startsAt, formerStartsAt: row.starts_at, feePaise: 0, by: 'customer' };
    return { staffId, startsAt, endsAt, note: 'rescheduled', more: told };
  },
});

/** Free of charge until a day before the visit, and nothing was paid: other cases are left to the product. */
export const cancelBooking = move('cancel', {
  from: ['Partner Assigned', 'Accepted', 'Assigned'],
  to: 'Cancelled',
  event: 'booking.cancelled',
  role: 'Buyer',
  set: `fee_paise = 0, payment_status = 'not_due', reason_code = new.note, cancel_note = new.part->>'note', ended_at = new.now,
    pay_before = null, accept_before = null, held_organisation_id = null, held_staff_id = null`,
  besides: `${released}, freed as (update coupon_use u set freed_at = now from done where u.booking_id = "bookingId" and u.freed_at is null
      returning coupon_id),
    counted as (update coupon c set used_count = used_count - 1 from freed where c.coupon_id = freed.coupon_id),
    withdrawn as (update booking_offer o set answer = 'withdrawn', answered_at = now from done
      where o.booking_id = "bookingId" and o.answer = 'open'),
    reopened as (update cancellation_charge c set collected_booking_id = null from done where c.collected_booking_id = "bookingId")`,
  decide: (row, { reason, note, seen }) => {
    if (!isVisitSeen(row, seen) || seen.fee !== 0 || seen.refund !== 0) return 'confirmation_differs';
    if (row.starts_at - Date.now() < dayMs || row.captured_paise > 0) return 'confirmation_differs';
    return { note: reason, part: { note }, more: { feePaise: 0, reason } };
  },
});

export const openDispute = move('dispute', {
  from: ['Completed'],
  to: 'Disputed',
  event: 'booking.disputed',
  role: 'Buyer',
  besides: `disputed as (insert into booking_dispute (dispute_id, booking_id, city_code, buyer_id, organisation_id, status, kind, request,
      words, opened_at, answer_before)
    select (part->>'disputeId')::uuid, "bookingId", city_code, actor, "organisationId", 'open', part->>'kind', part->>'request',
      part->>'words', now, (part->>'answerBefore')::timestamptz from done),
    dispute_logged as (insert into audit_log (audit_id, at, actor_kind, actor_id, action, subject_kind, subject_id, detail)
    select (part->>'auditId')::uuid, now, "actorKind", actor, 'dispute.open', 'dispute', (part->>'disputeId')::uuid, part->'detail' from done)`,
  decide: (row, { kind, request, words }) => {
    if (Date.now() >= row.completed_at.getTime() + 2 * dayMs) return 'dispute_too_late';
    const disputeId = newId();
    const answerBefore = new Date(Date.now() + dayMs).toISOString();
    const detail = { from: null, to: 'open', kind, request };
    const part = { disputeId, kind, request, words, answerBefore, auditId: newId(), detail };
    return { note: 'disputed', part, more: { disputeId, answerBefore } };
  },
});
