/** Two organisations whose people work in an office: one with a month behind it, one whose people come in now. Written by SQL. */
import type pg from 'pg';
import { type SignedIn, signIn } from './sign-in.ts';

export interface Office {
  readonly owner: SignedIn;
  /** YYYY-MM: the month before the present one, which is filled. */
  readonly month: string;
  /** Of the other organisation. Each may check in once: today is a holiday, on which no hours are planned. */
  readonly colleagues: readonly SignedIn[];
}

/** Ids are made by PostgreSQL: a token with an id that is no true UUID is refused. $1 a name, $2 first digits of mobile numbers, $3 how many. */
export const people = `with place as (select city_code, pincode, latitude, longitude from organisation order by organisation_id limit 1),
  owner as (insert into user_account (user_id, mobile_number, full_name, status, created_at, updated_at)
    values (gen_random_uuid(), $2 || '900000', 'Meena Kulkarni', 'Active', '2025-01-01', '2025-01-01') returning *),
  office as (insert into organisation (organisation_id, owner_user_id, company_name, status, city_code, pincode, latitude, longitude,
      radius_metres, created_at, updated_at)
    select gen_random_uuid(), user_id, $1, 'Active', city_code, pincode, latitude, longitude, 5000, '2025-01-01', '2025-01-01'
    from owner cross join place returning organisation_id),
  owns as (insert into user_role (user_role_id, user_id, role, organisation_id, created_at)
    select gen_random_uuid(), user_id, 'Service Partner', organisation_id, '2025-01-01' from owner cross join office),
  persons as (insert into user_account (user_id, mobile_number, full_name, status, created_at, updated_at)
    select gen_random_uuid(), $2 || lpad(i::text, 6, '0'), 'Kiran Das ' || lpad(i::text, 4, '0'), 'Active', '2025-01-01', '2025-01-01'
    from generate_series(1, $3::int) i returning *),
  staff as (insert into staff_member (staff_id, organisation_id, user_id, full_name, is_professional, status, created_at, updated_at)
    select gen_random_uuid(), organisation_id, user_id, full_name, false, 'Active', '2025-01-01', '2025-01-01'
    from persons cross join office returning *),
  works as (insert into user_role (user_role_id, user_id, role, organisation_id, staff_id, created_at)
    select gen_random_uuid(), user_id, 'subUser', organisation_id, staff_id, '2025-01-01' from staff)
  select user_id as "userId", mobile_number as "mobileNumber", organisation_id as "organisationId", null::uuid as "staffId"
    from owner cross join office
  union all select user_id, mobile_number, organisation_id, staff_id from staff join persons using (user_id) order by 4 nulls first`;

/**
 * $1 the organisation, $2 the first day of the month, $3 its holiday: from Monday to Saturday, nine to six. Each is away on some days,
 * late on some, leaves at half past one or stays until half past seven.
 */
const month = `insert into attendance_spell (spell_id, organisation_id, staff_id, on_day, in_at, in_source, out_at, out_source, recorded_at)
  select gen_random_uuid(), s.organisation_id, s.staff_id, day, (day + case when n % 7 = 0 then time '09:20' else time '09:00' end)
    at time zone 'Asia/Kolkata', 'phone', (day + case when n % 19 = 0 then time '13:30' when n % 11 = 0 then time '19:30'
    else time '18:00' end) at time zone 'Asia/Kolkata', 'phone', now()
  from staff_member s cross join lateral (select ($2::date + i) as day, right(s.full_name, 4)::int + i as n
    from generate_series(0, 30) i where ($2::date + i) < $2::date + interval '1 month') days
  where s.organisation_id = $1 and extract(isodow from day) < 7 and day <> $3::date and n % 23 <> 0`;

const holiday = `insert into yearly_holiday (holiday_id, organisation_id, on_day, name, created_at, updated_at)
  values (gen_random_uuid(), $1, $2, 'Founders’ day', now(), now())`;

interface Person {
  readonly userId: string;
  readonly mobileNumber: string;
  readonly organisationId: string;
  /** Null: the owner. */
  readonly staffId: string | null;
}

/** The owner first. */
export async function settle(
  pool: pg.Pool,
  secret: string,
  name: string,
  [digits, count]: readonly [digits: string, count: number],
): Promise<{ readonly organisationId: string; readonly people: readonly SignedIn[] }> {
  const { rows } = await pool.query<Person>(people, [name, digits, count]);
  const signedIn = rows.map(({ userId, mobileNumber, organisationId, staffId }) => ({
    userId,
    mobileNumber,
    as: staffId
      ? ({ role: 'subUser', organisationId, staffId } as const)
      : ({ role: 'Service Partner', organisationId, staffId: null } as const),
  }));
  return { organisationId: rows[0]?.organisationId ?? '', people: await signIn(pool, secret, signedIn) };
}

const gridPeople = 500;
const isoDay = (at: Date) => at.toISOString().slice(0, 10);

/** `comingIn`: how many are to check in. */
export async function fillOffice(pool: pg.Pool, secret: string, comingIn: number): Promise<Office> {
  const today = new Date(Date.now() + 330 * 60_000);
  const monthBefore = (day: number) =>
    isoDay(new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1, day)));
  const { organisationId, people: asked } = await settle(pool, secret, 'Kulkarni Office', [
    '5000',
    gridPeople,
  ]);
  await pool.query(holiday, [organisationId, monthBefore(12)]);
  await pool.query(month, [organisationId, monthBefore(1), monthBefore(12)]);
  const crew = await settle(pool, secret, 'Kulkarni Works', ['5100', comingIn]);
  await pool.query(holiday, [crew.organisationId, isoDay(today)]);
  await pool.query('delete from outbox');
  const [owner] = asked;
  if (!owner) throw new Error('The office has no owner.');
  return { owner, month: monthBefore(1).slice(0, 7), colleagues: crew.people.slice(1) };
}
