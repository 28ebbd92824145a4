/**
 * When a professional is free: within the partner's hours and the own shift, not on leave, and with a pause and the way between
 * two jobs. All times in milliseconds since 1970; `at` and `base` are points.
 */
const minuteMs = 60_000;
const dayMs = 86_400_000;
const indiaMs = 330 * minuteMs;
const pauseMinutes = 15;
const metresPerMinute = 20_000 / 60;

const radians = (degrees) => (degrees * Math.PI) / 180;

/** Great circle. */
export function metresBetween(from, to) {
  const high = radians(to.latitude - from.latitude) / 2;
  const wide = radians(to.longitude - from.longitude) / 2;
  const chord =
    Math.sin(high) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(wide) ** 2;
  return 2 * 6_371_000 * Math.asin(Math.min(1, Math.sqrt(chord)));
}

const wayMinutes = (from, to) => Math.ceil(metresBetween(from, to) / metresPerMinute);

export const midnightOf = (instant) => Math.floor((instant + indiaMs) / dayMs) * dayMs - indiaMs;

/** 1 Monday to 7 Sunday. */
const weekdayOf = (midnight) => new Date(midnight + indiaMs).getUTCDay() || 7;

/** Weekly [weekday, from, to] in minutes as instants from the day before to the day after `days` more, those that meet joined. */
function instantsOf(spans, midnight, days = 1) {
  const found = [];
  for (let offset = -1; offset <= days + 1; offset += 1) {
    const day = midnight + offset * dayMs;
    const weekday = weekdayOf(day);
    for (const [each, from, to] of spans)
      if (each === weekday) found.push({ from: day + from * minuteMs, to: day + to * minuteMs });
  }
  const joined = [];
  for (const span of found.sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else joined.push(span);
  }
  return joined;
}

const within = (spans, one) =>
  spans
    .map((span) => ({ from: Math.max(one.from, span.from), to: Math.min(one.to, span.to) }))
    .filter(({ from, to }) => from < to);

/** Shifts within the partner's hours. */
function workingOf({ hours, shifts }, midnight, days) {
  const open = instantsOf(hours, midnight, days);
  if (shifts.length === 0) return open;
  return instantsOf(shifts, midnight, days).flatMap((shift) => within(open, shift));
}

/** The same, cut to these whole days. */
export const workingWithin = (person, midnight, days) =>
  within(workingOf(person, midnight, days), { from: midnight, to: midnight + days * dayMs });

/** Of a person on the days around a midnight: where work fits in, and what it must not meet. */
export function calendarOf(person, midnight, at) {
  const working = workingOf(person, midnight);
  const blocked = person.jobs.map((job) => {
    const clear = (wayMinutes(job, at) + pauseMinutes) * minuteMs;
    return { from: job.from - clear, to: job.to + clear };
  });
  return { working, taken: [...person.leaves.map(([from, to]) => ({ from, to })), ...blocked] };
}

export const isFree = ({ working, taken }, from, to) =>
  working.some((span) => span.from <= from && to <= span.to) &&
  !taken.some((span) => span.from < to && from < span.to);

/** The free professionals for this work, the least busy of the day first, then the shortest way, then by id. */
export function bestFree(people, { from, to, at }) {
  const midnight = midnightOf(from);
  const free = people.filter((person) => isFree(calendarOf(person, midnight, at), from, to));
  const keyed = free.map((person) => {
    const today = person.jobs.filter((job) => job.from >= midnight && job.from < midnight + dayMs);
    const before = person.jobs.filter((job) => job.from >= midnight && job.to <= from);
    const last = before.sort((a, b) => a.to - b.to).at(-1);
    return { person, jobs: today.length, way: wayMinutes(last ?? person.base, at) };
  });
  const [best] = keyed.sort(
    (a, b) => a.jobs - b.jobs || a.way - b.way || (a.person.staffId < b.person.staffId ? -1 : 1),
  );
  return best?.person ?? null;
}

/** Columns of a professional `s` of partner `o`: all that decides. Jobs between $from and $to, but for those of one booking. */
export const personColumns = ({
  from,
  to,
  leavesTo = to,
  exceptBooking = 'null::uuid',
}) => `s.staff_id as "staffId",
  json_build_object('latitude', o.latitude, 'longitude', o.longitude) as base,
  (select coalesce(json_agg(json_build_array(h.weekday, h.opens_minute, h.closes_minute)), '[]')
    from partner_hours h where h.organisation_id = s.organisation_id) as hours,
  (select coalesce(json_agg(json_build_array(f.weekday, f.starts_minute, f.ends_minute)), '[]')
    from staff_shift f where f.staff_id = s.staff_id) as shifts,
  (select coalesce(json_agg(json_build_array(extract(epoch from lower(during)) * 1000, extract(epoch from upper(during)) * 1000)), '[]')
    from staff_leave where staff_id = s.staff_id and during && tstzrange(least(${from}, now()), ${leavesTo})) as leaves,
  (select coalesce(json_agg(json_build_object('from', extract(epoch from lower(during)) * 1000,
      'to', extract(epoch from upper(during)) * 1000, 'latitude', latitude, 'longitude', longitude)), '[]')
    from professional_reservation r where r.staff_id = s.staff_id and during && tstzrange(${from}, ${to})
      and (expires_at is null or expires_at > now()) and not coalesce(r.booking_id = ${exceptBooking}, false)) as jobs`;

export const doesCategory = (category) => `s.is_professional and s.status = 'Active' and o.status = 'Active'
  and (exists (select from staff_skill k where k.staff_id = s.staff_id and k.category_id = ${category})
    or not exists (select from staff_skill k where k.staff_id = s.staff_id))`;
