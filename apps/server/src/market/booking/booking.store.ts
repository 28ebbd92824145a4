import type { BookingBrief } from './booking.interface.ts';
import type { BookingStatus, BookingVerb } from '@nukkad/contract/market/booking/booking.noun';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Sought, Tx } from '../../platform/db/database.ts';
import { sendOff } from '../../platform/db/pipeline.ts';
import type { Actor } from './booking.policy.ts';
import type { Booking, BookingLine, TimelineEvent } from './booking.row.ts';
import { isAmong } from '../../platform/db/is-among.ts';

/** Column and property of every field of `Booking`. */
const columns = sql.raw(
  Object.entries({
    bookingId: 'booking_id',
    bookingNumber: 'booking_number',
    buyerId: 'buyer_id',
    organisationId: 'organisation_id',
    staffId: 'staff_id',
    chosenOrganisationId: 'chosen_organisation_id',
    heldOrganisationId: 'held_organisation_id',
    heldStaffId: 'held_staff_id',
    askedStaffId: 'asked_staff_id',
    cityCode: 'city_code',
    categoryId: 'category_id',
    status: 'status',
    version: 'version',
    startsAt: 'starts_at',
    endsAt: 'ends_at',
    price: 'price',
    totalPaise: 'total_paise',
    additionsPaise: 'additions_paise',
    paymentMode: 'payment_mode',
    paymentStatus: 'payment_status',
    capturedPaise: 'captured_paise',
    refundedPaise: 'refunded_paise',
    refundAskedPaise: 'refund_asked_paise',
    feePaise: 'fee_paise',
    refundGrantedPaise: 'refund_granted_paise',
    reworkOfBookingId: 'rework_of_booking_id',
    projectId: 'project_id',
    reschedules: 'reschedules',
    commissionPercent: 'commission_percent',
    letDownAt: 'let_down_at',
    payBefore: 'pay_before',
    acceptBefore: 'accept_before',
    arriveBefore: 'arrive_before',
    contactName: 'contact_name',
    formattedAddress: 'formatted_address',
    locality: 'locality',
    pincode: 'pincode',
    stateCode: 'state_code',
    latitude: 'latitude',
    longitude: 'longitude',
    note: 'note',
    reasonCode: 'reason_code',
    cancelNote: 'cancel_note',
    startCodeRound: 'start_code_round',
    startCodeTries: 'start_code_tries',
    startCodeUsedUpAt: 'start_code_used_up_at',
    createdAt: 'created_at',
    acceptedAt: 'accepted_at',
    startedAt: 'started_at',
    completedAt: 'completed_at',
    endedAt: 'ended_at',
  } satisfies Record<keyof Booking, string>)
    .map(([property, column]) => `${column} as "${property}"`)
    .join(', '),
);

export async function lockBooking(tx: Tx, bookingId: string): Promise<Booking | null> {
  const { rows } =
    await sql<Booking>`select ${columns} from booking where booking_id = ${bookingId} for update`.execute(tx);
  return rows[0] ?? null;
}

/** With how many visits a yes to it takes on; null: itself alone, or a series that has a partner or an end day. */
export type Requested = Booking & { readonly seriesVisits: number | null };

/** Locks a booking that is offered, and reads its series in the same statement. */
export async function lockOffered(tx: Tx, bookingId: string): Promise<Requested | null> {
  const { rows } = await sql<Requested>`select ${columns},
      (select s.visits from booking_series_visit v join booking_series s using (series_id)
        where v.booking_id = booking.booking_id and s.status = 'Pending') as "seriesVisits"
    from booking where booking_id = ${bookingId} for update`.execute(tx);
  return rows[0] ?? null;
}

/** The id of its partner, for a statement that finds it itself. */
export const organisationOf = (bookingId: string): Sought<string> =>
  sql<string>`(select organisation_id from booking where booking_id = ${bookingId})`;

/** In the order of their ids, as everywhere. */
export async function lockBookings(tx: Tx, bookingIds: readonly string[]): Promise<readonly Booking[]> {
  const { rows } =
    await sql<Booking>`select ${columns} from booking where booking_id ${isAmong(bookingIds, 'uuid')}
      order by booking_id for update`.execute(tx);
  return rows;
}

export async function findBooking(reader: Reader, bookingId: string): Promise<Booking | null> {
  const { rows } = await sql<Booking>`select ${columns} from booking where booking_id = ${bookingId}`.execute(
    reader,
  );
  return rows[0] ?? null;
}

export async function findBookings(
  reader: Reader,
  bookingIds: readonly string[],
): Promise<readonly Booking[]> {
  const { rows } =
    await sql<Booking>`select ${columns} from booking where booking_id ${isAmong(bookingIds, 'uuid')}`.execute(
      reader,
    );
  return rows;
}

export async function findBookingNumbers(
  reader: Reader,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ bookingId: string; bookingNumber: string }>`
    select booking_id as "bookingId", booking_number as "bookingNumber" from booking where booking_id ${isAmong(bookingIds, 'uuid')}`.execute(
    reader,
  );
  return new Map(rows.map((row) => [row.bookingId, row.bookingNumber]));
}

export async function findBookingIds(
  reader: Reader,
  bookingNumbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (bookingNumbers.length === 0) return new Map();
  const { rows } = await sql<{ bookingId: string; bookingNumber: string }>`
    select booking_id as "bookingId", booking_number as "bookingNumber" from booking
    where booking_number ${isAmong(bookingNumbers, 'text')}`.execute(reader);
  return new Map(rows.map((row) => [row.bookingNumber, row.bookingId]));
}

export async function findBriefs(
  reader: Reader,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, BookingBrief>> {
  if (bookingIds.length === 0) return new Map();
  const { rows } = await sql<BookingBrief>`select booking_id as "bookingId", status, starts_at as "startsAt",
      total_paise as "totalPaise", buyer_id as "buyerId", organisation_id as "organisationId"
    from booking where booking_id ${isAmong(bookingIds, 'uuid')}`.execute(reader);
  return new Map(rows.map((row) => [row.bookingId, row]));
}

/** With its lines, in their order, and the first row of its timeline. */
export async function insertBooking(tx: Tx, event: EventRow, lines: readonly BookingLine[]): Promise<void> {
  const { booking: b } = event;
  const row = sql`with booked as (${linesOf(b, lines)}), told as (${eventOf(event)})
    insert into booking (booking_id, booking_number, buyer_id, chosen_organisation_id, held_organisation_id, held_staff_id,
      city_code, category_id, status, version, starts_at, ends_at, price, total_paise, payment_mode, payment_status, pay_before,
      contact_name, formatted_address, locality, pincode, state_code, latitude, longitude, note, created_at, commission_percent,
      rework_of_booking_id, arrive_before, organisation_id, staff_id, accepted_at, asked_staff_id, project_id)
    values (${b.bookingId}, ${b.bookingNumber}, ${b.buyerId}, ${b.chosenOrganisationId}, ${b.heldOrganisationId}, ${b.heldStaffId},
      ${b.cityCode}, ${b.categoryId}, ${b.status}, ${b.version}, ${b.startsAt}, ${b.endsAt}, ${JSON.stringify(b.price)}::jsonb,
      ${b.totalPaise}, ${b.paymentMode}, ${b.paymentStatus}, ${b.payBefore}, ${b.contactName}, ${b.formattedAddress}, ${b.locality},
      ${b.pincode}, ${b.stateCode}, ${b.latitude}, ${b.longitude}, ${b.note}, ${b.createdAt}, ${b.commissionPercent},
      ${b.reworkOfBookingId}, ${b.arriveBefore}, ${b.organisationId}, ${b.staffId}, ${b.acceptedAt}, ${b.askedStaffId},
      ${b.projectId})`;
  await sendOff(tx, row);
}

function linesOf({ cityCode }: Authorized<Booking>, lines: readonly BookingLine[]) {
  const rows = lines.map((line, position) => ({ ...line, position }));
  return sql`insert into booking_line (booking_id, city_code, position, line_id, service_id, name, subcategory_name, category_image,
      quantity, options, price_paise, minutes, sac_code, gst_class)
    select l."bookingId", ${cityCode}, l.position, l."lineId", l."serviceId", l.name, l."subcategoryName", l."categoryImage",
      l.quantity, l.options, l."pricePaise", l.minutes, l."sacCode", l."gstClass"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l("bookingId" uuid, position int, "lineId" uuid, "serviceId" text,
      name text, "subcategoryName" text, "categoryImage" text, quantity int, options jsonb, "pricePaise" bigint, minutes int,
      "sacCode" text, "gstClass" text)`;
}

export interface EventRow {
  readonly booking: Authorized<Booking>;
  readonly verb: BookingVerb;
  readonly from: BookingStatus | null;
  readonly actor: Actor;
  readonly note: string;
  readonly now: Date;
}

/** The timeline's row of one move. */
const eventOf = ({ booking, verb, from, actor, note, now }: EventRow) =>
  sql`insert into booking_event (booking_id, city_code, version, at, verb, from_status, status, actor_kind, actor_id, note)
    values (${booking.bookingId}, ${booking.cityCode}, ${booking.version}, ${now}, ${verb}, ${from}, ${booking.status}, ${actor.kind},
      ${actor.userId}, ${note})`;

/** Every field that may change; the row is locked, so `version` only guards against a mistake of ours. */
const changesOf = (b: Authorized<Booking>) =>
  sql`update booking set organisation_id = ${b.organisationId}, staff_id = ${b.staffId},
      starts_at = ${b.startsAt}, ends_at = ${b.endsAt}, reschedules = ${b.reschedules}, let_down_at = ${b.letDownAt}, held_organisation_id = ${b.heldOrganisationId}, held_staff_id = ${b.heldStaffId}, status = ${b.status}, version = ${b.version},
      additions_paise = ${b.additionsPaise}, payment_mode = ${b.paymentMode}, payment_status = ${b.paymentStatus}, captured_paise = ${b.capturedPaise},
      refunded_paise = ${b.refundedPaise}, refund_asked_paise = ${b.refundAskedPaise}, fee_paise = ${b.feePaise},
      refund_granted_paise = ${b.refundGrantedPaise},
      pay_before = ${b.payBefore}, accept_before = ${b.acceptBefore}, arrive_before = ${b.arriveBefore}, reason_code = ${b.reasonCode}, cancel_note = ${b.cancelNote},
      start_code_round = ${b.startCodeRound}, start_code_tries = ${b.startCodeTries}, start_code_used_up_at = ${b.startCodeUsedUpAt},
      accepted_at = ${b.acceptedAt}, started_at = ${b.startedAt}, completed_at = ${b.completedAt}, ended_at = ${b.endedAt}
    where booking_id = ${b.bookingId} and version = ${b.version - 1}`;

export async function saveBooking(tx: Tx, b: Authorized<Booking>): Promise<void> {
  const saved = sql`with changed as (${changesOf(b)} returning 1)
    select must_change((select count(*) from changed), 1, 'booking_is_locked')`;
  await sendOff(tx, saved);
}

/** The same as `saveBooking`, and the timeline's row of the move. */
export async function saveMove(tx: Tx, event: EventRow): Promise<void> {
  const saved = sql`with changed as (${changesOf(event.booking)} returning 1), told as (${eventOf(event)})
    select must_change((select count(*) from changed), 1, 'booking_is_locked')`;
  await sendOff(tx, saved);
}

export async function listEvents(reader: Reader, bookingId: string): Promise<readonly TimelineEvent[]> {
  const { rows } =
    await sql<TimelineEvent>`select version, at, status, actor_kind as "actorKind", note from booking_event
    where booking_id = ${bookingId} order by version`.execute(reader);
  return rows;
}

export async function listLines(
  reader: Reader,
  bookingIds: readonly string[],
): Promise<readonly BookingLine[]> {
  const { rows } =
    await sql<BookingLine>`select booking_id as "bookingId", line_id as "lineId", service_id as "serviceId", name,
      subcategory_name as "subcategoryName", category_image as "categoryImage", quantity, options, price_paise as "pricePaise", minutes,
      sac_code as "sacCode", gst_class as "gstClass"
    from booking_line where booking_id ${isAmong(bookingIds, 'uuid')} order by booking_id, position`.execute(
      reader,
    );
  return rows;
}

/** Bookings that this organisation still has to answer, to do or to settle. */
export async function countOpenWork(reader: Reader, organisationId: string): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from booking where organisation_id = ${organisationId}
    and status in ('Partner Assigned', 'Accepted', 'Assigned', 'Inprogress', 'Completed', 'Disputed', 'Resolved')`.execute(
    reader,
  );
  return rows[0]?.n ?? 0;
}

/** Final statuses. A completed booking is not settled yet, and a disputed one may still cost one of the parties. */
const overStatuses: readonly BookingStatus[] = ['Closed', 'Cancelled', 'Rejected', 'Refunded'];

export async function countOpenBookings(
  reader: Reader,
  parts: {
    readonly userId: string;
    readonly organisationIds: readonly string[];
    readonly staffIds: readonly string[];
  },
): Promise<number> {
  const { rows } = await sql<{ open: number }>`select count(*)::int as open from booking
    where status <> all(${[...overStatuses]}::text[]) and (buyer_id = ${parts.userId}
      or organisation_id ${isAmong(parts.organisationIds, 'uuid')} or staff_id ${isAmong(parts.staffIds, 'uuid')})`.execute(
    reader,
  );
  return rows[0]?.open ?? 0;
}

/** Jobs that this professional has taken or is reserved for, and that are not over: found by an index and by the reservations. */
export async function countOpenJobs(reader: Reader, staffId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from booking
    where booking_id = any(array(select booking_id from booking where staff_id = ${staffId} union
        select booking_id from professional_reservation where staff_id = ${staffId} and booking_id is not null))
      and (staff_id = ${staffId} or held_staff_id = ${staffId})
      and status in ('Payment Pending', 'Booked', 'Partner Matched', 'Partner Assigned', 'Accepted', 'Assigned', 'Inprogress')`.execute(
    reader,
  );
  return rows[0]?.n ?? 0;
}

/** Finished and paid bookings of a customer. */
export async function countClosed(reader: Reader, buyerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from booking
    where buyer_id = ${buyerId} and status = 'Closed' and project_id is null`.execute(reader);
  return rows[0]?.count ?? 0;
}

/** Has this buyer a booking that was not called off, with this partner where one is named? */
export async function hasBooked(
  reader: Reader,
  userId: string,
  organisationId: string | null,
): Promise<boolean> {
  const withPartner = organisationId === null ? sql`` : sql`and organisation_id = ${organisationId}`;
  const { rows } = await sql`select from booking
    where buyer_id = ${userId} and status not in ('Cancelled', 'Rejected', 'Refunded')
      and project_id is null ${withPartner} limit 1`.execute(reader);
  return rows.length > 0;
}
