/** The partner asks for an added service at its own price, in two statements beside the price's one. */
import { rowsOf } from './driver.mjs';
import { newId } from './ids.mjs';
import { move } from './moves.mjs';
import { addedPrice } from './prices.mjs';

/** $1 service, $2 partner, $3 PIN code of the visit. Services with questions are left to the product. */
const read = `select s.name, b.name as subcategory, c.sac, c.gst_class, ps.minutes, o.gst_number,
    coalesce(cp.price_paise, ps.price_paise) as price
  from partner_service ps join service s using (service_id) join sub_category b on b.sub_category_id = s.sub_category_id
    join category c on c.category_id = s.category_id join organisation o using (organisation_id)
    left join city_price cp on cp.service_id = ps.service_id and cp.city_code = (select city_code from pincode where pincode = $3)
      and cp.status = 'Set' and cp.from_day <= current_date and coalesce(cp.to_day, 'infinity') >= current_date
  where ps.service_id = $1 and ps.organisation_id = $2 and ps.is_active and s.is_active`;

export const addService = move('askAddition', {
  from: ['Inprogress'],
  event: 'booking.addition_asked',
  besides: `added as (insert into booking_addition (addition_id, booking_id, city_code, service_id, name, subcategory_name, quantity,
      price_paise, tax_paise, minutes, sac_code, gst_class, options, asked_by, asked_at)
    select (part->>'additionId')::uuid, "bookingId", city_code, part->>'serviceId', part->>'name', part->>'subcategory',
      (part->>'quantity')::int, (part->>'total')::bigint, (part->>'tax')::bigint, (part->>'minutes')::int, part->>'sac',
      part->>'gstClass', '[]', actor, now from done)`,
  decide: async (row, { serviceId, quantity, seen }) => {
    const [service] = await rowsOf(read, [serviceId, row.organisation_id, row.pincode]);
    if (!service) return 'cart_not_serviceable';
    const price = service.price * quantity;
    if (seen.ownPrice !== price) return 'confirmation_differs';
    const additionId = newId();
    const part = {
      additionId,
      serviceId,
      quantity,
      name: service.name,
      subcategory: service.subcategory,
      minutes: service.minutes * quantity,
      sac: service.sac,
      gstClass: service.gst_class,
      ...addedPrice(price, service.gst_class, service.gst_number?.slice(0, 2) ?? null, row.state_code),
    };
    return { note: 'addition_asked', part, more: { additionId } };
  },
});
