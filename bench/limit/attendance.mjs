/** The time clock in two statements, and a month of everyone in one; both of an organisation with the built-in hours. */
import { createHash } from 'node:crypto';
import { pageOf } from './cards.mjs';
import { rowsOf } from './driver.mjs';
import { newId } from './ids.mjs';
import { claimsOf, liveSession } from './session.mjs';

const india = (at) => `(${at} at time zone 'Asia/Kolkata')::date`;
/** What would change the hours of an organisation's people: such cases are left to the product. */
const isUsual = (
  organisation,
) => `not exists (select from attendance_setting where organisation_id = ${organisation})
  and not exists (select from weekly_holiday where organisation_id = ${organisation})
  and not exists (select from roster_shift where organisation_id = ${organisation})
  and not exists (select from leave_request where organisation_id = ${organisation})`;

/** $1 session, $2 token, $3 idempotency key. */
const read = `select s.staff_id as "staffId", s.full_name as "fullName", s.organisation_id as "organisationId", s.user_id as "userId",
    ${india('now()')} as today, h.name as holiday,
    ${isUsual('s.organisation_id')} and not exists (select from staff_shift f where f.staff_id = s.staff_id)
      and not exists (select from work_site where organisation_id = s.organisation_id) as "isUsual",
    exists (select from attendance_spell a where a.organisation_id = s.organisation_id and a.on_day >= ${india('now()')} - 7
      and a.staff_id = s.staff_id and a.replaced_by is null) as "wasHere",
    (select answer from idempotency_key where owner = session.user_id::text and key = $3) as earlier
  from ${liveSession('$1', '$2')} join staff_member s on s.staff_id = session.staff_id and s.status = 'Active'
    left join yearly_holiday h on h.organisation_id = s.organisation_id and h.on_day = ${india('now()')}`;

/** $1: all values as one object. */
const write = `with new as materialized (select * from jsonb_to_record($1::jsonb) as new ("spellId" uuid, "organisationId" uuid, "staffId" uuid,
      "userId" text, day date, now timestamptz, "eventId" uuid, event jsonb, key text, operation text, "requestHash" text, answer jsonb)),
  begun as (insert into attendance_spell (spell_id, organisation_id, staff_id, on_day, in_at, in_source, recorded_at)
    select "spellId", "organisationId", "staffId", day, now, 'phone', now from new),
  told as (insert into outbox (event_id, name, version, payload, created_at)
    select "eventId", 'attendance.changed', 1, event, now from new)
  insert into idempotency_key (owner, key, operation, request_hash, status, answer, created_at)
    select "userId", key, operation, "requestHash", 200, answer, now from new`;

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

/** On a holiday, in a first week. */
export async function checkIn({ headers, body, url }) {
  const claims = claimsOf(headers);
  const key = headers['idempotency-key'];
  const [row] = claims ? await rowsOf(read, [claims.sid, claims.jti, key]) : [];
  if (!row) return { status: 403, answer: { code: 'attendance_not_employed' } };
  if (row.earlier) return { status: 201, answer: row.earlier };
  if (body.kind !== 'in' || row.holiday === null || !row.isUsual) return refusal('check_in_too_early');
  if (row.wasHere) return refusal('check_in_open');
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

/** Materialized, as PostgreSQL would look for each day by itself and work out each letter seven times. $1 session, $2 token, $3 first day, $4 how many rows. Days off are Sundays and holidays; a day has one spell at most. */
const grid = `with person as materialized (select s.staff_id, s.full_name, s.organisation_id from ${liveSession('$1', '$2')}
      join staff_member s on s.organisation_id = session.organisation_id and s.status = 'Active'
      left join employee e on e.staff_id = s.staff_id
    where session.role = 'Service Partner' and coalesce(e.joined_on, ${india('s.created_at')}) <= $3::date
      and e.last_day_on is null and ${isUsual('s.organisation_id')} order by lower(s.full_name), s.staff_id limit $4),
  day as materialized (select d.day, extract(isodow from d.day) = 7 as is_sunday, h.name is not null as is_holiday
    from (select ($3::date + i)::date as day from generate_series(0, 30) i where $3::date + i < $3::date + interval '1 month') d
      left join yearly_holiday h on h.organisation_id = (select organisation_id from person limit 1) and h.on_day = d.day),
  spell as materialized (select staff_id, on_day, in_at, floor(date_part('epoch', out_at - in_at) / 60)::int as present
    from attendance_spell where organisation_id = (select organisation_id from person limit 1)
      and on_day >= $3::date and on_day < $3::date + interval '1 month' and replaced_by is null and forgotten_at is null),
  judged as materialized (select p.staff_id, p.full_name, d.day, w.*,
      case when d.is_holiday then 'H' when d.is_sunday then 'W' when minutes >= 510 then 'O' when minutes >= 420 then 'P'
        when minutes >= 240 then 'D' else 'A' end as letter,
      a.in_at > (d.day + time '09:11') at time zone 'Asia/Kolkata' as is_late
    from person p cross join day d left join spell a on a.staff_id = p.staff_id and a.on_day = d.day
      cross join lateral (select coalesce(case when present > 300 then greatest(300, present - 60) else present end, 0) as minutes) w)
  select staff_id as "employeeId", full_name as "fullName", string_agg(letter, '' order by day) as days,
    sum(minutes)::int as minutes, coalesce(sum(minutes - 480) filter (where letter = 'O'), 0)::int as overtime,
    (count(*) filter (where is_late))::int as late, (count(*) filter (where letter = 'P'))::int as present,
    (count(*) filter (where letter = 'A'))::int as absent, (count(*) filter (where letter = 'W'))::int as weekend,
    (count(*) filter (where letter = 'H'))::int as holidays, (count(*) filter (where letter = 'D'))::int as half,
    (count(*) filter (where letter = 'O'))::int as longer,
    exists (select from attendance_exemption x where x.staff_id = judged.staff_id and x.from_day < $3::date + interval '1 month'
      and coalesce(x.to_day, 'infinity') >= $3::date) as exempt
  from judged group by 1, 2 order by lower(full_name), 1`;

export function rowOf({ employeeId, fullName, days, minutes, overtime, late, exempt, ...counted }) {
  const { present, absent, weekend, holidays, half, longer } = counted;
  const counts = { present, absent, holidays, weekend, 'paid leave': 0, 'half day': half };
  return {
    employeeId,
    fullName,
    departmentName: null,
    days,
    totals: {
      days: { ...counts, 'over time': longer, none: 0 },
      workedMinutes: minutes,
      overtimeMinutes: overtime,
      lateDays: late,
    },
    isExempt: exempt,
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
