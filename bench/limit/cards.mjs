/** Cards of services: what every list shows. `s`, `c`, `b`, `p`, `cp` are service, category, sub-category, sums and city price. */
import { risesOf, toPay } from './prices.mjs';

const noticeMinutes = 60;

/** Weekday (1 Monday) and minute of the day in India, and the day itself. */
export function momentInIndia() {
  const india = new Date(Date.now() + 330 * 60_000);
  return {
    weekday: india.getUTCDay() || 7,
    minute: india.getUTCHours() * 60 + india.getUTCMinutes(),
    day: india.toISOString().slice(0, 10),
  };
}

/** The parameters of `cardTables` that every statement begins with: place, weekday, minute, day. */
export function cardValues(place) {
  const { weekday, minute, day } = momentInIndia();
  return [place, weekday, minute + noticeMinutes, day];
}

export const hasDearerOptions = `exists (select from service_question q join service_option o using (question_id)
  where q.service_id = s.service_id and (o.price_paise > 0 or o.further_units > 0))`;

const here = `coalesce(cp.price_paise, p.min_price_paise, s.typical_paise) as price,
  coalesce(cp.price_paise, p.best_price_paise, p.min_price_paise, s.typical_paise) as match,
  cp.price_paise is not null as is_city_price, at.state_code`;
const anywhere = `s.typical_paise as price, s.typical_paise as match, false as is_city_price, null as state_code, $4::date as day`;

/** `isPlace` false: nowhere in particular, so the usual price. */
export const cardColumns = (isPlace) => `s.service_id, s.name, s.short_description, s.category_id,
  c.name as category_name, c.picture, s.picture as own_picture, s.sub_category_id, b.name as sub_category_name, s.unit, s.minutes,
  ${isPlace ? here : anywhere},
  coalesce(p.best_is_registered, false) as is_registered, c.gst_class, ${hasDearerOptions} as has_dearer_options,
  coalesce(p.partner_count, 0) as partner_count, coalesce(given.sum, 0)::int as rating_sum, coalesce(given.count, 0)::int as rating_count,
  s.is_trending, s.is_new, s.is_recommended, s.is_online,
  coalesce(p.latest_start_minutes[$2::int] >= $3::int, false) as available_today,
  (p.service_id is null)::int as unserved, s.position + 100 * c.position as rank`;

/** `at`: a row of `pincode`; only where a place is given. */
export const cardTables = (isPlace, place = '$1') => `service s join category c using (category_id)
  join sub_category b on b.sub_category_id = s.sub_category_id
  left join service_place p on p.place = ${place} and p.service_id = s.service_id
  left join (select service_id, sum(stars * reviews) as sum, sum(reviews) as count from service_rating group by service_id) given
    on given.service_id = s.service_id
  ${
    isPlace
      ? `left join city_price cp on cp.service_id = s.service_id and cp.city_code = at.city_code and cp.status = 'Set'
    and cp.from_day <= $4::date and coalesce(cp.to_day, 'infinity') >= $4::date`
      : ''
  }`;

export const ratingOf = (sum, count) => (count === 0 ? null : Math.round((sum / count) * 10) / 10);

export const offerOf = (row) => ({
  price: row.match,
  unit: row.unit,
  gstClass: row.gst_class,
  isRegistered: row.is_registered,
  state: row.state_code,
});

export const cardOf = (row, isPlace) => ({
  serviceId: row.service_id,
  title: row.name,
  name: row.name,
  shortDescription: row.short_description,
  categoryId: row.category_id,
  categoryName: row.category_name,
  categoryImage: row.picture,
  serviceImage: row.own_picture,
  subCategoryId: row.sub_category_id,
  subcategoryName: row.sub_category_name,
  unit: row.unit,
  minutes: row.minutes,
  price: row.price,
  priceToPay: toPay(offerOf(row)),
  rises: risesOf(row.match, row.has_dearer_options, isPlace),
  partnerCount: row.partner_count,
  rating: ratingOf(row.rating_sum, row.rating_count),
  ratingCount: row.rating_count,
  isTrending: row.is_trending,
  isNewService: row.is_new,
  isRecommended: row.is_recommended,
  isOnline: row.is_online,
  availableToday: row.available_today,
});

/** One page of the rows of which one more than `limit` was read. */
export function pageOf(rows, limit, present, keyOf) {
  const last = rows[limit - 1];
  const nextCursor =
    rows.length > limit && last ? Buffer.from(JSON.stringify(keyOf(last))).toString('base64url') : null;
  return { items: rows.slice(0, limit).map(present), nextCursor };
}
