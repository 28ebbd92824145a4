/** The half-hours of a day in which a professional is free for one service, and which of the next days are worked. One statement. */
import { calendarOf, doesCategory, isFree, midnightOf, personColumns } from './availability.mjs';
import { rowsOf } from './driver.mjs';

const halfHour = 1_800_000;
const dayMs = 86_400_000;
const horizonDays = 14;
const noticeMs = 3_600_000;
const partnersLookedAt = 40;

/** $1 PIN code, $2 service, $3 and $4 around the day, $5 until when leaves count, $6 with `one`: that partner. The best partners of the place first. */
const peopleOf = (one) => `with best as materialized (
    select o.*, ps.minutes, c.category_id from service_area a join partner_service ps using (organisation_id)
      join organisation o using (organisation_id) join service c using (service_id)
    where a.pincode = $1 and ps.service_id = $2 and ps.is_active and o.status = 'Active'
      ${one ? 'and o.organisation_id = $6' : ''}
    order by -round(10.0 * (o.rating_sum + 20) / (o.rating_count + 5))::int, a.distance_metres, ps.price_paise, o.organisation_id
    limit ${partnersLookedAt})
  select o.minutes, (select latitude from pincode where pincode = $1) as latitude,
    (select longitude from pincode where pincode = $1) as longitude,
    ${personColumns({ from: '$3::timestamptz', to: '$4::timestamptz', leavesTo: '$5::timestamptz' })}
  from best o join staff_member s on s.organisation_id = o.organisation_id where ${doesCategory('o.category_id')}`;

function nameOf(slot) {
  const hour = Math.floor(slot / 2);
  return `${hour % 12 || 12}:${slot % 2 ? '30' : '00'} ${hour < 12 ? 'AM' : 'PM'}`;
}

const dayOf = (midnight) => new Date(midnight + 330 * 60_000).toISOString().slice(0, 10);
const isPrimeTime = (slot) => slot < 16 || slot >= 38;

const [ofAll, ofOne] = [peopleOf(false), peopleOf(true)];

export async function slotsOfDay({ query: { pincode, serviceIds, day, organisationId } }) {
  const now = Date.now();
  const midnight = Date.parse(`${day}T00:00:00+05:30`);
  const today = midnightOf(now);
  const at = (days) => new Date(midnight + days * dayMs);
  const until = new Date(today + (horizonDays + 1) * dayMs);
  const workers = await rowsOf(organisationId ? ofOne : ofAll, [
    pincode,
    serviceIds,
    at(-1),
    at(3),
    until,
    ...(organisationId ? [organisationId] : []),
  ]);
  const isBookable = (from) => from >= now + noticeMs && from < today + horizonDays * dayMs;
  const free = workers.map((one) => ({ calendar: calendarOf(one, midnight, one), ms: one.minutes * 60_000 }));
  const items = Array.from({ length: 48 }, (_, slot) => {
    const from = midnight + slot * halfHour;
    return {
      slotId: 1_100 + slot,
      name: nameOf(slot),
      from: new Date(from).toISOString(),
      to: new Date(from + halfHour).toISOString(),
      available: isBookable(from) && free.some(({ calendar, ms }) => isFree(calendar, from, from + ms)),
      primeTime: isPrimeTime(slot),
    };
  });
  const days = Array.from({ length: horizonDays }, (_, offset) => {
    const start = today + offset * dayMs;
    return { day: dayOf(start), open: isOpen(workers, start, isBookable) };
  });
  return { day, items, days };
}

/** Some professional works long enough, whatever is booked. */
const isOpen = (workers, midnight, isBookable) =>
  workers.some((one) => {
    const idle = calendarOf({ ...one, jobs: [] }, midnight, one);
    const ms = one.minutes * 60_000;
    for (let slot = 0; slot < 48; slot += 1) {
      const from = midnight + slot * halfHour;
      if (isBookable(from) && isFree(idle, from, from + ms)) return true;
    }
    return false;
  });
