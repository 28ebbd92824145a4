import type { punchSources } from '@nukkad/contract/people/attendance/attendance.model';
import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { sendOff } from '../../../platform/db/pipeline.ts';
import { isAmong } from '../../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';
import type { DaysOfOrganisation } from '../day/leaves.ts';
import type { ShiftHours } from '../day/plan.rules.ts';

export type PunchSource = (typeof punchSources)[number];

const columns = {
  spellId: 'spell_id',
  organisationId: 'organisation_id',
  employeeId: 'staff_id',
  day: 'on_day',
  inAt: 'in_at',
  inSource: 'in_source',
  inBookingId: 'in_booking_id',
  inSite: 'in_site',
  inDistanceMetres: 'in_distance_metres',
  inFar: 'in_far',
  inOffline: 'in_offline',
  inLatitude: 'in_latitude',
  inLongitude: 'in_longitude',
  inAccuracyMetres: 'in_accuracy_metres',
  inDevice: 'in_device',
  outAt: 'out_at',
  outSource: 'out_source',
  outSite: 'out_site',
  outDistanceMetres: 'out_distance_metres',
  outFar: 'out_far',
  outOffline: 'out_offline',
  outLatitude: 'out_latitude',
  outLongitude: 'out_longitude',
  outAccuracyMetres: 'out_accuracy_metres',
  outDevice: 'out_device',
  forgottenAt: 'forgotten_at',
  replacedBy: 'replaced_by',
  recordedAt: 'recorded_at',
} as const;
const spell = tableColumns('attendance_spell', columns);
export type SpellRow = RowOf<'attendance_spell', typeof columns>;

/** What a month reads of a person's spells. There are thousands, so they come as numbers, and nothing else of them. */
export interface CountedSpells {
  readonly employeeId: string;
  /** Days after the first one of those that were asked for. */
  readonly days: readonly number[];
  /** Milliseconds after midnight in Asia/Kolkata of the day. */
  readonly ins: readonly number[];
  /** The same; null: it is open. */
  readonly outs: readonly (number | null)[];
}

/** In seconds. India has one offset, the year round: looking up the zone for each row would cost more than the rest. */
const midnight = sql`((on_day - date '1970-01-01') * 86400 - 19800)`;

/** Those that count, of some people or of everyone (null). Those given up count no time. */
export async function listCounted(
  reader: Reader,
  { organisationId, from, to }: DaysOfOrganisation,
  employeeIds: readonly string[] | null,
): Promise<readonly CountedSpells[]> {
  const { rows } =
    await sql<CountedSpells>`select staff_id as "employeeId", array_agg(on_day - ${from}::date) as days,
      array_agg(round((date_part('epoch', in_at) - ${midnight}) * 1000)::int) as ins,
      array_agg(round((date_part('epoch', out_at) - ${midnight}) * 1000)::int) as outs
    from attendance_spell where organisation_id = ${organisationId} and on_day between ${from}::date and ${to}::date
      and (${employeeIds}::uuid[] is null or staff_id = any(${employeeIds}::uuid[])) and replaced_by is null and forgotten_at is null
    group by staff_id`.execute(reader);
  return rows;
}

/** The day of an organisation's first check-in; null: it has none. */
export async function findFirstDay(reader: Reader, organisationId: string): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`select min(on_day) as day from attendance_spell
    where organisation_id = ${organisationId} and replaced_by is null`.execute(reader);
  return rows[0]?.day ?? null;
}

/** The day of the first check-in that each person made by themselves, not by a visit; who never did is left out. */
export async function listClockStarts(
  reader: Reader,
  organisationId: string,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ employeeId: string; day: string }>`select s.staff_id as "employeeId", f.day
    from staff_member s cross join lateral (select min(a.on_day) as day from attendance_spell a
      where a.staff_id = s.staff_id and a.in_source <> 'booking') f
    where s.organisation_id = ${organisationId} and f.day is not null`.execute(reader);
  return new Map(rows.map(({ employeeId, day }) => [employeeId, day]));
}

/** Who made a check-in by themselves on these days. */
export async function listClockedBetween(
  reader: Reader,
  { organisationId, from, to }: DaysOfOrganisation,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{
    employeeId: string;
  }>`select distinct staff_id as "employeeId" from attendance_spell
    where organisation_id = ${organisationId} and on_day between ${from}::date and ${to}::date and in_source <> 'booking'`.execute(
    reader,
  );
  return new Set(rows.map(({ employeeId }) => employeeId));
}

/** Those of some people with all that is known of them, also those given up; not those that a correction replaced. */
export async function listSpells(
  reader: Reader,
  organisationId: string,
  employeeIds: readonly string[],
  from: string,
  to: string,
): Promise<readonly SpellRow[]> {
  if (employeeIds.length === 0) return [];
  const { rows } = await sql<SpellRow>`select ${spell.asSql} from attendance_spell
    where organisation_id = ${organisationId} and staff_id ${isAmong(employeeIds, 'uuid')}
      and on_day between ${from}::date and ${to}::date and replaced_by is null
    order by staff_id, in_at`.execute(reader);
  return rows;
}

/** The one that is open; null: not at work. Locked, so that two check-outs wait for each other. */
export async function lockOpen(tx: Tx, employeeId: string): Promise<SpellRow | null> {
  const { rows } = await sql<SpellRow>`select ${spell.asSql} from attendance_spell
    where staff_id = ${employeeId} and out_at is null and forgotten_at is null and replaced_by is null for update`.execute(
    tx,
  );
  return rows[0] ?? null;
}

export async function findOpen(reader: Reader, employeeId: string): Promise<SpellRow | null> {
  const { rows } = await sql<SpellRow>`select ${spell.asSql} from attendance_spell
    where staff_id = ${employeeId} and out_at is null and forgotten_at is null and replaced_by is null`.execute(
    reader,
  );
  return rows[0] ?? null;
}

export async function insertSpell(tx: Tx, row: Authorized<SpellRow>): Promise<void> {
  await sendOff(tx, tx.insertInto('attendance_spell').values(spell.written(row)));
}

/** For a visit: nothing where its person is checked in already, or was told of it before. Answers whether it was written. */
export async function insertSpellIfFree(tx: Tx, row: Authorized<SpellRow>): Promise<boolean> {
  const written = await tx
    .insertInto('attendance_spell')
    .values(spell.written(row))
    .onConflict((conflict) => conflict.doNothing())
    .returning('spell_id')
    .execute();
  return written.length > 0;
}

export async function closeSpell(tx: Tx, row: Authorized<SpellRow>): Promise<void> {
  const { spellId, outAt, outSource, outSite, outDistanceMetres, outFar, outOffline } = row;
  const { outLatitude, outLongitude, outAccuracyMetres, outDevice } = row;
  const out = { outAt, outSource, outSite, outDistanceMetres, outFar, outOffline };
  const told = { outLatitude, outLongitude, outAccuracyMetres, outDevice };
  const written = spell.written({ ...out, ...told });
  await sendOff(tx, tx.updateTable('attendance_spell').set(written).where('spell_id', '=', spellId));
}

export interface OfEmployee {
  readonly organisationId: string;
  readonly employeeId: string;
  readonly day: string;
}

/** Closes what the start code of this visit opened. */
export async function closeByBooking(
  tx: Tx,
  { bookingId, at }: Authorized<{ readonly bookingId: string; readonly at: Date }>,
): Promise<readonly OfEmployee[]> {
  const { rows } = await sql<OfEmployee>`update attendance_spell set out_at = ${at}, out_source = 'booking'
    where in_booking_id = ${bookingId} and out_at is null and forgotten_at is null and replaced_by is null and in_at < ${at}
    returning organisation_id as "organisationId", staff_id as "employeeId", on_day as day`.execute(tx);
  return rows;
}

/** Gives up those that began before `before` and are still open, at most `limit` of them. */
export async function forgetOpen(
  tx: Tx,
  { before, now, limit }: Authorized<{ readonly before: Date; readonly now: Date; readonly limit: number }>,
): Promise<readonly OfEmployee[]> {
  const { rows } = await sql<OfEmployee>`update attendance_spell set forgotten_at = ${now}
    where spell_id in (select spell_id from attendance_spell
      where in_at < ${before} and out_at is null and forgotten_at is null and replaced_by is null
      order by in_at limit ${limit} for update skip locked)
    returning organisation_id as "organisationId", staff_id as "employeeId", on_day as day`.execute(tx);
  return rows;
}

/** What a correction replaces stays readable and counts no more. */
export async function replaceSpells(
  tx: Tx,
  {
    organisationId,
    employeeId,
    day,
    correctionId,
  }: Authorized<OfEmployee & { readonly correctionId: string }>,
): Promise<void> {
  await sql`update attendance_spell set replaced_by = ${correctionId}
    where organisation_id = ${organisationId} and staff_id = ${employeeId} and on_day = ${day}::date
      and replaced_by is null`.execute(tx);
}

/** The own weeks of professionals of an organisation. */
export async function listShifts(
  reader: Reader,
  organisationId: string,
): Promise<readonly (ShiftHours & { readonly employeeId: string })[]> {
  const { rows } = await sql<
    ShiftHours & { readonly employeeId: string }
  >`select h.staff_id as "employeeId", h.weekday,
      h.starts_minute as "startsMinute", h.ends_minute as "endsMinute"
    from staff_shift h join staff_member s on s.staff_id = h.staff_id
    where s.organisation_id = ${organisationId}`.execute(reader);
  return rows;
}

/** The own week of one account in an organisation. */
export async function listShiftsOf(
  reader: Reader,
  organisationId: string,
  userId: string,
): Promise<readonly ShiftHours[]> {
  const { rows } =
    await sql<ShiftHours>`select h.weekday, h.starts_minute as "startsMinute", h.ends_minute as "endsMinute"
    from staff_shift h join staff_member s on s.staff_id = h.staff_id
    where s.organisation_id = ${organisationId} and s.user_id = ${userId}`.execute(reader);
  return rows;
}

export interface StartedVisit {
  readonly bookingId: string;
  readonly organisationId: string;
  readonly employeeId: string;
  readonly userId: string;
  readonly startedAt: Date;
  readonly completedAt: Date | null;
}

/** A visit that was started, with its professional; null: it was not, or no one of the partner came. */
export async function findStarted(reader: Reader, bookingId: string): Promise<StartedVisit | null> {
  const { rows } =
    await sql<StartedVisit>`select b.booking_id as "bookingId", s.organisation_id as "organisationId",
      s.staff_id as "employeeId", s.user_id as "userId", b.started_at as "startedAt", b.completed_at as "completedAt"
    from booking b join staff_member s on s.staff_id = b.staff_id and s.organisation_id = b.organisation_id
    where b.booking_id = ${bookingId} and b.started_at is not null`.execute(reader);
  return rows[0] ?? null;
}
