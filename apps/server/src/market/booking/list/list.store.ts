import type { BookingStatus } from '@nukkad/contract/market/booking/booking.noun';
import type { BookingTab } from '@nukkad/contract/market/booking/booking.model';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { AfterInstant } from '../../../platform/http/cursor.ts';
import { countRows } from '../../../platform/db/count-rows.ts';
import type { Wanted } from '../../../platform/search/wanted.rules.ts';
import type { CardBooking } from '../booking.row.ts';
import { isMeant } from '../find/find-bookings.store.ts';
import { type OfBoard, inColumn } from './board.store.ts';

/** Whose bookings: a buyer's, an organisation's, or those of one professional of it. */
export type Side =
  | { readonly buyerId: string }
  | { readonly organisationId: string; readonly staffId?: string | undefined };

/** What narrows the list of an organisation besides tab and time. */
export interface Narrowing {
  /** Null: to no professional is it assigned. */
  readonly staffId?: string | null | undefined;
  readonly serviceId?: string | undefined;
  readonly isDue?: boolean | undefined;
  /** Without those that are offered and wait for an answer. */
  readonly isAnswered?: boolean | undefined;
  /** One column of the board. */
  readonly board?: OfBoard | undefined;
  readonly wanted?: Wanted | undefined;
}

/** Which bookings a list holds. */
interface Listed {
  readonly side: Side;
  readonly tab?: BookingTab | undefined;
  /** Half-open, by the start of the slot. */
  readonly within?: { readonly from: Date; readonly to: Date } | null;
  readonly narrowing?: Narrowing;
}

export interface ListQuery extends Listed {
  readonly direction: 'asc' | 'desc';
  readonly after?: AfterInstant | null;
  readonly limit: number;
}

export function ofSide(side: Side): RawBuilder<unknown> {
  if ('buyerId' in side) return sql`buyer_id = ${side.buyerId}`;
  const own = sql`organisation_id = ${side.organisationId}`;
  return side.staffId === undefined ? own : sql`${own} and staff_id = ${side.staffId}`;
}

function inWindow(within: ListQuery['within']): RawBuilder<unknown> {
  return within ? sql`starts_at >= ${within.from} and starts_at < ${within.to}` : sql`true`;
}

function afterRow({ after, direction }: ListQuery): RawBuilder<unknown> {
  if (!after) return sql`true`;
  const beyond = direction === 'asc' ? sql`>` : sql`<`;
  return sql`(starts_at, booking_id) ${beyond} (${after.at}::timestamptz, ${after.id}::uuid)`;
}

/** Left out filters are not in the statement at all: the planner sees what is asked. */
function ofStaff(staffId: string | null | undefined): RawBuilder<unknown> {
  if (staffId === undefined) return sql``;
  return staffId === null ? sql`and staff_id is null` : sql`and staff_id = ${staffId}`;
}

function ofService(serviceId: string | undefined): RawBuilder<unknown> {
  return serviceId === undefined
    ? sql``
    : sql`and exists (select from booking_line l where l.booking_id = booking.booking_id and l.service_id = ${serviceId})`;
}

/** Of the lists of a partner alone. */
function isMeantBy({ side, narrowing }: Listed): RawBuilder<unknown> {
  const wanted = narrowing?.wanted;
  return wanted && 'organisationId' in side ? sql`and ${isMeant({ side, wanted })}` : sql``;
}

/** The conditions of a list, the same for its page and its count. */
const conditions = (listed: Listed): RawBuilder<unknown> =>
  sql`${ofSide(listed.side)} ${listed.tab ? sql`and tab = ${listed.tab}` : sql``} and ${inWindow(listed.within)}
    ${ofStaff(listed.narrowing?.staffId)} ${listed.narrowing?.isDue ? sql`and payment_status = 'due'` : sql``}
    ${listed.narrowing?.board ? inColumn(listed.narrowing.board) : sql``}
    ${listed.narrowing?.isAnswered ? sql`and status <> 'Partner Assigned'` : sql``}
    ${ofService(listed.narrowing?.serviceId)} ${isMeantBy(listed)}`;

const cardColumns = sql`b.booking_id as "bookingId", b.booking_number as "bookingNumber", b.buyer_id as "buyerId",
  b.organisation_id as "organisationId", b.staff_id as "staffId", b.held_staff_id as "heldStaffId", b.city_code as "cityCode", b.status, b.version,
  b.starts_at as "startsAt", b.ends_at as "endsAt", b.total_paise as "totalPaise", b.additions_paise as "additionsPaise",
  b.payment_mode as "paymentMode", b.payment_status as "paymentStatus", b.captured_paise as "capturedPaise",
  b.refunded_paise as "refundedPaise", b.refund_asked_paise as "refundAskedPaise", b.fee_paise as "feePaise", b.reschedules,
  b.refund_granted_paise as "refundGrantedPaise", b.project_id as "projectId",
  b.pay_before as "payBefore", b.accept_before as "acceptBefore", b.arrive_before as "arriveBefore", b.contact_name as "contactName", b.locality,
  b.completed_at as "completedAt", b.ended_at as "endedAt"`;

/** A row of a list with all that its card names. */
export interface CardRow extends CardBooking {
  /** Name of its first line; null: it has none. */
  readonly firstLine: string | null;
  /** Its service; null: it has none. */
  readonly firstServiceId: string | null;
  readonly categoryImage: string | null;
  /** Lines besides the first. */
  readonly moreLines: number | null;
  /** Null while it has no partner. */
  readonly companyName: string | null;
  /** Null while no professional is assigned. */
  readonly professionalName: string | null;
  /** Whose time is held while no professional is assigned; null: of another organisation, or not held. */
  readonly heldName: string | null;
  /** Empty: the buyer has given no name. */
  readonly customerName: string;
  /** False: no payment was ever begun, so payment need not be asked. */
  readonly hasOrder: boolean;
}

/** One row more than `limit`, if there is one: then there is a next page. One statement; its lines and names are looked up for the page alone. */
export async function listCards(reader: Reader, question: ListQuery): Promise<readonly CardRow[]> {
  const { direction, limit } = question;
  const order =
    direction === 'asc' ? sql`starts_at asc, booking_id asc` : sql`starts_at desc, booking_id desc`;
  const { rows } = await sql<CardRow>`with b as materialized (select * from booking
      where ${conditions(question)} and ${afterRow(question)} order by ${order} limit ${limit + 1})
    select ${cardColumns}, line.name as "firstLine", line.service_id as "firstServiceId", line.category_image as "categoryImage", line.more as "moreLines",
      o.company_name as "companyName", m.full_name as "professionalName", h.full_name as "heldName", u.full_name as "customerName",
      exists (select from payment_order p where p.booking_id = b.booking_id) as "hasOrder"
    from b join user_account u on u.user_id = b.buyer_id
      left join organisation o on o.organisation_id = b.organisation_id
      left join staff_member m on m.staff_id = b.staff_id
      left join staff_member h on h.staff_id = b.held_staff_id and h.organisation_id = b.organisation_id and b.staff_id is null
      left join lateral (select name, service_id, category_image, (select count(*) - 1 from booking_line where booking_id = b.booking_id) as more
        from booking_line where booking_id = b.booking_id order by position limit 1) line on true
    order by ${order}`.execute(reader);
  return rows;
}

export const countListed = (reader: Reader, listed: Listed): Promise<number> =>
  countRows(reader, sql`from booking where ${conditions(listed)}`);

/** Of an organisation from an index alone. */
export async function countByTab(
  reader: Reader,
  side: Side,
  within: ListQuery['within'],
): Promise<ReadonlyMap<BookingTab, number>> {
  const { rows } = await sql<{ tab: BookingTab; count: number }>`select tab, count(*) as count from booking
    where ${ofSide(side)} and ${inWindow(within)} group by tab`.execute(reader);
  return new Map(rows.map((row) => [row.tab, row.count]));
}

/** `tab`: only of this tab. */
export async function countByStatus(
  reader: Reader,
  side: Side,
  { within = null, tab }: Pick<ListQuery, 'within' | 'tab'>,
): Promise<ReadonlyMap<BookingStatus, number>> {
  const inTab = tab ? sql`tab = ${tab}` : sql`true`;
  const { rows } = await sql<{
    status: BookingStatus;
    count: number;
  }>`select status, count(*) as count from booking
    where ${ofSide(side)} and ${inTab} and ${inWindow(within)} group by status`.execute(reader);
  return new Map(rows.map((row) => [row.status, row.count]));
}

export interface DayOfWork {
  /** In Asia/Kolkata, YYYY-MM-DD. */
  readonly day: string;
  readonly count: number;
  /** Bills of what was completed that day, paise. */
  readonly amount: number;
}

/** What was completed within [from, to), by the day in Asia/Kolkata. Days without work are left out. */
export async function countDays(
  reader: Reader,
  side: Side,
  within: { readonly from: Date; readonly to: Date },
): Promise<readonly DayOfWork[]> {
  const { rows } = await sql<DayOfWork>`
    select to_char(completed_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, count(*) as count,
      sum(total_paise + additions_paise)::bigint as amount
    from booking where ${ofSide(side)} and completed_at >= ${within.from} and completed_at < ${within.to}
    group by 1 order by 1`.execute(reader);
  return rows;
}
