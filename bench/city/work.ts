/** Bookings on their way, written by SQL: each of another partner, one of whose professionals is free and reserved for it. */
import type pg from 'pg';
import { type Partner, signInPartners } from './sign-in.ts';

export type Stage = 'Partner Assigned' | 'Accepted' | 'Assigned' | 'Inprogress' | 'Completed';

export interface Work {
  readonly partner: Partner;
  readonly companyName: string;
  readonly bookingId: string;
  readonly organisationId: string;
  readonly staffId: string;
  readonly startsAt: Date;
  readonly locality: string;
  readonly total: number;
  readonly serviceId: string;
  /** The partner's own price for the service, before tax. */
  readonly ownPrice: number;
}

/** A Wednesday in some days, when most partners work; what is started or completed is now, what is done was before. */
function startOf(stage: Stage, hour: number): Date {
  const india = new Date(Date.now() + 330 * 60_000);
  const minute = Math.floor(Date.now() / 60_000) * 60_000;
  if (stage === 'Completed') return new Date(minute - 2 * 3_600_000);
  if (stage === 'Assigned' || stage === 'Inprogress') return new Date(minute);
  const ahead = ((3 - india.getUTCDay() + 7) % 7) + 7;
  const day = new Date(india.getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
  return new Date(`${day}T${hour}:00:00+05:30`);
}

/** $1 stage, $2 start, $3 how many, $4 buyer, $5 a prefix of numbers, $6 price, $7 the hour. A partner with other work then is passed over. */
const insert = `with chosen as materialized (
    select distinct on (o.organisation_id) o.organisation_id, o.company_name, s.staff_id, o.city_code, o.pincode, o.latitude, o.longitude, sold.*
    from organisation o join staff_member s on s.organisation_id = o.organisation_id and s.is_professional and s.status = 'Active'
      join staff_skill k on k.staff_id = s.staff_id
      cross join lateral (select sv.service_id, sv.name, sv.category_id, ps.price_paise as own_price, c.picture, c.sac, c.gst_class, b.name as sub_category
        from partner_service ps join service sv on sv.service_id = ps.service_id and sv.is_active join category c using (category_id)
          join sub_category b on b.sub_category_id = sv.sub_category_id
        where ps.organisation_id = o.organisation_id and ps.is_active and sv.category_id = k.category_id
          and not exists (select from service_question q where q.service_id = sv.service_id and q.is_required)
        order by 1 limit 1) sold
    where o.status = 'Active' and o.city_code is not null and exists (select from partner_hours h where h.organisation_id = o.organisation_id
        and h.weekday = 3 and h.opens_minute <= 60 * $7::int and h.closes_minute >= 60 * $7::int + 60)
      and (not exists (select from staff_shift f where f.staff_id = s.staff_id) or exists (select from staff_shift f
        where f.staff_id = s.staff_id and f.weekday = 3 and f.starts_minute <= 60 * $7::int and f.ends_minute >= 60 * $7::int + 60))
      and not exists (select from staff_leave l where l.staff_id = s.staff_id and l.during && tstzrange($2::timestamptz, $2::timestamptz + interval '1 day'))
      and ($1::text = 'Completed' or not exists (select from professional_reservation r
        where r.organisation_id = o.organisation_id and r.during && tstzrange($2::timestamptz - interval '2 hours', $2::timestamptz + interval '3 hours')))
    order by o.organisation_id, s.staff_id limit $3::int),
  planned as (select *, gen_random_uuid() as booking_id, row_number() over () as i from chosen),
  booked as (insert into booking (booking_id, booking_number, buyer_id, organisation_id, staff_id, held_organisation_id, held_staff_id,
      city_code, category_id, status, version, starts_at, ends_at, price, total_paise, payment_mode, payment_status, accept_before,
      contact_name, formatted_address, locality, pincode, state_code, latitude, longitude, created_at, accepted_at, started_at, completed_at)
    select booking_id, 'BWORK' || $5::text || '-' || lpad(i::text, 5, '0'), $4::uuid, organisation_id,
      case when $1::text in ('Assigned', 'Inprogress', 'Completed') then staff_id end, case when $1::text <> 'Completed' then organisation_id end,
      case when $1::text <> 'Completed' then staff_id end, city_code, category_id, $1::text, 3, $2::timestamptz, $2::timestamptz + interval '1 hour', $6::jsonb, 50500, 'cash', 'due',
      case when $1::text = 'Partner Assigned' then now() + interval '6 hours' end, 'Asha Rao', '12, 4th Cross, Indiranagar', 'Indiranagar',
      pincode, '29', latitude, longitude, now() - interval '1 hour', case when $1::text <> 'Partner Assigned' then now() end,
      case when $1::text in ('Inprogress', 'Completed') then $2::timestamptz end,
      case when $1::text = 'Completed' then $2::timestamptz + interval '1 hour' end from planned returning booking_id),
  lines as (insert into booking_line (booking_id, city_code, position, line_id, service_id, name, subcategory_name, category_image,
      quantity, price_paise, minutes, sac_code, gst_class)
    select booking_id, city_code, 0, booking_id, service_id, name, sub_category, picture, 1, 39900, 60, sac, gst_class from planned),
  events as (insert into booking_event (booking_id, city_code, version, at, verb, status, actor_kind)
    select booking_id, city_code, 1, now(), 'bookForCash', 'Booked', 'Buyer' from planned),
  offers as (insert into booking_offer (offer_id, booking_id, organisation_id, city_code, round, offered_at, accept_before, answer, answered_at)
    select gen_random_uuid(), booking_id, organisation_id, city_code, 1, now(), now() + interval '6 hours',
      case when $1::text = 'Partner Assigned' then 'open' else 'accepted' end, case when $1::text <> 'Partner Assigned' then now() end from planned),
  kept as (insert into professional_reservation (reservation_id, staff_id, organisation_id, during, kind, booking_id, latitude, longitude)
    select gen_random_uuid(), staff_id, organisation_id, tstzrange($2::timestamptz, $2::timestamptz + interval '1 hour'), 'booking', booking_id, latitude, longitude from planned
    where $1::text <> 'Completed')
  select booking_id as "bookingId", organisation_id as "organisationId", staff_id as "staffId", company_name as "companyName",
    service_id as "serviceId", own_price as "ownPrice" from planned`;

const price = JSON.stringify({
  totalServicePrice: 39_900,
  primeTimeCharge: 0,
  convenienceFee: { amount: 2_900, info: '' },
  distanceFee: { amount: 0, info: '' },
  tax: { percent: 18, amount: 7_704, lines: [] },
  couponDiscount: 0,
  previous_cancellation_charges: { amount: 0, details: [] },
  services: [],
  totalSaving: 0,
  rounding: -4,
  totalCheckoutValue: 50_500,
});

type Planned = Pick<
  Work,
  'bookingId' | 'organisationId' | 'staffId' | 'companyName' | 'serviceId' | 'ownPrice'
>;

interface Wanted {
  readonly stage: Stage;
  readonly count: number;
  readonly buyerId: string;
  /** One letter or digit, which no other stage's numbers begin with. */
  readonly prefix: string;
  /** Of work to come, 10 or 13: so a partner may have one of each. */
  readonly hour: number;
}

/** `count` bookings of one stage, each with its partner signed in. */
export async function fillWork(
  pool: pg.Pool,
  secret: string,
  { stage, count, buyerId, prefix, hour }: Wanted,
): Promise<Work[]> {
  const startsAt = startOf(stage, hour);
  const { rows } = await pool.query<Planned>(insert, [stage, startsAt, count, buyerId, prefix, price, hour]);
  if (rows.length < count)
    throw new Error(`The city has too few partners for ${count} bookings that are ${stage}.`);
  const partners = await signInPartners(pool, secret, {
    organisationIds: rows.map(({ organisationId }) => organisationId),
  });
  const byId = new Map(partners.map((partner) => [partner.organisationId, partner]));
  return rows.flatMap((row) => {
    const partner = byId.get(row.organisationId);
    return partner ? [{ ...row, partner, startsAt, locality: 'Indiranagar', total: 50_500 }] : [];
  });
}
