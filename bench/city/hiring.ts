/** Open jobs and candidates of a whole state. Written by SQL. */
import type pg from 'pg';
import type { Partner } from './sign-in.ts';

export interface Hiring {
  readonly employer: Partner;
  /** Trades and PIN codes that are searched for. */
  readonly trades: readonly string[];
  readonly pincodes: readonly string[];
}

export interface HiringSize {
  readonly jobs: number;
  readonly candidates: number;
}

const trades = [
  'electrician',
  'plumber',
  'painter',
  'carpenter',
  'driver',
  'cook',
  'cleaner',
  'mason',
  'security-guard',
  'gardener',
];
/** Searched for; those of the rows are all of the state. */
const pincodes = ['560038', '560034', '560066', '560001', '560076'];
const portion = 10_000;

/** Mercator, as `spotOf` of the product. */
const mercator = (latitude: string) => `degrees(ln(tan(pi() / 4 + radians(${latitude}) / 2)))`;
/** PIN codes of the state, those of the capital four times as often, some hundred metres apart from row to row. */
const places = `places as materialized (select pincode, coalesce(city_code, '') as city_code, state_code, latitude, longitude,
    row_number() over (order by pincode, n) - 1 as n, count(*) over () as count
  from pincode cross join generate_series(1, 4) n where state_code = '29' and latitude is not null and (n = 1 or pincode like '560%'))`;
/** `by`: a prime for each direction, so that two rows are seldom as far from a place. */
const spread = (column: string, by: number) => `${column} + (i::bigint * ${by} % 10007 - 5003) * 0.0000031`;

/** $1 from, $2 to, $3 trades. */
const insertJobs = `with ${places}, sellers as materialized (select organisation_id, row_number() over (order by organisation_id) - 1 as n,
    count(*) over () as count from organisation where status = 'Active')
  insert into job (job_id, organisation_id, trade_id, title, description, openings, employment_type, wage_unit, wage_from_paise,
    wage_to_paise, skill_ids, experience_months, education, languages, shift, hours, pincode, locality, city_code, state_code, spot_x, spot_y,
    questions, status, published_at, expires_at, renewals, held_reasons, approved_reasons, reject_reason, open_reports, created_at, updated_at, version)
  select gen_random_uuid(), s.organisation_id, ($3::text[])[1 + i % cardinality($3::text[])], 'Work of kind ' || i % 97, 'Work in homes of the city.', 1 + i % 5,
    'full_time', 'month', 1500000 + i % 400 * 1000, 2000000 + i % 700 * 1000, '{}', i % 60, 'none', '{hi,en}', (array['day', 'night', 'rotating', 'flexible'])[1 + i % 4],
    '', p.pincode, 'Block ' || i % 20, p.city_code, p.state_code, ${spread('p.longitude', 7919)}, ${spread(mercator('p.latitude'), 6421)},
    '[]', 'Active', at, at + interval '30 days', 0, '{}', '{}', '', 0, at, at, 2
  from generate_series($1::int, $2::int) i join places p on p.n = i * 7 % p.count join sellers s on s.n = i % s.count
    cross join lateral (select date_trunc('milliseconds', now()) - i * interval '20 seconds' as at) times`;

const insertPeople = `with i as materialized (select i, gen_random_uuid() as user_id, date_trunc('milliseconds', now()) - i * interval '30 seconds' as at from generate_series($1::int, $2::int) i),
  ${places}, placed as materialized (select i.*, ($3::text[])[1 + i % cardinality($3::text[])] as trade_id, p.pincode, p.city_code,
      ${spread('p.latitude', 6421)} as latitude, ${spread('p.longitude', 7919)} as longitude from i join places p on p.n = i * 11 % p.count),
  people as (insert into user_account (user_id, mobile_number, full_name, status, created_at, updated_at)
    select user_id, '4' || lpad(i::text, 9, '0'), 'Kiran Das', 'Active', at, at from placed),
  roles as (insert into user_role (user_role_id, user_id, role, created_at) select gen_random_uuid(), user_id, 'Jobseeker', at from placed),
  profiles as (insert into candidate (user_id, trade_ids, skill_ids, about, experience_months, said_months, education, languages, shifts, available_from,
      wage_unit, wage_paise, pincode, travel_km, search_words, created_at, changed_at)
    select user_id, array[trade_id], '{}', 'Work in homes and offices.', i % 200, i % 200, '10th', '{hi,kn}', '{day,flexible}', '2026-01-01',
      'month', 1500000 + i % 800 * 1000, pincode, 10 + i % 30, 'work in homes and offices.', at, at from placed),
  homes as (insert into candidate_place (user_id, position, pincode, city_code, name, latitude, longitude)
    select user_id, 0, pincode, nullif(city_code, ''), 'Block ' || i % 20, latitude, longitude from placed)
  insert into candidate_spot (user_id, trade_id, position, rank, spot_x, spot_y, changed_at)
    select user_id, trade_id, 0, 0, longitude, ${mercator('latitude')}, at from placed`;

export async function fillHiring(
  pool: pg.Pool,
  employer: Partner,
  { jobs, candidates }: HiringSize,
): Promise<Hiring> {
  for (let from = 0; from < jobs; from += portion)
    await pool.query(insertJobs, [from, Math.min(jobs, from + portion) - 1, trades]);
  for (let from = 0; from < candidates; from += portion)
    await pool.query(insertPeople, [from, Math.min(candidates, from + portion) - 1, trades]);
  return { employer, trades, pincodes };
}
