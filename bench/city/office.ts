/** An organisation without departments whose people work in an office, written by SQL. */
import type pg from 'pg';
import { type SignedIn, signIn, signInPartners } from './sign-in.ts';

export interface Office {
  readonly owner: SignedIn;
  /** YYYY-MM of the month that is filled. */
  readonly month: string;
  /** Each may check in once: today is a holiday, on which no hours are planned. */
  readonly colleagues: readonly SignedIn[];
}

/** $1 a word that no other office has, $2 the first digits of the mobile numbers, $3 how many people. Copies an organisation. */
const people = `with model as (select o.* from organisation o where o.status = 'Active' order by o.organisation_id limit 1),
  owner as (insert into user_account (user_id, mobile_number, full_name, status, created_at, updated_at)
    values (md5($1 || ' owner')::uuid, $2 || '900000', 'Meena Kulkarni', 'Active', '2025-01-01', '2025-01-01') returning user_id),
  role as (insert into user_role (user_id, role, organisation_id) select user_id, 'Service Partner', md5($1)::uuid from owner),
  office as (insert into organisation select (jsonb_populate_record(model, jsonb_build_object('organisation_id', md5($1)::uuid,
      'company_name', 'Office ' || $1, 'owner_user_id', user_id))).* from model, owner returning organisation_id),
  persons as (insert into user_account (user_id, mobile_number, full_name, status, created_at, updated_at)
    select md5($1 || i)::uuid, $2 || lpad(i::text, 6, '0'), 'Kiran Das ' || i, 'Active', '2025-01-01', '2025-01-01'
    from generate_series(1, $3::int) i returning user_id, mobile_number, full_name),
  staff as (insert into staff_member (staff_id, organisation_id, user_id, full_name, is_professional, status, created_at, updated_at)
    select md5(user_id::text)::uuid, organisation_id, user_id, full_name, false, 'Active', '2025-01-01', '2025-01-01'
    from persons cross join office returning staff_id, user_id, organisation_id),
  roles as (insert into user_role (user_id, role, organisation_id, staff_id)
    select user_id, 'subUser', organisation_id, staff_id from staff)
  select staff.staff_id as "staffId", persons.user_id as "userId", mobile_number as "mobileNumber", organisation_id as "organisationId"
  from staff join persons using (user_id) order by mobile_number`;

/** $1 the organisation, $2 the first day of the month: from Monday to Saturday at nine and at six; every tenth is absent on the third. */
const month = `insert into attendance_spell (spell_id, organisation_id, staff_id, on_day, in_at, in_source, out_at, out_source, recorded_at)
  select gen_random_uuid(), s.organisation_id, s.staff_id, day, (day + time '09:00') at time zone 'Asia/Kolkata', 'phone',
    (day + time '18:00') at time zone 'Asia/Kolkata', 'phone', now()
  from staff_member s cross join lateral (select ($2::date + i) as day
    from generate_series(0, 30) i where ($2::date + i) < $2::date + interval '1 month') days
  where s.organisation_id = $1 and extract(isodow from day) < 7
    and not (right(s.full_name, 1) = '0' and extract(day from day) = 3)`;

const holiday = `insert into yearly_holiday (holiday_id, organisation_id, on_day, name, created_at, updated_at)
  values (gen_random_uuid(), $1, (now() at time zone 'Asia/Kolkata')::date, 'Founders’ day', now(), now())`;

interface Person {
  readonly staffId: string;
  readonly userId: string;
  readonly mobileNumber: string;
  readonly organisationId: string;
}

const settle = async (
  pool: pg.Pool,
  word: string,
  digits: string,
  count: number,
): Promise<readonly Person[]> => (await pool.query<Person>(people, [word, digits, count])).rows;

const gridPeople = 500;

/** The month before the present one of 500 people, and as many others as are to check in. */
export async function fillOffice(pool: pg.Pool, secret: string, punching: number): Promise<Office> {
  const [first] = await settle(pool, 'grid', '5000', gridPeople);
  const crew = await settle(pool, 'crew', '5100', punching);
  const organisationId = first?.organisationId ?? '';
  const today = new Date(Date.now() + 330 * 60_000);
  const before = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1, 1));
  await pool.query(month, [organisationId, before.toISOString().slice(0, 10)]);
  if (crew[0]) await pool.query(holiday, [crew[0].organisationId]);
  const [owner] = await signInPartners(pool, secret, { organisationIds: [organisationId] });
  if (!owner) throw new Error('The office has no owner.');
  const colleagues = await signIn(
    pool,
    secret,
    crew.map((person) => ({ ...person, as: { role: 'subUser', ...person } as const })),
  );
  return { owner, month: before.toISOString().slice(0, 7), colleagues };
}
