/** Who looks for work and who looks for people: the nearest jobs and candidates of a trade, by one statement each. */
import { pageOf } from './cards.mjs';
import { rowsOf } from './driver.mjs';
import { claimsOf, liveSession } from './session.mjs';

const pageSize = 20;
const usualKm = 25;
const metresOfDegree = 111_195;
const earthRadiusMetres = 6_371_000;
const radians = (degrees) => (degrees * Math.PI) / 180;

/** In the order of the profile's form. */
const languages = ['hi', 'en', 'bn', 'gu', 'kn', 'ml', 'mr', 'or', 'pa', 'ta', 'te', 'ur', 'as'];
const shifts = ['day', 'night', 'rotating', 'flexible'];
const inOrder = (all, held) => all.filter((one) => String(held).split(',').includes(one));

const leastFeedback = 3;
const ratingOf = ({ sum, count }) => ({ stars: Math.round((sum / count) * 10) / 10, count });

/** `at`: the PIN code with its point on Mercator's map, and how much of the map a kilometre is there. */
const at = (pincode) => `(select latitude, longitude, degrees(ln(tan(pi() / 4 + radians(latitude) / 2))) as y,
    1000 / (${metresOfDegree} * cos(radians(latitude))) as km from pincode where pincode = ${pincode})`;

const pointOf = (x, y) => ({
  longitude: x,
  latitude: ((Math.atan(Math.exp(radians(y))) - Math.PI / 4) * 360) / Math.PI,
});

export function metresBetween(from, to) {
  const halfLatitude = radians(to.latitude - from.latitude) / 2;
  const halfLongitude = radians(to.longitude - from.longitude) / 2;
  const parallels = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  const chord = Math.sin(halfLatitude) ** 2 + parallels * Math.sin(halfLongitude) ** 2;
  return Math.round(2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(chord))));
}

/** As PostgreSQL measures between points, from the point as the product works it out: cursors hold every digit. */
function awayOf({ spot_x: x, spot_y: y, from_latitude: latitude, from_longitude: longitude }) {
  const fromY = (Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2)) * 180) / Math.PI;
  const [short, long] = [Math.abs(x - longitude), Math.abs(y - fromY)].toSorted((one, other) => one - other);
  return long === 0 ? 0 : long * Math.sqrt(1 + (short / long) ** 2);
}

/** $1 trade, $2 PIN code. */
const nearestJobs = `select j.*, o.company_name, o.status as standing, s.name as trade, c.name as city,
    (select json_build_object('sum', sum(stars), 'count', count(*)) from hire_feedback f where f.organisation_id = j.organisation_id and f.side = 'person') as feedback
  from ${at('$2')} as at cross join lateral (select job.*, at.latitude as from_latitude, at.longitude as from_longitude, at.km,
      point(spot_x, spot_y) <-> point(at.longitude, at.y) as away from job
    where trade_id = $1 and status = 'Active' and expires_at > now()
    order by point(spot_x, spot_y) <-> point(at.longitude, at.y), job_id limit ${pageSize + 1}) j
  join organisation o using (organisation_id) join skill s on s.skill_id = j.trade_id left join city c on c.city_code = j.city_code
  where j.away <= ${usualKm} * j.km order by j.away, j.job_id`;

export const jobOf = (row) => ({
  jobId: row.job_id,
  title: row.title,
  trade: { skillId: row.trade_id, name: row.trade },
  organisationId: row.organisation_id,
  companyName: row.company_name,
  employerRating: row.feedback.count < leastFeedback ? null : ratingOf(row.feedback),
  openings: row.openings,
  employmentType: row.employment_type,
  wageUnit: row.wage_unit,
  wageFrom: row.wage_from_paise,
  wageTo: row.wage_to_paise,
  shift: row.shift,
  experienceMonths: row.experience_months,
  education: row.education,
  locality: row.locality,
  cityName: row.city ?? '',
  distanceMetres: metresBetween(
    { latitude: row.from_latitude, longitude: row.from_longitude },
    pointOf(row.spot_x, row.spot_y),
  ),
  publishedAt: row.published_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
});

export async function openJobs({ query: { tradeId, pincode } }) {
  const rows = await rowsOf(nearestJobs, [tradeId, pincode]);
  return pageOf(rows, pageSize, jobOf, (row) => [1, awayOf(row), row.job_id]);
}

/** $1 session, $2 token, $3 trade, $4 PIN code. */
const nearestCandidates = `select f.*, p.full_name, home.name as place,
    (select coalesce(json_agg(json_build_object('skillId', skill_id, 'name', name) order by array_position(f.skill_ids, skill_id)), '[]') from skill where skill_id = any(f.skill_ids)) as skills,
    (select json_agg(json_build_object('skillId', skill_id, 'name', name) order by array_position(f.trade_ids, skill_id)) from skill where skill_id = any(f.trade_ids)) as trades,
    exists (select from application a where a.organisation_id = f.organisation_id and a.user_id = f.user_id and a.shortlisted_at is not null) as is_named
  from ${liveSession('$1', '$2')} cross join ${at('$4')} as at
    cross join lateral (select c.*, session.organisation_id, s.spot_x, s.spot_y, at.latitude as from_latitude, at.longitude as from_longitude, at.km,
        point(s.spot_x, s.spot_y) <-> point(at.longitude, at.y) as away
      from candidate_spot s join candidate c using (user_id)
      where s.trade_id = $3 and c.is_found and (point(s.spot_x, s.spot_y) <-> point(at.longitude, at.y) > ${usualKm} * at.km
        or (point(s.spot_x, s.spot_y) <-> point(at.longitude, at.y) <= least(${usualKm} * at.km, coalesce(c.travel_km, ${usualKm}) * at.km)
          and not exists (select from candidate_hidden_business h where h.user_id = c.user_id and h.organisation_id = session.organisation_id)
          and not (c.hides_from_employer and exists (select from staff_member w where w.organisation_id = session.organisation_id and w.user_id = c.user_id))
          and not exists (select from candidate_spot n where n.user_id = s.user_id and n.trade_id = s.trade_id
            and (point(n.spot_x, n.spot_y) <-> point(at.longitude, at.y), n.position) < (point(s.spot_x, s.spot_y) <-> point(at.longitude, at.y), s.position))))
      order by point(s.spot_x, s.spot_y) <-> point(at.longitude, at.y), s.user_id limit ${pageSize + 1}) f
    join user_account p on p.user_id = f.user_id
    left join candidate_place home on home.user_id = f.user_id and home.position = 0
  where f.away <= ${usualKm} * f.km order by f.away, f.user_id`;

const shortName = (name) => {
  const [first, ...others] = name.split(' ');
  return others.length > 0 ? `${first} ${others.at(-1)[0]}.` : first;
};

/** As every card of a candidate says it; those who apply in a bench have one trade each. */
export const personOf = (row, isNamed = row.is_named, wageUnit = row.wage_unit) => ({
  userId: row.user_id,
  name: isNamed ? row.full_name : shortName(String(row.full_name)),
  isNamed,
  trades: row.trades ?? [{ skillId: String(row.trade_ids).split(',')[0], name: row.trade }],
  skills: row.skills,
  about: row.about,
  experienceMonths: row.experience_months,
  education: row.education,
  languages: inOrder(languages, row.languages),
  shifts: inOrder(shifts, row.shifts),
  availableFrom: row.available_from,
  wage: { unit: wageUnit, paise: row.wage_paise },
  travelKm: row.travel_km,
  place: { pincode: row.pincode, name: row.place },
  updatedAt: row.changed_at.toISOString(),
});

export const candidateOf = (row) => ({
  ...personOf(row),
  distanceMetres: metresBetween(
    { latitude: row.from_latitude, longitude: row.from_longitude },
    pointOf(row.spot_x, row.spot_y),
  ),
  can: { invite: true },
});

export async function candidates({ headers, query: { tradeId, pincode } }) {
  const { sid, jti } = claimsOf(headers);
  const rows = await rowsOf(nearestCandidates, [sid, jti, tradeId, pincode]);
  return pageOf(rows, pageSize, candidateOf, (row) => [awayOf(row), row.user_id]);
}
