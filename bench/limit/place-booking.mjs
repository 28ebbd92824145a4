/**
 * A booking for cash of the cart, in two statements: one reads all that it depends on, one writes all that it leaves behind.
 * The second changes the cart only where it is as it was read, and everything else only with the cart: of two at once one wins.
 */
import { createHash } from 'node:crypto';
import { metresBetween } from './availability.mjs';
import { rowsOf } from './driver.mjs';
import { newBookingNumber, newId } from './ids.mjs';
import { billOf } from './prices.mjs';
import { claimsOf, liveSession } from './session.mjs';

/** $1 session, $2 token, $3 idempotency key. Lines with answers are left to the product: no filled cart has any. */
const read = `select c.cart_id, c.user_id, c.updated_at, c.day::text, c.slot_id, c.organisation_id as chosen, c.coupon_id,
    a.address_id, a.contact_name, a.line1, a.landmark, a.locality, a.pincode, a.latitude, a.longitude, a.city_code,
    pin.state_code, d.name as district, state.name as state, city.name as town,
    h.reservation_id, h.staff_id, h.organisation_id, lower(h.during) as starts_at, upper(h.during) as ends_at,
    h.expires_at > now() as is_held, o.latitude as from_latitude, o.longitude as from_longitude, o.gst_number, o.city_code as partner_city,
    o.status = 'Active' and exists (select from service_area area where area.organisation_id = o.organisation_id
      and area.pincode = a.pincode) as is_served,
    (select json_agg(json_build_object('serviceId', l.service_id, 'quantity', l.quantity, 'answers', cardinality(l.option_ids),
        'name', s.name, 'subcategoryName', b.name, 'categoryImage', category.picture, 'categoryId', s.category_id,
        'gstClass', category.gst_class, 'sac', category.sac, 'usual', s.typical_paise, 'minutes', ps.minutes,
        'price', coalesce(cp.price_paise, ps.price_paise)) order by l.position)
      from cart_line l join service s using (service_id) join sub_category b on b.sub_category_id = s.sub_category_id
      join category on category.category_id = s.category_id
      join partner_service ps on ps.organisation_id = h.organisation_id and ps.service_id = l.service_id and ps.is_active
      left join city_price cp on cp.service_id = l.service_id and cp.city_code = a.city_code and cp.status = 'Set'
        and cp.from_day <= c.day and coalesce(cp.to_day, 'infinity') >= c.day
      where l.cart_id = c.cart_id and s.is_active) as lines,
    (select coalesce(json_agg(json_build_object('bookingNumber', booking_number, 'amount', amount) order by since, booking_number), '[]')
      from (select booking_number, sum(amount_paise) as amount, min(created_at) as since from cancellation_charge
        where buyer_id = c.user_id and collected_booking_id is null group by booking_number) charge) as charges,
    (select count(*) from booking where buyer_id = c.user_id and (status in ('Booked', 'Partner Matched', 'Partner Assigned',
        'Need To Forward', 'Forwaded', 'Accepted', 'Assigned', 'Inprogress') or (status = 'Completed' and payment_status = 'due')
        or (status = 'Payment Pending' and pay_before > now()))) as open,
    (select answer from idempotency_key where owner = c.user_id::text and key = $3) as earlier
  from ${liveSession('$1', '$2')} join cart c on c.user_id = session.user_id
    join delivery_address a on a.address_id = c.address_id and a.user_id = c.user_id and a.removed_at is null
    join pincode pin on pin.pincode = a.pincode join district d on d.district_code = pin.district_code
    join state on state.state_code = pin.state_code left join city on city.city_code = a.city_code
    left join professional_reservation h on h.cart_id = c.cart_id left join organisation o on o.organisation_id = h.organisation_id`;

/** $1: all values as one object, $2: the lines. */
const write = `with new as materialized (select * from jsonb_to_record($1::jsonb) as new ("bookingId" uuid, "bookingNumber" text, "buyerId" uuid,
      "cartId" uuid, "updatedAt" timestamptz, "reservationId" uuid, "heldOrganisationId" uuid, "heldStaffId" uuid, "cityCode" text,
      "categoryId" text, "startsAt" timestamptz, "endsAt" timestamptz, price jsonb, total bigint, "contactName" text,
      "formattedAddress" text, locality text, pincode text, "stateCode" text, latitude float8, longitude float8, note text,
      now timestamptz, "auditId" uuid, detail jsonb, "createdId" uuid, created jsonb, "bookedId" uuid, booked jsonb,
      key text, operation text, "requestHash" text, answer jsonb, charges text[])),
  emptied as (update cart set organisation_id = null, slot_id = null, day = null, coupon_id = null from new
    where cart_id = "cartId" and cart.updated_at = "updatedAt" and slot_id is not null returning cart_id),
  done as materialized (select new.* from new join emptied on cart_id = "cartId"),
  lines as (delete from cart_line using done where cart_id = "cartId"),
  taken as (update professional_reservation r set kind = 'booking', booking_id = "bookingId", cart_id = null, expires_at = null
    from done where r.reservation_id = "reservationId" and r.kind = 'hold'),
  collected as (update cancellation_charge set collected_booking_id = "bookingId" from done
    where booking_number = any(charges) and buyer_id = "buyerId" and collected_booking_id is null),
  booking as (insert into booking (booking_id, booking_number, buyer_id, held_organisation_id, held_staff_id, city_code, category_id,
      status, version, starts_at, ends_at, price, total_paise, payment_mode, payment_status, contact_name, formatted_address,
      locality, pincode, state_code, latitude, longitude, note, created_at)
    select "bookingId", "bookingNumber", "buyerId", "heldOrganisationId", "heldStaffId", "cityCode", "categoryId",
      'Booked', 1, "startsAt", "endsAt", price, total, 'cash', 'due', "contactName", "formattedAddress",
      locality, pincode, "stateCode", latitude, longitude, note, now from done),
  booked_lines as (insert into booking_line (booking_id, city_code, position, line_id, service_id, name, subcategory_name,
      category_image, quantity, options, price_paise, minutes, sac_code, gst_class)
    select "bookingId", "cityCode", l.* from done, jsonb_to_recordset($2::jsonb) as l (position int, "lineId" uuid, "serviceId" text,
      name text, "subcategoryName" text, "categoryImage" text, quantity int, options jsonb, price bigint, minutes int,
      "sacCode" text, "gstClass" text)),
  timeline as (insert into booking_event (booking_id, city_code, version, at, verb, status, actor_kind, actor_id)
    select "bookingId", "cityCode", 1, now, 'bookForCash', 'Booked', 'Buyer', "buyerId" from done),
  logged as (insert into audit_log (audit_id, at, actor_kind, actor_id, action, subject_kind, subject_id, detail)
    select "auditId", now, 'Buyer', "buyerId", 'booking.bookForCash', 'booking', "bookingId", detail from done),
  told as (insert into outbox (event_id, name, version, payload, created_at)
    select "createdId", 'booking.created', 1, created, now from done union all
    select "bookedId", 'booking.booked', 1, booked, now from done),
  kept as (insert into idempotency_key (owner, key, operation, request_hash, status, answer, created_at)
    select "buyerId", key, operation, "requestHash", 200, answer, now from done)
  select from done`;

/** Before 8:00 and from 19:00 on; slot 1100 is midnight, each half an hour. */
const isPrimeTime = (slotId) => slotId < 1_116 || slotId >= 1_138;

function addressOf(row) {
  const said = [row.line1, row.landmark, row.locality, row.town ?? row.district].filter(
    (part, at, all) => part !== '' && part !== all[at - 1],
  );
  return `${[...said, row.state].join(', ')} ${row.pincode}`;
}

function linesOf(row) {
  return row.lines.map((line) => ({
    ...line,
    price: line.price * line.quantity,
    usualPrice: line.usual * line.quantity,
    minutes: line.minutes * line.quantity,
  }));
}

const openCashAtMost = 2;

/** Why it cannot be booked as it is; null: it can. */
function hindrance(row, lines, seen, bill, address) {
  const minutes = lines.reduce((sum, line) => sum + line.minutes, 0);
  if (!row.is_held || row.ends_at - row.starts_at !== minutes * 60_000) return 'slot_taken';
  if (!row.is_served || row.chosen || row.coupon_id || lines.some((line) => line.answers > 0))
    return 'cart_not_serviceable';
  if (row.open >= openCashAtMost) return 'too_many_cash';
  const isSeen =
    seen.total === bill.totalCheckoutValue &&
    seen.address.name === address &&
    seen.startsAt === row.starts_at.toISOString() &&
    seen.lines.every((line, at) => line.id === lines[at].serviceId && line.price === lines[at].price);
  return isSeen ? null : 'confirmation_differs';
}

export async function placeBooking({ headers, body, url }) {
  const claims = claimsOf(headers);
  if (!claims) return { status: 401, answer: { code: 'signed_out' } };
  const key = headers['idempotency-key'];
  const [row] = await rowsOf(read, [claims.sid, claims.jti, key]);
  if (row?.earlier) return { status: 201, answer: row.earlier };
  if (!row?.lines) return { status: 409, answer: { code: 'cart_empty' } };
  const lines = linesOf(row);
  const bill = billOf({
    lines,
    gstClass: lines[0].gstClass,
    partnerState: row.gst_number?.slice(0, 2) ?? null,
    place: row.state_code,
    isPrimeTime: isPrimeTime(row.slot_id),
    metres: metresBetween({ latitude: row.from_latitude, longitude: row.from_longitude }, row),
    charges: row.charges,
  });
  const address = addressOf(row);
  const code = hindrance(row, lines, body.seen, bill, address);
  if (code) return { status: 409, answer: { code } };
  const requestHash = createHash('sha256')
    .update(JSON.stringify([url, body]))
    .digest('hex');
  const made = rowsToWrite({ row, lines, bill, address, note: body.note ?? '', key, requestHash });
  const done = await rowsOf(write, [JSON.stringify(made.values), JSON.stringify(made.lines)]);
  return done.length > 0
    ? { status: 201, answer: made.values.answer }
    : { status: 409, answer: { code: 'slot_taken' } };
}

function rowsToWrite({ row, lines, bill, address, note, key, requestHash }) {
  const bookingId = newId();
  const bookingNumber = newBookingNumber();
  const total = bill.totalCheckoutValue;
  const facts = { bookingId, version: 1, buyerId: row.user_id, organisationId: null, staffId: null };
  const values = {
    bookingId,
    bookingNumber,
    buyerId: row.user_id,
    cartId: row.cart_id,
    updatedAt: row.updated_at,
    reservationId: row.reservation_id,
    heldOrganisationId: row.organisation_id,
    heldStaffId: row.staff_id,
    cityCode: row.city_code ?? row.partner_city,
    categoryId: lines[0].categoryId,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    price: bill,
    total,
    contactName: row.contact_name,
    formattedAddress: address,
    locality: row.locality,
    pincode: row.pincode,
    stateCode: row.state_code,
    latitude: row.latitude,
    longitude: row.longitude,
    note,
    now: new Date(),
    auditId: newId(),
    detail: { from: null, to: 'Booked', version: 1 },
    createdId: newId(),
    created: { ...facts, payBefore: null },
    bookedId: newId(),
    booked: facts,
    key,
    operation: 'POST /payment/create_booking',
    requestHash,
    answer: { bookingId, bookingNumber, status: 'Booked', total },
    charges: row.charges.map((charge) => charge.bookingNumber),
  };
  const booked = lines.map((line, position) => ({
    position,
    lineId: newId(),
    serviceId: line.serviceId,
    name: line.name,
    subcategoryName: line.subcategoryName,
    categoryImage: line.categoryImage,
    quantity: line.quantity,
    options: [],
    price: line.price,
    minutes: line.minutes,
    sacCode: line.sac,
    gstClass: line.gstClass,
  }));
  return { values, lines: booked };
}
