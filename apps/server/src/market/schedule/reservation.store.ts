import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Sought, Tx } from '../../platform/db/database.ts';
import { sendOff } from '../../platform/db/pipeline.ts';
import { newId } from '../../platform/id.ts';
import type { Hold, HoldRequest, OfBooking, OfCart, ReassignRequest } from './schedule.interface.ts';
import { isAmong } from '../../platform/db/is-among.ts';

/**
 * Locks professionals in the order of their ids, so that two movers never wait for each other. Answers those that
 * may be given work. The lock excludes every other caller of this function, yet lets rows that refer to the
 * professional (a booking, a shift) be written meanwhile. `heldFor`: the professional of that booking as well.
 */
export async function lockProfessionals(
  tx: Tx,
  staffIds: readonly string[],
  heldFor: string | null,
): Promise<{ staffId: string; organisationId: string }[]> {
  const { rows } = await lockThem(staffIds, heldFor).execute(tx);
  return rows.filter((row) => row.active);
}

interface Lock {
  readonly staffIds: readonly string[];
  readonly heldFor: string | null;
  readonly now: Date;
}

/** The same, and their expired holds are deleted behind the locks: PostgreSQL runs a part that nothing reads last. */
export async function lockToReserve(tx: Tx, { staffIds, heldFor, now }: Authorized<Lock>) {
  const { rows } = await sql<LockedRow>`with dropped as (delete from professional_reservation
      where staff_id ${isAmong(staffIds, 'uuid')} and expires_at <= ${now})
    ${lockThem(staffIds, heldFor)}`.execute(tx);
  return rows.filter((row) => row.active);
}

interface LockedRow {
  readonly staffId: string;
  readonly organisationId: string;
  readonly active: boolean;
}

const lockThem = (staffIds: readonly string[], heldFor: string | null) => sql<LockedRow>`
  select staff_id as "staffId", organisation_id as "organisationId", is_professional and status = 'Active' as active
  from staff_member where staff_id = any(array_append(${[...staffIds]}::uuid[],
    (select staff_id from professional_reservation where booking_id = ${heldFor}::uuid)))
  order by staff_id for no key update`;

/**
 * Where `work` throws, its writes are undone and the locked professionals are released at once: callers that try
 * several professionals in different orders never wait for each other. Where it does not, the savepoint ends with the
 * transaction, so that what it wrote leaves with the writes that follow; a later one takes its name over.
 */
export async function undoable<Answer>(tx: Tx, work: () => Promise<Answer>): Promise<Answer> {
  const marked = sql`savepoint reservation`.execute(tx);
  try {
    const [answer] = await Promise.all([work(), marked]);
    return answer;
  } catch (error) {
    await sql`rollback to savepoint reservation`.execute(tx);
    throw error;
  }
}

/** Ends holds of carts in some time; answers whether a booking has any of it. The professional must be locked. */
export async function endHoldsIn(
  tx: Tx,
  { staffId, from, to }: Authorized<{ readonly staffId: string; readonly from: Date; readonly to: Date }>,
): Promise<boolean> {
  await sql`delete from professional_reservation
    where staff_id = ${staffId} and kind = 'hold' and during && tstzrange(${from}, ${to})`.execute(tx);
  const { rows } = await sql`select from professional_reservation
    where staff_id = ${staffId} and kind = 'booking' and during && tstzrange(${from}, ${to}) limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

export async function insertHold(tx: Tx, request: Authorized<HoldRequest>): Promise<string> {
  const reservationId = newId();
  const held = sql`insert into professional_reservation
      (reservation_id, staff_id, organisation_id, during, kind, expires_at, cart_id, latitude, longitude)
    values (${reservationId}, ${request.staffId}, ${request.organisationId}, tstzrange(${request.startsAt}, ${request.endsAt}), 'hold',
      ${request.expiresAt}, ${request.cartId}, ${request.latitude}, ${request.longitude})`;
  await sendOff(tx, held);
  return reservationId;
}

export async function findHold(reader: Reader, cartId: Sought<string>): Promise<Hold | null> {
  const { rows } = await sql<Hold>`
    select reservation_id as "reservationId", staff_id as "staffId", organisation_id as "organisationId", latitude, longitude,
      lower(during) as "startsAt", upper(during) as "endsAt", expires_at as "expiresAt"
    from professional_reservation where cart_id = ${cartId} and expires_at is not null`.execute(reader);
  return rows[0] ?? null;
}

/** One statement: there is no instant at which the booking has two reservations, or none. */
export async function moveReservation(tx: Tx, request: Authorized<ReassignRequest>): Promise<void> {
  const moved = sql`insert into professional_reservation
      (reservation_id, staff_id, organisation_id, during, kind, booking_id, latitude, longitude)
    values (${newId()}, ${request.staffId}, ${request.organisationId}, tstzrange(${request.startsAt}, ${request.endsAt}), 'booking',
      ${request.bookingId}, ${request.latitude}, ${request.longitude})
    on conflict (booking_id) do update set staff_id = excluded.staff_id, organisation_id = excluded.organisation_id,
      during = excluded.during, latitude = excluded.latitude, longitude = excluded.longitude`;
  await sendOff(tx, moved);
}

/** Fails as `professional_reservation_is_held` where the hold is gone. */
export async function giveToBooking(
  tx: Tx,
  { bookingId }: Authorized<OfBooking>,
  reservationId: string,
  expiresAt: Date | null,
): Promise<void> {
  const given = sql`with given as (update professional_reservation
    set kind = 'booking', booking_id = ${bookingId}, cart_id = null, expires_at = ${expiresAt}
    where reservation_id = ${reservationId} and kind = 'hold' returning 1)
    select must_change((select count(*) from given), 1, 'professional_reservation_is_held')`;
  await sendOff(tx, given);
}

/** False when the booking has no reservation any more. */
export async function setExpiry(
  tx: Tx,
  { bookingId }: Authorized<OfBooking>,
  expiresAt: Date | null,
): Promise<boolean> {
  const { rows } = await sql`update professional_reservation set expires_at = ${expiresAt}
    where booking_id = ${bookingId} returning 1`.execute(tx);
  return rows.length > 0;
}

export async function deleteReservation(
  tx: Tx,
  of: Authorized<OfBooking> | Authorized<OfCart>,
): Promise<void> {
  const which = 'bookingId' in of ? sql`booking_id = ${of.bookingId}` : sql`cart_id = ${of.cartId}`;
  await sendOff(tx, sql`delete from professional_reservation where ${which}`);
}

/** For bookings that get another reservation in the same transaction. */
export async function removeReservations(tx: Tx, of: readonly Authorized<OfBooking>[]): Promise<void> {
  const ids = of.map(({ bookingId }) => bookingId);
  const removed = sql`delete from professional_reservation where booking_id ${isAmong(ids, 'uuid')}`;
  await sendOff(tx, removed);
}

/** Deletes expired holds, except those that another transaction has locked. Returns how many. */
export async function deleteExpiredHolds(
  tx: Tx,
  { now, limit }: Authorized<{ readonly now: Date; readonly limit: number }>,
): Promise<number> {
  const { numAffectedRows } = await sql`delete from professional_reservation where reservation_id in (
    select reservation_id from professional_reservation where kind = 'hold' and expires_at <= ${now}
    limit ${limit} for update skip locked)`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
