/**
 * Bookings of the past and of the next days, written by SQL behind the back of the use cases, which would take hours: rows of
 * the tables that lists and counts read, without reservations, audit and events. Fifty for each buyer and each partner.
 */
import type pg from 'pg';

const each = 50;

/** Of fifty: what is to come, under way, done and paid, done and not paid, cancelled. */
const status = `case when k < 3 then 'Assigned' when k < 4 then 'Accepted' when k < 5 then 'Booked' when k < 6 then 'Inprogress'
  when k < 40 then 'Closed' when k < 42 then 'Completed' else 'Cancelled' end`;

const price = `jsonb_build_object('totalServicePrice', 39900, 'primeTimeCharge', 0,
  'convenienceFee', jsonb_build_object('amount', 2900, 'info', ''), 'distanceFee', jsonb_build_object('amount', 0, 'info', ''),
  'tax', jsonb_build_object('percent', 18, 'amount', 7704, 'lines', '[]'::jsonb), 'couponDiscount', 0,
  'previous_cancellation_charges', jsonb_build_object('amount', 0, 'details', '[]'::jsonb), 'services', '[]'::jsonb,
  'totalSaving', 0, 'rounding', -4, 'totalCheckoutValue', 50500)`;

/** As the product makes ids, in the order of time; and numbers that are unique for a million. */
const bookingId = `(lpad(to_hex((extract(epoch from created_at) * 1000)::bigint), 12, '0') || '7' || substr(md5('id' || i), 1, 3)
  || '8' || substr(md5('id' || i), 4, 15))::uuid`;
const bookingNumber = `'B' || lpad(upper(to_hex(i)), 5, '0') || '-' || upper(substr(md5('number' || i), 1, 5))`;

/** $1 how many, $2 the buyers, $3 how many partners. */
const insert = `with buyer as (select user_id, n - 1 as n from unnest($2::uuid[]) with ordinality as b (user_id, n)),
  partner as (select organisation_id, staff_id, city_code, pincode, latitude, longitude, row_number() over (order by organisation_id) - 1 as n
    from (select distinct on (organisation_id) organisation_id, staff_id from staff_member
      where is_professional and status = 'Active' order by organisation_id, staff_id limit $3) one join organisation using (organisation_id)),
  sold as (select s.service_id, s.name, s.category_id, c.picture, c.sac, c.gst_class, b.name as sub_category from service s
    join category c using (category_id) join sub_category b on b.sub_category_id = s.sub_category_id
    where s.is_active order by s.service_id limit 1),
  numbered as (select i, i / cardinality($2::uuid[]) as k, i % cardinality($2::uuid[]) as b, i % (select count(*) from partner) as p
    from generate_series(0, $1::int - 1) i),
  planned as (select *, ${status} as status, date_trunc('hour', now()) + (i % 8) * interval '1 hour'
      + case when k < 5 then k + 1 when k = 5 then 0 else -k end * interval '1 day' as starts_at from numbered),
  made as (select *, least(starts_at - interval '2 days', now()) as created_at from planned),
  booked as (insert into booking (booking_id, booking_number, buyer_id, organisation_id, staff_id, city_code, category_id, status, version,
      starts_at, ends_at, price, total_paise, payment_mode, payment_status, captured_paise, contact_name, formatted_address, locality,
      pincode, state_code, latitude, longitude, reason_code, created_at, accepted_at, started_at, completed_at, ended_at)
    select ${bookingId}, ${bookingNumber}, buyer.user_id, case when status <> 'Booked' then organisation_id end,
      case when status not in ('Booked', 'Accepted') then staff_id end, partner.city_code, sold.category_id, status, 3, starts_at,
      starts_at + interval '1 hour', ${price}, 50500, 'cash', case status when 'Closed' then 'paid' when 'Cancelled' then 'not_due' else 'due' end,
      case status when 'Closed' then 50500 else 0 end, 'Asha Rao', '12, 4th Cross, Indiranagar', 'Indiranagar', partner.pincode, '29',
      partner.latitude, partner.longitude, case status when 'Cancelled' then 'changed_plan' end, created_at, created_at,
      case when status in ('Inprogress', 'Completed', 'Closed') then starts_at end,
      case when status in ('Completed', 'Closed') then starts_at + interval '1 hour' end,
      case when status in ('Closed', 'Cancelled') then starts_at + interval '2 hours' end
    from made join buyer on buyer.n = b join partner on partner.n = p cross join sold
    returning booking_id, city_code, booking_number, organisation_id, staff_id, status, ended_at),
  earned as (insert into earning (earning_id, organisation_id, booking_id, booking_number, professional_id, kind, value_paise,
      commission_paise, commission_tax_paise, cash_paise, commission_percent, earned_at, due_on, state)
    select booking_id, organisation_id, booking_id, booking_number, staff_id, 'work', 42800, 6420, 1156, 50500, 15, ended_at,
      (ended_at at time zone 'Asia/Kolkata')::date + 3, 'Due' from booked where status = 'Closed')
  insert into booking_line (booking_id, city_code, position, line_id, service_id, name, subcategory_name, category_image, quantity,
    price_paise, minutes, sac_code, gst_class)
  select booking_id, booked.city_code, 0, booking_id, service_id, name, sub_category, picture, 1, 39900, 60, sac, gst_class
  from booked cross join sold`;

/** Buyers beyond the given ones, made by SQL. */
async function moreBuyers(pool: pg.Pool, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ userId: string }>(
    `insert into user_account (user_id, mobile_number, full_name, status, created_at, updated_at)
     select gen_random_uuid(), '7' || lpad(i::text, 9, '0'), 'Ravi Kumar', 'Active', now(), now() from generate_series(1, $1::int) i
     returning user_id as "userId"`,
    [count],
  );
  return rows.map(({ userId }) => userId);
}

/** `buyers` have theirs first; where they are too few for so many bookings, others are made. */
export async function fillHistory(pool: pg.Pool, count: number, buyers: readonly string[]): Promise<void> {
  const people = Math.ceil(count / each);
  const own = buyers.slice(0, people);
  const all = [...own, ...(await moreBuyers(pool, people - own.length))];
  await pool.query(insert, [count, all, people]);
}
