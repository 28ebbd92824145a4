import type { Point } from '@nukkad/contract/places/geography/distance';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { placeOf, rulesAt, settingsFor } from '../../platform/snapshot/settings.ts';
import type { Job, Person, Span, WeekdaySpan } from './availability.rules.ts';
import type { RosterQuery } from './roster.query.ts';
import { type Horizons, type ScheduleRules, defaultScheduleRules, horizonOf } from './schedule.rules.ts';
import { isAmong } from '../../platform/db/is-among.ts';

export interface JobsQuery {
  /** Jobs and leaves of this time are read; a caller that checks a period needs a day before and after it. */
  readonly within: { readonly from: Date; readonly to: Date };
  readonly now: Date;
  readonly exceptBookingIds?: readonly string[] | undefined;
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
  readonly jobs: readonly (readonly [
    from: number,
    to: number,
    latitude: number,
    longitude: number,
    bookingId: string | null,
  ])[];
}

interface JobRow extends Point {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const weekdaySpan = ([weekday, from, to]: Spans[number]): WeekdaySpan => ({ weekday, from, to });
const leaveSpan = ([from, to]: PersonRow['leaves'][number]): Span => ({ from, to });
const jobOf = ([from, to, latitude, longitude, bookingId]: PersonRow['jobs'][number]): Job => ({
  from,
  to,
  at: { latitude, longitude },
  bookingId,
});

/** Live reservations of the time that is asked for; expired ones are left out. */
const isLive = (ask: JobsQuery) => sql`during && tstzrange(${ask.within.from}, ${ask.within.to})
  and (expires_at is null or expires_at > ${ask.now})
  and not coalesce(booking_id ${isAmong([...(ask.exceptBookingIds ?? [])], 'uuid')}, false)
  and not coalesce(cart_id = ${ask.exceptCartId ?? null}::uuid, false)`;

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
        from staff_leave l where l.staff_id = s.staff_id and l.during && tstzrange(${from}, ${to})), '[]') as leaves,
      coalesce((select jsonb_agg(jsonb_build_array(extract(epoch from lower(during)) * 1000, extract(epoch from upper(during)) * 1000,
          r.latitude, r.longitude, r.booking_id))
        from professional_reservation r where r.staff_id = s.staff_id and ${isLive(ask)}), '[]') as jobs
    from staff_member s join organisation o on o.organisation_id = s.organisation_id
    where s.organisation_id ${isAmong(ask.organisationIds, 'uuid')} and s.is_professional and s.status = 'Active' and o.status = 'Active' ${only}`.execute(
    reader,
  );
  return rows;
}

/** The jobs of one professional. */
export async function listJobs(reader: Reader, staffId: string, ask: JobsQuery): Promise<readonly Job[]> {
  const { rows } =
    await sql<JobRow>`select lower(during) as "startsAt", upper(during) as "endsAt", latitude, longitude
    from professional_reservation where staff_id = ${staffId} and ${isLive(ask)}`.execute(reader);
  return rows.map(({ startsAt, endsAt, latitude, longitude }) => ({
    from: startsAt.getTime(),
    to: endsAt.getTime(),
    at: { latitude, longitude },
  }));
}

const namedPerson = ({ latitude, longitude, leaves, jobs, ...row }: PersonRow): NamedPerson => {
  const hours = row.hours.map(weekdaySpan);
  return {
    ...row,
    base: { latitude, longitude },
    hours,
    shifts: row.shifts.length > 0 ? row.shifts.map(weekdaySpan) : hours,
    leaves: leaves.map(leaveSpan),
    jobs: jobs.map(jobOf),
  };
};

/**
 * The active professionals of these partners with all that decides whether they are free, in one statement. Jobs are looked
 * up for each in the exclusion constraint's index: the time it takes does not grow with other people's jobs. Who has no
 * shift or no trade of the own named works when the partner does, and does what the partner does.
 */
export async function listPeople(reader: Reader, ask: PeopleQuery): Promise<NamedPerson[]> {
  const rows = await personRows(reader, ask);
  return rows.map(namedPerson);
}

/** A page of one partner's professionals, by name, with their hours, leaves and times; one more than `limit` where there is more. */
export async function listRoster(reader: Reader, ask: RosterQuery): Promise<NamedPerson[]> {
  const { organisationId, staffId = null, after, limit, within, now } = ask;
  const { rows } = await sql<PersonRow>`
    select s.staff_id as "staffId", s.organisation_id as "organisationId", s.full_name as name, s.rating_sum as "ratingSum",
      s.rating_count as "ratingCount", o.latitude, o.longitude, true as skilled,
      coalesce((select jsonb_agg(jsonb_build_array(h.weekday, h.opens_minute, h.closes_minute))
        from partner_hours h where h.organisation_id = s.organisation_id), '[]') as hours,
      coalesce((select jsonb_agg(jsonb_build_array(f.weekday, f.starts_minute, f.ends_minute))
        from staff_shift f where f.staff_id = s.staff_id), '[]') as shifts,
      coalesce((select jsonb_agg(jsonb_build_array(extract(epoch from lower(l.during)) * 1000, extract(epoch from upper(l.during)) * 1000))
        from staff_leave l where l.staff_id = s.staff_id and l.during && tstzrange(${within.from}, ${within.to})), '[]') as leaves,
      coalesce((select jsonb_agg(jsonb_build_array(extract(epoch from lower(during)) * 1000, extract(epoch from upper(during)) * 1000,
          r.latitude, r.longitude, r.booking_id))
        from professional_reservation r where r.staff_id = s.staff_id and r.booking_id is null and ${isLive({ within, now })}), '[]') as jobs
    from staff_member s join organisation o on o.organisation_id = s.organisation_id
    where s.organisation_id = ${organisationId} and s.is_professional and s.status = 'Active'
      and (${staffId}::uuid is null or s.staff_id = ${staffId}::uuid)
      and (${after?.name ?? null}::text is null or (s.full_name, s.staff_id) > (${after?.name ?? null}::text, ${after?.staffId ?? null}::uuid))
    order by s.full_name, s.staff_id limit ${limit + 1}`.execute(reader);
  return rows.map(namedPerson);
}

/** The rules in force at an instant; those of the partner's city go before those of everywhere. */
export async function getScheduleRules(
  reader: Reader,
  at: Date,
  organisationId: string | null,
): Promise<ScheduleRules> {
  const settings = await settingsFor(reader);
  const ofCities = settings
    .rowsOf('schedule.rules')
    .some(({ scope, validFrom }) => scope !== '*' && validFrom <= at);
  const cityCode = ofCities && organisationId !== null ? await findCityCode(reader, organisationId) : '';
  return rulesAt(settings, 'schedule.rules', at, defaultScheduleRules, { cityCode });
}

/** So many days can be booked, by city. */
export async function listHorizons(reader: Reader, now: Date): Promise<Horizons> {
  const settings = await settingsFor(reader);
  const places = settings.rowsOf('schedule.rules').map(({ scope }) => placeOf(scope));
  return {
    of: (cityCode) => horizonOf(rulesAt(settings, 'schedule.rules', now, defaultScheduleRules, { cityCode })),
    cities: places.flatMap(({ cityCode }) => cityCode ?? []),
  };
}

async function findCityCode(reader: Reader, organisationId: string): Promise<string> {
  const { rows } = await sql<{ cityCode: string }>`select city_code as "cityCode" from organisation
    where organisation_id = ${organisationId}`.execute(reader);
  return rows[0]?.cityCode ?? '';
}
