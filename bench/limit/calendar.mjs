/** A partner's week by professional: one statement for the people with their hours, one for the visits, sent at once. */
import { metresBetween, workingWithin } from './availability.mjs';
import { pageOf } from './cards.mjs';
import { rowsOf } from './driver.mjs';
import { claimsOf, liveSession } from './session.mjs';

const minuteMs = 60_000;
const dayMs = 86_400_000;
const indiaMs = 330 * minuteMs;
const pageSize = 20;
const metresPerMinute = 20_000 / 60;

/** $1 session, $2 token, $3 and $4 the week. */
const people = `select s.staff_id as "staffId", s.full_name as name, json_build_object('latitude', o.latitude, 'longitude', o.longitude) as base,
    (select coalesce(json_agg(json_build_array(h.weekday, h.opens_minute, h.closes_minute)), '[]')
      from partner_hours h where h.organisation_id = s.organisation_id) as hours,
    (select coalesce(json_agg(json_build_array(f.weekday, f.starts_minute, f.ends_minute)), '[]')
      from staff_shift f where f.staff_id = s.staff_id) as shifts,
    (select coalesce(json_agg(json_build_array(extract(epoch from lower(during)) * 1000, extract(epoch from upper(during)) * 1000)), '[]')
      from staff_leave l where l.staff_id = s.staff_id and during && tstzrange($3, $4)) as leaves,
    (select coalesce(json_agg(json_build_array(extract(epoch from lower(during)) * 1000, extract(epoch from upper(during)) * 1000)), '[]')
      from professional_reservation r where r.staff_id = s.staff_id and booking_id is null and during && tstzrange($3, $4)
        and (expires_at is null or expires_at > now())) as held
  from ${liveSession('$1', '$2')} join organisation o on o.organisation_id = session.organisation_id
    join staff_member s on s.organisation_id = o.organisation_id and s.is_professional and s.status = 'Active'
  order by s.full_name, s.staff_id limit ${pageSize + 1}`;

const visits = `select b.booking_id, b.staff_id, b.held_staff_id, b.status, b.version, b.starts_at, b.ends_at, b.accept_before, b.locality,
    b.latitude, b.longitude, coalesce(nullif(u.full_name, ''), b.contact_name) as customer, line.name, line.more
  from ${liveSession('$1', '$2')} join booking b on b.organisation_id = session.organisation_id and b.starts_at >= $3 and b.starts_at < $4
      and b.status in ('Partner Assigned', 'Accepted', 'Assigned', 'Inprogress', 'Completed', 'Disputed', 'Resolved', 'Closed')
    join user_account u on u.user_id = b.buyer_id
    cross join lateral (select name, (select count(*) - 1 from booking_line where booking_id = b.booking_id) as more
      from booking_line where booking_id = b.booking_id order by position limit 1) line
  order by b.starts_at, b.booking_id`;

const dayOf = (at) => Math.floor((at.getTime() + indiaMs) / dayMs);
const iso = (at) => new Date(at).toISOString();
const period = ({ from, to }) => ({ startsAt: iso(from), endsAt: iso(to) });
const spans = (pairs) => pairs.map(([from, to]) => period({ from, to }));
const toAssign = new Set(['Accepted', 'Assigned']);
const open = new Set(['Accepted', 'Assigned', 'Inprogress', 'Completed', 'Disputed']);

function wayOf(visit, before, base) {
  const first = !before || dayOf(before.starts_at) !== dayOf(visit.starts_at);
  const metres = metresBetween(first ? base : before, visit);
  const minutes = Math.ceil(metres / metresPerMinute);
  const gapMinutes = first ? null : Math.floor((visit.starts_at - before.ends_at) / minuteMs);
  return {
    metres: Math.round(metres / 100) * 100,
    minutes,
    gapMinutes,
    late: gapMinutes !== null && minutes > gapMinutes,
  };
}

export function visitOf(row, way) {
  const inTime = row.accept_before !== null && Date.now() < row.accept_before;
  const { latitude, longitude } = row;
  return {
    bookingId: row.booking_id,
    status: row.status,
    title: row.more > 0 ? `${row.name} +${row.more}` : row.name,
    startsAt: iso(row.starts_at),
    endsAt: iso(row.ends_at),
    locality: row.locality,
    acceptBefore: row.accept_before?.toISOString() ?? null,
    version: row.version,
    customerName: row.customer,
    held: row.staff_id === null,
    can: { move: toAssign.has(row.status) || (inTime && row.status === 'Partner Assigned') },
    way,
    point: open.has(row.status) ? { latitude, longitude } : null,
  };
}

function personOf(person, rows, from, days) {
  const own = rows.filter((row) => (row.staff_id ?? row.held_staff_id) === person.staffId);
  return {
    staffId: person.staffId,
    name: person.name,
    working: workingWithin(person, from, days).map(period),
    leaves: spans(person.leaves),
    held: spans(person.held),
    visits: own.map((row, at) => visitOf(row, wayOf(row, own[at - 1], person.base))),
  };
}

export async function calendarOfDays({ headers, query: { day, days } }) {
  const { sid, jti } = claimsOf(headers);
  const from = Date.parse(`${day}T00:00:00+05:30`);
  const values = [sid, jti, new Date(from), new Date(from + days * dayMs)];
  const [staff, rows] = await Promise.all([rowsOf(people, values), rowsOf(visits, values)]);
  return {
    day,
    days: Number(days),
    bufferMinutes: 15,
    waiting: rows.filter((row) => row.staff_id === null).map((row) => visitOf(row, null)),
    ...pageOf(
      staff,
      pageSize,
      (person) => personOf(person, rows, from, Number(days)),
      ({ name, staffId }) => [name, staffId],
    ),
  };
}
