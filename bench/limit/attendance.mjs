/** The time clock in two statements, and a month of everyone in one. */
import { createHash } from 'node:crypto';
import { pageOf } from './cards.mjs';
import { rowsOf } from './driver.mjs';
import { newId } from './ids.mjs';
import { claimsOf, liveSession } from './session.mjs';

/** $1 session, $2 token, $3 idempotency key. On a day without planned hours, before the first check-in; other cases are left to the product. */
const read = `select s.staff_id as "staffId", s.full_name as "fullName", s.organisation_id as "organisationId", s.user_id as "userId",
    (now() at time zone 'Asia/Kolkata')::date as today, h.name as holiday,
    exists (select from attendance_spell a where a.staff_id = s.staff_id and a.out_at is null and forgotten_at is null
      and replaced_by is null) as "isIn",
    (select answer from idempotency_key where owner = session.user_id::text and key = $3) as earlier
  from ${liveSession('$1', '$2')} join staff_member s on s.staff_id = session.staff_id and s.status = 'Active'
    left join yearly_holiday h on h.organisation_id = s.organisation_id and h.on_day = (now() at time zone 'Asia/Kolkata')::date`;

/** $1: all values as one object. */
const write = `with new as materialized (select * from jsonb_to_record($1::jsonb) as new ("spellId" uuid, "organisationId" uuid, "staffId" uuid,
      "userId" text, day date, now timestamptz, "eventId" uuid, event jsonb, key text, operation text, "requestHash" text, answer jsonb)),
  begun as (insert into attendance_spell (spell_id, organisation_id, staff_id, on_day, in_at, in_source, recorded_at)
    select "spellId", "organisationId", "staffId", day, now, 'phone', now from new),
  told as (insert into outbox (event_id, name, version, payload, created_at)
    select "eventId", 'attendance.changed', 1, event, now from new)
  insert into idempotency_key (owner, key, operation, request_hash, status, answer, created_at)
    select "userId", key, operation, "requestHash", 201, answer, now from new`;

const refusal = (code) => ({ status: 409, answer: { code } });
const dayMs = 86_400_000;

/** Of a first week: the day itself runs, Sundays are free, and no other day counts yet. */
function weekOf(today) {
  const date = Date.parse(`${today}T00:00:00Z`);
  const sinceMonday = (new Date(date).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, at) => {
    const day = new Date(date + (at - sinceMonday) * dayMs).toISOString().slice(0, 10);
    const category = day === today ? 'over time' : at === 6 ? 'weekend' : 'none';
    return { day, category, workedMinutes: 0 };
  });
}

function answerOf({ staffId, fullName, today, holiday }, spellId, at) {
  const punched = {
    at,
    source: 'phone',
    siteName: null,
    distanceMetres: null,
    isFar: false,
    isOffline: false,
  };
  const worked = { workedMinutes: 0, lateMinutes: 0, earlyMinutes: 0, overtimeMinutes: 0, isRunning: true };
  const spells = [{ spellId, in: punched, out: null, isForgotten: false }];
  return {
    employeeId: staffId,
    fullName,
    now: at,
    today: { day: today, category: 'over time', note: holiday, planned: null, ...worked, spells },
    isIn: true,
    since: at,
    opensAt: null,
    closesAt: null,
    mustBeAtSite: false,
    acceptsOffline: true,
    sites: [],
    week: weekOf(today),
  };
}

export async function checkIn({ headers, body, url }) {
  const claims = claimsOf(headers);
  const key = headers['idempotency-key'];
  const [row] = claims ? await rowsOf(read, [claims.sid, claims.jti, key]) : [];
  if (!row) return { status: 403, answer: { code: 'attendance_not_employed' } };
  if (row.earlier) return { status: 201, answer: row.earlier };
  if (body.kind !== 'in' || row.holiday === null) return refusal('check_in_too_early');
  if (row.isIn) return refusal('check_in_open');
  const now = new Date();
  const { organisationId, staffId, userId, today } = row;
  const spellId = newId();
  const answer = answerOf(row, spellId, now.toISOString());
  const event = { organisationId, employeeId: staffId, day: today };
  const requestHash = createHash('sha256')
    .update(JSON.stringify([url, body]))
    .digest('hex');
  const operation = 'POST /user/checkInOut';
  const ids = { spellId, organisationId, staffId, userId, eventId: newId() };
  await rowsOf(write, [
    JSON.stringify({ ...ids, day: today, now, event, key, operation, requestHash, answer }),
  ]);
  return { status: 201, answer };
}

/** $1 session, $2 token, $3 first day, $4 how many rows. Of people with the built-in hours, none of whom stayed longer. */
const grid = `with person as (select s.staff_id, s.full_name from ${liveSession('$1', '$2')}
      join staff_member s on s.organisation_id = session.organisation_id and s.status = 'Active'
    where session.role = 'Service Partner' order by lower(s.full_name), s.staff_id limit $4),
  day as (select ($3::date + i)::date as day from generate_series(0, 30) i where $3::date + i < $3::date + interval '1 month'),
  worked as (select a.staff_id, a.on_day, sum(extract(epoch from a.out_at - a.in_at)) / 60 - 60 as minutes
    from attendance_spell a join person using (staff_id) where a.on_day >= $3::date and a.on_day < $3::date + interval '1 month'
      and a.replaced_by is null and a.forgotten_at is null group by 1, 2),
  judged as (select p.staff_id, p.full_name, d.day, coalesce(minutes, 0) as minutes,
      case when extract(isodow from d.day) = 7 then 'W' when minutes >= 420 then 'P' when minutes >= 240 then 'D' else 'A' end as letter
    from person p cross join day d left join worked w on w.staff_id = p.staff_id and w.on_day = d.day)
  select staff_id as "employeeId", full_name as "fullName", string_agg(letter, '' order by day) as days,
    sum(minutes)::int as minutes, count(*) filter (where letter = 'P') as present, count(*) filter (where letter = 'A') as absent,
    count(*) filter (where letter = 'W') as weekend, count(*) filter (where letter = 'D') as half
  from judged group by 1, 2 order by lower(full_name), 1`;

function rowOf({ employeeId, fullName, days, minutes, present, absent, weekend, half }) {
  const counts = { present, absent, holidays: 0, weekend, 'paid leave': 0, 'half day': half };
  const totals = { days: { ...counts, 'over time': 0, none: 0 }, workedMinutes: minutes };
  return {
    employeeId,
    fullName,
    departmentName: null,
    days,
    totals: { ...totals, overtimeMinutes: 0, lateDays: 0 },
  };
}

export async function monthOfEveryone({ headers, query: { year, month, limit } }) {
  const { sid, jti } = claimsOf(headers);
  const first = `${year}-${month.padStart(2, '0')}-01`;
  const rows = await rowsOf(grid, [sid, jti, first, Number(limit) + 1]);
  return pageOf(rows, Number(limit), rowOf, ({ fullName, employeeId }) => [
    fullName.toLowerCase(),
    employeeId,
  ]);
}
