/** Offices of five hundred people with a year behind them: days, leave, payslips. Written by SQL, one to look at and others beside it. */
import type pg from 'pg';
import { people, settle } from './office.ts';
import type { SignedIn } from './sign-in.ts';

const size = 500;
const months = 12;

/** $1 the organisation. Six departments; a tenth came and a twentieth went within the year. */
const employees = `with part as (insert into department (department_id, organisation_id, name, created_at, updated_at)
    select gen_random_uuid(), $1, 'Team ' || i, now(), now() from generate_series(1, 6) i returning department_id, name)
  insert into employee (staff_id, organisation_id, employee_code, department_id, joined_on, last_day_on, created_at, updated_at)
  select staff_id, organisation_id, null, department_id,
    case when n % 10 = 0 then current_date - (n % 300) else date '2025-01-01' end,
    case when n % 20 = 7 then current_date - (n % 200) end, now(), now()
  from (select s.*, right(full_name, 4)::int as n from staff_member s where organisation_id = $1) s
    join part on part.name = 'Team ' || (n % 6 + 1)`;

/** $2 how many months: from Monday to Saturday, nine to six, late and away on some days. */
const days = `insert into attendance_spell (spell_id, organisation_id, staff_id, on_day, in_at, in_source, out_at, out_source, recorded_at)
  select gen_random_uuid(), s.organisation_id, s.staff_id, day, (day + case when n % 7 = 0 then time '09:20' else time '09:00' end)
    at time zone 'Asia/Kolkata', 'phone', (day + case when n % 11 = 0 then time '19:30' else time '18:00' end) at time zone 'Asia/Kolkata',
    'phone', now()
  from staff_member s cross join lateral (select on_day::date as day, right(s.full_name, 4)::int + extract(doy from on_day)::int as n
    from generate_series(date_trunc('month', current_date) - make_interval(months => $2::int - 1), current_date - 1, '1 day') on_day) d
  where s.organisation_id = $1 and extract(isodow from day) < 7 and n % 23 <> 0`;

const leave = `with type as (insert into leave_type (leave_type_id, organisation_id, name, halves_a_year, accrual, carry_halves,
      year_starts_month, is_paid, takes_half_days, is_sandwich, is_active, created_at, updated_at, version)
    select gen_random_uuid(), $1, name, 40, 'yearly', 0, 4, true, true, false, true, now(), now(), 1
    from unnest(array['Casual leave', 'Sick leave', 'Earned leave']) name returning leave_type_id, organisation_id),
  account as (insert into leave_account (organisation_id, staff_id, leave_type_id, balance_halves)
    select t.organisation_id, s.staff_id, t.leave_type_id, 20 from type t join staff_member s using (organisation_id)),
  asked as (select gen_random_uuid() as id, s.staff_id, s.user_id, t.leave_type_id, i, right(s.full_name, 4)::int + i * 29 as n
    from staff_member s cross join generate_series(1, $2::int) i
      join lateral (select leave_type_id from type order by leave_type_id offset i % 3 limit 1) t on true
    where s.organisation_id = $1),
  request as (insert into approval_request (request_id, organisation_id, kind, staff_id, user_id, status, starts_on, ends_on, level, levels,
      acted, is_change, cancel_asked, reminded, waiting_since, created_at, updated_at, version)
    select id, $1, 'leave', staff_id, user_id, 'approved', current_date - i * 29, current_date - i * 29, 1, 1, true, false, false, 0, now(), now(), now(), 1
    from asked)
  insert into leave_request (request_id, organisation_id, staff_id, leave_type_id, first_half, end_half, halves, note, is_live, is_approved)
  select id, $1, staff_id, leave_type_id, h, h + 2, 2, '', true, true
  from (select *, (current_date - i * 29 - date '1970-01-01') * 2 as h from asked) a`;

/** Of the months before the present one, each paid. */
const payslips = `with run as (insert into payroll_run (run_id, organisation_id, month, status, begun_by, created_at)
    select gen_random_uuid(), $1, (date_trunc('month', current_date) - make_interval(months => i))::date, 'Paid', gen_random_uuid(), now()
    from generate_series(1, $2::int) i returning run_id, organisation_id, month),
  slip as (insert into payslip (payslip_id, run_id, organisation_id, staff_id, month, full_name, department, salary_id, gross_paise,
      deductions_paise, net_paise, employer_paise, structure_paise, taxable_paise, month_half_days, frozen_at, created_at)
    select gen_random_uuid(), run_id, r.organisation_id, staff_id, month, full_name, 'Team ' || (right(full_name, 4)::int % 6 + 1),
      gen_random_uuid(), 3000000, 200000, 2800000, 180000, 3000000, 3000000, 60, now(), now()
    from run r join staff_member s using (organisation_id) returning payslip_id, organisation_id)
  insert into payslip_line (payslip_id, position, organisation_id, kind, code, name, component_type, amount_paise)
  select payslip_id, i, organisation_id, case i when 8 then 'unpaid_days' else 'component' end, 'C' || i, 'Line ' || i,
    case i when 8 then 'DEDUCTION' else 'EARNING' end, 10000
  from slip cross join generate_series(1, 8) i`;

async function live(pool: pg.Pool, organisationId: string): Promise<void> {
  const client = await pool.connect();
  try {
    // Terms of salaries and steps of reviews are read by no report.
    await client.query("set session_replication_role = 'replica'");
    await client.query(employees, [organisationId]);
    for (const text of [days, leave, payslips]) await client.query(text, [organisationId, months]);
  } finally {
    client.release(true);
  }
}

/** Answers the owner of the first office. `beside`: offices of which there are only the people. */
export async function fillYears(
  pool: pg.Pool,
  secret: string,
  { offices, beside }: { readonly offices: number; readonly beside: number },
): Promise<SignedIn> {
  const owners: SignedIn[] = [];
  for (let at = 0; at < offices; at += 1) {
    const office = await settle(pool, secret, `Kulkarni Office ${at}`, [`60${at}0`, size]);
    await live(pool, office.organisationId);
    owners.push(...office.people.slice(0, 1));
  }
  for (let at = 0; at < beside; at += 1)
    await pool.query(people, [`Kulkarni Works ${at}`, `7${100 + at}`, size]);
  await pool.query('delete from outbox');
  await pool.query('vacuum analyze');
  const [first] = owners;
  if (!first) throw new Error('There is no office.');
  return first;
}
