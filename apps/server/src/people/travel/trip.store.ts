import type { Leg } from '@nukkad/contract/people/travel/travel.model';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import { containing } from '../../platform/db/like.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import { countFound } from '../../platform/db/count-rows.ts';

const columns = {
  requestId: 'request_id',
  organisationId: 'organisation_id',
  staffId: 'staff_id',
  status: 'status',
  purpose: 'purpose',
  startsAt: 'starts_at',
  endsAt: 'ends_at',
  days: 'days',
  perDiemPaise: 'per_diem_paise',
  estimatePaise: 'estimate_paise',
  advanceAskedPaise: 'advance_asked_paise',
  createdAt: 'created_at',
} as const;
const table = tableColumns('trip', columns);
export type TripTableRow = RowOf<'trip', typeof columns>;

export const findTrip = table.findBy('requestId');

export async function listTripsById(
  reader: Reader,
  organisationId: string,
  requestIds: readonly string[],
): Promise<TripTableRow[]> {
  if (requestIds.length === 0) return [];
  return reader
    .selectFrom('trip')
    .select(table.selected)
    .where('organisation_id', '=', organisationId)
    .where('request_id', 'in', [...requestIds])
    .execute();
}

export const insertTrip = table.insert;
/** Its request is locked before. */
export const saveTrip = table.saveBy('requestId').but('organisationId', 'staffId', 'createdAt');

/** Its legs and its bookings, in place of those before. */
export async function setParts(
  tx: Tx,
  { requestId }: Authorized<Pick<TripTableRow, 'requestId'>>,
  { legs, bookingIds }: { readonly legs: readonly Leg[]; readonly bookingIds: readonly string[] },
): Promise<void> {
  await tx.deleteFrom('trip_leg').where('request_id', '=', requestId).execute();
  await tx
    .insertInto('trip_leg')
    .values(
      legs.map(({ from, to, mode, departsAt, arrivesAt }, place) => ({
        request_id: requestId,
        position: place + 1,
        from_place: from,
        to_place: to,
        mode,
        departs_at: new Date(departsAt),
        arrives_at: new Date(arrivesAt),
      })),
    )
    .execute();
  await tx.deleteFrom('trip_booking').where('request_id', '=', requestId).execute();
  if (bookingIds.length === 0) return;
  await tx
    .insertInto('trip_booking')
    .values(bookingIds.map((bookingId) => ({ request_id: requestId, booking_id: bookingId })))
    .execute();
}

/** In their order, by trip. */
export async function listLegs(
  reader: Reader,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, Leg[]>> {
  const found = new Map<string, Leg[]>();
  if (requestIds.length === 0) return found;
  const rows = await reader
    .selectFrom('trip_leg')
    .selectAll()
    .where('request_id', 'in', [...requestIds])
    .orderBy('request_id')
    .orderBy('position')
    .execute();
  for (const row of rows) {
    const leg: Leg = {
      from: row.from_place,
      to: row.to_place,
      mode: row.mode,
      departsAt: row.departs_at.toISOString(),
      arrivesAt: row.arrives_at.toISOString(),
    };
    found.set(row.request_id, [...(found.get(row.request_id) ?? []), leg]);
  }
  return found;
}

export async function listTripBookings(reader: Reader, requestId: string): Promise<readonly string[]> {
  const rows = await reader
    .selectFrom('trip_booking')
    .select('booking_id as bookingId')
    .where('request_id', '=', requestId)
    .orderBy('booking_id')
    .execute();
  return rows.map(({ bookingId }) => bookingId);
}

export interface TripFilter {
  readonly organisationId: string;
  readonly staffId: string | null;
  readonly status: TripTableRow['status'] | null;
  /** Instants between which some of it lies. */
  readonly from: Date | null;
  readonly before: Date | null;
  readonly q: string;
}

/** The conditions of a list, the same for its page and its count. */
function filtered(reader: Reader, { organisationId, staffId, status, from, before, q }: TripFilter) {
  let rows = reader.selectFrom('trip').where('organisation_id', '=', organisationId);
  if (staffId) rows = rows.where('staff_id', '=', staffId);
  if (status) rows = rows.where('status', '=', status);
  if (from) rows = rows.where('ends_at', '>=', from);
  if (before) rows = rows.where('starts_at', '<', before);
  return q ? rows.where('purpose', 'ilike', containing(q)) : rows;
}

/** The newest first. */
export async function listTripRows(
  reader: Reader,
  filter: TripFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<TripTableRow[]> {
  const rows = filtered(reader, filter)
    .select(table.selected)
    .orderBy('created_at', 'desc')
    .orderBy('request_id', 'desc')
    .limit(limit);
  if (!after) return rows.execute();
  return rows
    .where((eb) => eb(eb.refTuple('created_at', 'request_id'), '<', eb.tuple(after.at, after.id)))
    .execute();
}

export const countTrips = (reader: Reader, filter: TripFilter): Promise<number> =>
  countFound(reader, filtered(reader, filter).select('request_id'));

/** Approved ones that have ended, in the order of their ids, behind one of them. */
export async function listEnded(
  reader: Reader,
  before: Date,
  after: string | null,
  limit: number,
): Promise<readonly string[]> {
  let rows = reader
    .selectFrom('trip')
    .select('request_id as requestId')
    .where('status', '=', 'approved')
    .where('ends_at', '<', before)
    .orderBy('request_id')
    .limit(limit);
  if (after) rows = rows.where('request_id', '>', after);
  return (await rows.execute()).map(({ requestId }) => requestId);
}
