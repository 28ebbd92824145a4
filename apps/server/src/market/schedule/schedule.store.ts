import type { Point } from '@nukkad/contract/places/geography/distance';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { settingsFor } from '../../platform/snapshot/settings.ts';
import type { Job, Person, Span, WeekdaySpan } from './availability.rules.ts';
import { type ScheduleRules, scheduleRulesFrom } from './schedule.rules.ts';

export interface JobsQuery {
  /** Jobs and leaves of this time are read; a caller that checks a period needs a day before and after it. */
  readonly within: { readonly from: Date; readonly to: Date };
  readonly now: Date;
  readonly exceptBookingId?: string | undefined;
  readonly exceptCartId?: string | undefined;
}

export interface PeopleQuery extends JobsQuery {
  readonly organisationIds: readonly string[];
  /** Only this one. */
  readonly staffId?: string;
  readonly categoryId: string;
  /** Leaves are read from now until then, where that is more than `within`. */
  readonly leavesUntil?: Date;
}

/** A professional as rules and lists need one. */
export interface NamedPerson extends Person {
  readonly name: string;
  readonly ratingSum: number;
  readonly ratingCount: number;
}

type Spans = readonly (readonly [weekday: number, from: number, to: number])[];

interface PersonRow extends Point {
  readonly staffId: string;
  readonly organisationId: string;
  readonly name: string;
  readonly ratingSum: number;
  readonly ratingCount: number;
  readonly skilled: boolean;
  readonly hours: Spans;
  readonly shifts: Spans;
  readonly leaves: readonly (readonly [from: number, to: number])[];
}

interface JobRow extends Point {
  readonly staffId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const weekdaySpan = ([weekday, from, to]: Spans[number]): WeekdaySpan => ({ weekday, from, to });
const leaveSpan = ([from, to]: PersonRow['leaves'][number]): Span => ({ from, to });

async function personRows(reader: Reader, ask: PeopleQuery): Promise<PersonRow[]> {
  const from = ask.leavesUntil && ask.now < ask.within.from ? ask.now : ask.within.from;
  const to = ask.leavesUntil ?? ask.within.to;
  const only = ask.staffId ? sql`and s.staff_id = ${ask.staffId}` : sql``;
  const { rows } = await sql<PersonRow>`
    select s.staff_id as "staffId", s.organisation_id as "organisationId", s.full_name as name, s.rating_sum as "ratingSum",
      s.rating_count as "ratingCount", o.latitude, o.longitude,
      (exists (select from staff_skill k where k.staff_id = s.staff_id and k.category_id = ${ask.categoryId})
        or not exists (select from staff_skill k where k.staff_id = s.staff_id)) as skilled,
      coalesce((select jsonb_agg(jsonb_build_array(h.weekday, h.opens_minute, h.closes_minute))
        from partner_hours h where h.organisation_id = s.organisation_id), '[]') as hours,
      coalesce((select jsonb_agg(jsonb_build_array(f.weekday, f.starts_minute, f.ends_minute))
        from staff_shift f where f.staff_id = s.staff_id), '[]') as shifts,
      coalesce((select jsonb_agg(jsonb_build_array(extract(epoch from lower(l.during)) * 1000, extract(epoch from upper(l.during)) * 1000))
        from staff_leave l where l.staff_id = s.staff_id and l.during && tstzrange(${from}, ${to})), '[]') as leaves
    from staff_member s join organisation o on o.organisation_id = s.organisation_id
    where s.organisation_id = any(${ask.organisationIds}::uuid[]) and s.is_professional and s.status = 'Active' and o.status = 'Active' ${only}`.execute(
    reader,
  );
  return rows;
}

/**
 * Live reservations of these people; expired ones are left out. The join looks each of them up in the exclusion
 * constraint's index, which `= any(…)` cannot: the time it takes does not grow with other people's jobs.
 */
async function jobRows(reader: Reader, staffIds: readonly string[], ask: JobsQuery): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`
    select staff_id as "staffId", lower(during) as "startsAt", upper(during) as "endsAt", latitude, longitude
    from unnest(${staffIds}::uuid[]) as person (staff_id) join professional_reservation using (staff_id)
    where during && tstzrange(${ask.within.from}, ${ask.within.to})
      and (expires_at is null or expires_at > ${ask.now})
      and not coalesce(booking_id = ${ask.exceptBookingId ?? null}::uuid, false)
      and not coalesce(cart_id = ${ask.exceptCartId ?? null}::uuid, false)`.execute(reader);
  return rows;
}

/** Jobs by professional; one query. */
export async function listJobs(
  reader: Reader,
  staffIds: readonly string[],
  ask: JobsQuery,
): Promise<ReadonlyMap<string, readonly Job[]>> {
  const jobs = new Map<string, Job[]>();
  for (const { staffId, startsAt, endsAt, latitude, longitude } of await jobRows(reader, staffIds, ask)) {
    const job = { from: startsAt.getTime(), to: endsAt.getTime(), at: { latitude, longitude } };
    const earlier = jobs.get(staffId);
    if (earlier) earlier.push(job);
    else jobs.set(staffId, [job]);
  }
  return jobs;
}

async function rowsAndJobs(reader: Reader, ask: PeopleQuery) {
  if (ask.staffId !== undefined) {
    const both = [personRows(reader, ask), listJobs(reader, [ask.staffId], ask)] as const;
    const [rows, jobs] = await Promise.all(both);
    return { rows, jobs };
  }
  const rows = await personRows(reader, ask);
  const staffIds = rows.map(({ staffId }) => staffId);
  return { rows, jobs: await listJobs(reader, staffIds, ask) };
}

/**
 * The active professionals of these partners with all that decides whether they are free: two queries for all of them.
 * Who has no shift or no trade of the own named works when the partner does, and does what the partner does.
 */
export async function listPeople(reader: Reader, ask: PeopleQuery): Promise<NamedPerson[]> {
  const { rows, jobs } = await rowsAndJobs(reader, ask);
  return rows.map(({ latitude, longitude, hours, shifts, leaves, ...row }) => ({
    ...row,
    base: { latitude, longitude },
    hours: hours.map(weekdaySpan),
    shifts: (shifts.length > 0 ? shifts : hours).map(weekdaySpan),
    leaves: leaves.map(leaveSpan),
    jobs: jobs.get(row.staffId) ?? [],
  }));
}

/** The rules in force at an instant; those of the partner's city go before those of everywhere. */
export async function getScheduleRules(
  reader: Reader,
  at: Date,
  organisationId: string | null,
): Promise<ScheduleRules> {
  const rows = (await settingsFor(reader)).rowsOf('schedule.rules').filter((row) => row.validFrom <= at);
  const ofCities = rows.some((row) => row.scope !== '*');
  const city = ofCities && organisationId !== null ? await findCityScope(reader, organisationId) : null;
  return scheduleRulesFrom(
    rows.filter(({ scope }) => scope === '*' || scope === city).map((row) => row.value),
  );
}

async function findCityScope(reader: Reader, organisationId: string): Promise<string | null> {
  const { rows } = await sql<{ scope: string }>`select 'city:' || city_code as scope from organisation
    where organisation_id = ${organisationId}`.execute(reader);
  return rows[0]?.scope ?? null;
}
