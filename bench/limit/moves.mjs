/**
 * A partner accepts, assigns, starts and completes, in two statements each: one reads the booking with all that decides, one writes
 * all that the move leaves behind, and only where the booking still has the version that was read.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { bestFree, calendarOf, doesCategory, isFree, midnightOf, personColumns } from './availability.mjs';
import { rowsOf } from './driver.mjs';
import { newId } from './ids.mjs';
import { claimsOf, liveSession } from './session.mjs';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/**
 * $1 session, $2 token, $3 booking; of the customer, or of the partner that has it. `people`: the professionals of the partner who
 * do such work.
 */
const readAs = (
  role,
  people,
) => `select b.*, session.user_id as actor, staff.full_name as professional, o.company_name,
    o.latitude as from_latitude, o.longitude as from_longitude,
    exists (select from booking_addition where booking_id = b.booking_id and state = 'asked') as is_asked
    ${people ? `, (select coalesce(json_agg(person), '[]') from (select ${peopleOf} where s.organisation_id = b.organisation_id) person) as people` : ''}
  from ${liveSession('$1', '$2')} join booking b on b.booking_id = $3
      and ${role === 'Buyer' ? 'b.buyer_id = session.user_id' : 'b.organisation_id = session.organisation_id'}
    left join organisation o on o.organisation_id = b.organisation_id
    left join staff_member staff on staff.staff_id = b.staff_id where session.role = '${role}'`;
const peopleOf = `${personColumns({
  from: "b.starts_at - interval '1 day'",
  to: "b.ends_at + interval '1 day'",
  exceptBooking: 'b.booking_id',
})} from staff_member s join organisation o on o.organisation_id = s.organisation_id and ${doesCategory('b.category_id')}`;

/** A professional's time, moved to a person or to another time. */
export const reserved = `reserved as (update professional_reservation r set staff_id = "staffId", organisation_id = "organisationId",
    during = tstzrange("startsAt", "endsAt") from done where r.booking_id = "bookingId")`;
export const released =
  'released as (delete from professional_reservation r using done where r.booking_id = "bookingId")';

/** $1: all values as one object. `set`: what changes in the booking; `besides`: what else is written. */
const writeOf = ({
  set,
  besides,
}) => `with new as materialized (select * from jsonb_to_record($1::jsonb) as new ("bookingId" uuid, version int,
      verb text, "from" text, status text, now timestamptz, actor uuid, "actorKind" text, note text, "organisationId" uuid, "staffId" uuid,
      "startsAt" timestamptz, "endsAt" timestamptz, "auditId" uuid, detail jsonb, "eventId" uuid, event text, facts jsonb, part jsonb)),
  moved as (update booking set status = new.status, version = new.version${set ? `, ${set}` : ''} from new
    where booking_id = "bookingId" and booking.version = new.version - 1 returning booking_id, city_code),
  done as materialized (select new.*, city_code from new join moved on booking_id = "bookingId"),
  timeline as (insert into booking_event (booking_id, city_code, version, at, verb, from_status, status, actor_kind, actor_id, note)
    select "bookingId", city_code, version, now, verb, "from", status, "actorKind", actor, note from done),
  logged as (insert into audit_log (audit_id, at, actor_kind, actor_id, action, subject_kind, subject_id, detail)
    select "auditId", now, "actorKind", actor, 'booking.' || verb, 'booking', "bookingId", detail from done),
  told as (insert into outbox (event_id, name, version, payload, created_at) select "eventId", event, 1, facts, now from done)
  ${besides ? `, ${besides}` : ''} select from done`;

export const refusal = (code) => ({ status: 409, answer: { code } });

/** A verb of a booking. `decide`: a code that hinders it, or what else the move writes. */
export function move(
  verb,
  { from, to, event, decide, set, besides, role = 'Service Partner', people = false },
) {
  const read = readAs(role, people);
  const write = writeOf({ set, besides });
  return async ({ headers, body }) => {
    const claims = claimsOf(headers);
    const [row] = claims ? await rowsOf(read, [claims.sid, claims.jti, body.bookingId]) : [];
    if (!row) return { status: 404, answer: { code: 'booking_not_found' } };
    if (!from.includes(row.status)) return refusal('booking_moved_on');
    const decided = await decide(row, body);
    if (typeof decided === 'string') return refusal(decided);
    const values = valuesOf(row, { verb, to: to ?? row.status, event, role, ...decided });
    const done = await rowsOf(write, [JSON.stringify(values)]);
    return done.length > 0
      ? { status: 200, answer: { bookingId: row.booking_id, status: values.status } }
      : refusal('booking_moved_on');
  };
}

/** `part`: the values of what else is written; `more`: what the event says besides whom it concerns. */
function valuesOf(
  row,
  { verb, to, event, role, staffId = null, startsAt, endsAt, note = '', part = null, more = {} },
) {
  const version = row.version + 1;
  const assigned = verb === 'assign' ? staffId : row.staff_id;
  return {
    bookingId: row.booking_id,
    version,
    verb,
    from: row.status,
    status: to,
    now: new Date(),
    actor: row.actor,
    actorKind: role,
    note,
    organisationId: row.organisation_id,
    staffId,
    startsAt: startsAt ?? row.starts_at,
    endsAt: endsAt ?? row.ends_at,
    auditId: newId(),
    detail: {
      from: row.status,
      to,
      version,
      ...(role !== 'Buyer' && { organisationId: row.organisation_id }),
    },
    eventId: newId(),
    event,
    facts: {
      bookingId: row.booking_id,
      version,
      buyerId: row.buyer_id,
      organisationId: row.organisation_id,
      staffId: assigned,
      ...(row.staff_id && row.staff_id !== assigned && { formerStaffId: row.staff_id }),
      ...more,
    },
    part,
  };
}

const workOf = (row) => ({ from: row.starts_at.getTime(), to: row.ends_at.getTime(), at: row });
const isTimeSeen = (row, seen) =>
  seen.startsAt === row.starts_at.toISOString() && seen.locality === row.locality;

/** The same person where it is free then, else a colleague. */
export function whoIsFree(row, { from, to, at }) {
  const same = row.people.find((person) => person.staffId === row.held_staff_id);
  if (same && isFree(calendarOf(same, midnightOf(from), at), from, to)) return same.staffId;
  return bestFree(row.people, { from, to, at })?.staffId;
}

export const acceptBooking = move('accept', {
  from: ['Partner Assigned'],
  to: 'Accepted',
  event: 'booking.accepted',
  people: true,
  set: 'accepted_at = new.now, accept_before = null, held_staff_id = "staffId"',
  besides: `${reserved}, answered as (update booking_offer o set answer = 'accepted', answered_at = now, answered_by = actor
      from done where o.booking_id = "bookingId" and o.answer = 'open')`,
  decide: (row, { seen }) => {
    if (row.accept_before <= Date.now()) return 'offer_expired';
    if (!isTimeSeen(row, seen) || seen.total !== row.total_paise + row.additions_paise)
      return 'confirmation_differs';
    const staffId = whoIsFree(row, workOf(row));
    return staffId ? { staffId } : 'professional_busy';
  },
});

export const assignProfessional = move('assign', {
  from: ['Accepted', 'Assigned'],
  to: 'Assigned',
  event: 'booking.assigned',
  people: true,
  set: 'staff_id = "staffId", held_staff_id = "staffId"',
  besides: reserved,
  decide: (row, { seen, staffId }) => {
    if (!isTimeSeen(row, seen) || seen.professional !== row.professional) return 'confirmation_differs';
    const person = row.people.find((one) => one.staffId === staffId);
    const { from, to, at } = workOf(row);
    const isIdle = person && isFree(calendarOf(person, midnightOf(from), at), from, to);
    return isIdle ? { staffId } : 'professional_busy';
  },
});

function isStartCode(row, told) {
  const digest = createHmac('sha256', process.env.LIMIT_SECRET)
    .update(`start-code:${row.booking_id}:${row.start_code_round}`)
    .digest();
  const code = Buffer.from(String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0'));
  const given = Buffer.from(told);
  return code.length === given.length && timingSafeEqual(code, given);
}

export const startWork = move('start', {
  from: ['Assigned'],
  to: 'Inprogress',
  event: 'booking.started',
  set: 'started_at = new.now',
  decide: (row, { otp }) => {
    if (Date.now() < row.starts_at - hourMs) return 'too_early_to_start';
    return isStartCode(row, otp) ? {} : 'start_code_wrong';
  },
});

export const completeWork = move('complete', {
  from: ['Inprogress'],
  to: 'Completed',
  event: 'booking.completed',
  set: 'completed_at = new.now, held_organisation_id = null, held_staff_id = null',
  besides: released,
  decide: (row, { seen }) => {
    const bill = row.total_paise + row.additions_paise;
    if (row.is_asked) return 'addition_open';
    if (seen.total !== bill || seen.amountDue !== bill - row.captured_paise) return 'confirmation_differs';
    return { more: { amountPaise: bill, closesAt: new Date(Date.now() + 2 * dayMs).toISOString() } };
  },
});
