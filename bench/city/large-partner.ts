/** A partner with two hundred professionals, each with three visits on each of the next ten days, written by SQL. */
import type pg from 'pg';

export interface LargePartner {
  readonly organisationId: string;
  readonly pincode: string;
  readonly serviceId: string;
}

const people = 200;
const pincode = '560038';
const serviceId = 'bathroom-cleaning';

/** Every other one has shifts of its own; visits at 9, 12 and 16 o'clock, some minutes apart from person to person. */
const insert = `with chosen as materialized (
    select o.organisation_id, o.latitude, o.longitude from service_area a join partner_service ps using (organisation_id)
      join organisation o using (organisation_id)
    where a.pincode = $1 and ps.service_id = $2 and ps.is_active and o.status = 'Active' order by o.organisation_id limit 1),
  persons as (insert into user_account (user_id, mobile_number, full_name, status, created_at, updated_at)
    select gen_random_uuid(), '6' || lpad(i::text, 9, '0'), 'Kiran Das', 'Active', now(), now() from generate_series(1, $3::int) i
    returning user_id),
  staff as (insert into staff_member (staff_id, organisation_id, user_id, full_name, is_professional, status, created_at, updated_at)
    select gen_random_uuid(), organisation_id, user_id, 'Kiran Das', true, 'Active', now(), now() from persons cross join chosen
    returning staff_id),
  numbered as materialized (select staff_id, row_number() over () as n from staff),
  shifts as (insert into staff_shift (staff_id, weekday, starts_minute, ends_minute)
    select staff_id, weekday, 540, 1080 from numbered cross join generate_series(1, 7) weekday where n % 2 = 0),
  kept as (insert into professional_reservation (reservation_id, staff_id, organisation_id, during, kind, booking_id, latitude, longitude)
    select gen_random_uuid(), staff_id, organisation_id, tstzrange(at, at + interval '1 hour'), 'booking', gen_random_uuid(), latitude, longitude
    from numbered cross join chosen cross join generate_series(1, 10) day cross join unnest(array[9, 12, 16]) hour
      cross join lateral (select ((now() at time zone 'Asia/Kolkata')::date + day + make_interval(hours => hour, mins => (n % 6)::int * 10))
        at time zone 'Asia/Kolkata' as at) visit)
  select organisation_id as "organisationId" from chosen`;

export async function fillLargePartner(pool: pg.Pool): Promise<LargePartner> {
  const { rows } = await pool.query<{ organisationId: string }>(insert, [pincode, serviceId, people]);
  if (!rows[0]) throw new Error(`In the large city no partner does ${serviceId} at ${pincode}.`);
  return { ...rows[0], pincode, serviceId };
}
