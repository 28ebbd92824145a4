import type { ShiftColour } from '@nukkad/contract/people/shift/shift.model';
import type { RosterShiftStatus } from '@nukkad/contract/people/shift/shift.noun';
import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';

const columns = {
  shiftId: 'shift_id',
  organisationId: 'organisation_id',
  employeeId: 'staff_id',
  day: 'on_day',
  shiftTypeId: 'shift_type_id',
  startsAt: 'starts_at',
  endsAt: 'ends_at',
  breakMinutes: 'break_minutes',
  isBreakPaid: 'break_paid',
  graceMinutes: 'grace_minutes',
  status: 'status',
  reason: 'reason',
  publishedAt: 'published_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
const shift = tableColumns('roster_shift', columns);
export type RosterShiftRow = RowOf<'roster_shift', typeof columns>;

/** With the name and colour of its type. */
export interface ShiftSeen extends RosterShiftRow {
  readonly name: string;
  readonly colour: ShiftColour;
}

export const shiftSeen = sql`${shift.asSql}, t.name, t.colour`;
export const shiftTables = sql`roster_shift join shift_type t on t.shift_type_id = roster_shift.shift_type_id`;

export interface ShiftFilter {
  readonly organisationId: string;
  /** YYYY-MM-DD, both inclusive: days on which they start. */
  readonly from: string;
  readonly to: string;
  readonly statuses: readonly RosterShiftStatus[];
  /** Null: of everyone and open ones. */
  readonly employeeIds: readonly string[] | null;
}

/** By their start. */
export async function listShifts(
  reader: Reader,
  { organisationId, from, to, statuses, employeeIds }: ShiftFilter,
): Promise<readonly ShiftSeen[]> {
  if (employeeIds?.length === 0) return [];
  const { rows } = await sql<ShiftSeen>`select ${shiftSeen} from ${shiftTables}
    where roster_shift.organisation_id = ${organisationId}
      and roster_shift.on_day between ${from}::date and ${to}::date and roster_shift.status <> 'removed'
      and roster_shift.status ${isAmong(statuses, 'text')}
      and (${employeeIds === null} or roster_shift.staff_id ${isAmong(employeeIds ?? [], 'uuid')})
    order by roster_shift.starts_at, roster_shift.shift_id`.execute(reader);
  return rows;
}

/** Open shifts, by their start. */
export async function listOpenShifts(
  reader: Reader,
  { organisationId, from, to }: Pick<ShiftFilter, 'organisationId' | 'from' | 'to'>,
  limit: number,
): Promise<readonly ShiftSeen[]> {
  const { rows } = await sql<ShiftSeen>`select ${shiftSeen} from ${shiftTables}
    where roster_shift.organisation_id = ${organisationId} and roster_shift.staff_id is null
      and roster_shift.on_day between ${from}::date and ${to}::date and roster_shift.status <> 'removed'
    order by roster_shift.starts_at, roster_shift.shift_id limit ${limit}`.execute(reader);
  return rows;
}

export async function getShifts(
  reader: Reader,
  organisationId: string,
  shiftIds: readonly string[],
): Promise<ReadonlyMap<string, ShiftSeen>> {
  if (shiftIds.length === 0) return new Map();
  const { rows } = await sql<ShiftSeen>`select ${shiftSeen} from ${shiftTables}
    where roster_shift.organisation_id = ${organisationId} and roster_shift.shift_id ${isAmong(shiftIds, 'uuid')}`.execute(
    reader,
  );
  return new Map(rows.map((row) => [row.shiftId, row]));
}

/** Serializes all that changes the roster of one organisation. */
export async function lockRoster(tx: Tx, organisationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`roster ${organisationId}`}, 0))`.execute(tx);
}

export async function insertShifts(tx: Tx, rows: readonly Authorized<RosterShiftRow>[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('roster_shift')
    .values(rows.map((row) => shift.written(row)))
    .execute();
}

export const saveShift = shift.saveBy('organisationId', 'shiftId').but('createdAt');

export interface Publication {
  readonly organisationId: string;
  readonly from: string;
  readonly to: string;
  /** Whose shifts break a limit, and why they are published nevertheless. */
  readonly breaching: readonly string[];
  readonly reason: string;
}

/** Drops what was to leave, then publishes the drafts. */
export async function publishShifts(
  tx: Tx,
  { organisationId, from, to, breaching, reason }: Authorized<Publication>,
  now: Date,
): Promise<void> {
  const ofDays = sql`organisation_id = ${organisationId} and on_day between ${from}::date and ${to}::date`;
  await sql`update roster_shift set status = 'removed', updated_at = ${now}, version = version + 1
    where ${ofDays} and status = 'leaving'`.execute(tx);
  await sql`update roster_shift set status = 'published', published_at = ${now}, updated_at = ${now},
      version = version + 1,
      reason = case when staff_id = any(${[...breaching]}::uuid[]) then ${reason} else '' end
    where ${ofDays} and status = 'draft'`.execute(tx);
}

export interface HandOver {
  readonly organisationId: string;
  /** By shift, who has it from now on. */
  readonly to: ReadonlyMap<string, string>;
}

/** Shifts change hands in one statement; that no one then has two at once is checked at its end. */
export async function handOverShifts(
  tx: Tx,
  { organisationId, to }: Authorized<HandOver>,
  now: Date,
): Promise<void> {
  await sql`update roster_shift set staff_id = n.staff_id, updated_at = ${now}, version = version + 1
    from unnest(${[...to.keys()]}::uuid[], ${[...to.values()]}::uuid[]) n (shift_id, staff_id)
    where roster_shift.organisation_id = ${organisationId} and roster_shift.shift_id = n.shift_id`.execute(
    tx,
  );
}
