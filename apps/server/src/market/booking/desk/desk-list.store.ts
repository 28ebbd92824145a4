/** Reads bookings as the back office lists them: a read model over the tables of several domains. */
import type { BookingTrouble } from '@nukkad/contract/market/desk/desk.model';
import type { BookingStatus } from '@nukkad/contract/market/booking/booking.noun';
import type { BookingTab } from '@nukkad/contract/market/booking/booking.model';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import { countRows } from '../../../platform/db/count-rows.ts';
import type { Wanted } from '../../../platform/search/wanted.rules.ts';
import type { PaymentMode, PaymentStatus } from '../booking.rules.ts';
import { waysInOffice } from './desk-find.store.ts';

export interface DeskFilter {
  readonly wanted?: Wanted | undefined;
  readonly tab?: BookingTab | undefined;
  readonly status?: BookingStatus | undefined;
  readonly cityCode?: string | undefined;
  readonly serviceId?: string | undefined;
  readonly organisationId?: string | undefined;
  readonly buyerId?: string | undefined;
  readonly paymentStatus?: PaymentStatus | undefined;
  readonly paymentMode?: PaymentMode | undefined;
  readonly problem?: BookingTrouble | undefined;
  /** Half-open, by the start of the visit. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly now: Date;
}

export type DeskSort = 'newest' | 'soonest' | 'latest';

export interface DeskRowAt {
  /** Start of the visit; null where the list goes by the making, of which ids tell the order. */
  readonly at: Date | null;
  readonly id: string;
}

export interface DeskPage {
  readonly sort: DeskSort;
  readonly after: DeskRowAt | null;
  readonly limit: number;
}

export interface DeskListRow {
  readonly bookingId: string;
  readonly bookingNumber: string;
  readonly status: BookingStatus;
  readonly paymentStatus: PaymentStatus;
  readonly paymentMode: PaymentMode;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly createdAt: Date;
  readonly city: string;
  readonly locality: string;
  readonly billPaise: number;
  readonly buyerId: string;
  readonly customerName: string;
  readonly organisationId: string | null;
  readonly companyName: string | null;
  readonly professionalName: string | null;
  readonly urgent: boolean;
  readonly firstLine: string | null;
  readonly firstServiceId: string | null;
  readonly moreLines: number | null;
}

/** Each is one range of an index: by status, or by what is owed back. */
function inTrouble(problem: BookingTrouble, now: Date): RawBuilder<unknown> {
  const asked = [
    problem === 'needs_partner' &&
      sql`b.status in ('Booked', 'Partner Matched', 'Need To Forward', 'Forwaded')`,
    problem === 'late_to_start' &&
      sql`b.status in ('Booked', 'Partner Matched', 'Partner Assigned', 'Accepted', 'Need To Forward', 'Forwaded',
        'Assigned') and b.starts_at < ${now}`,
    problem === 'late_to_finish' && sql`b.status = 'Inprogress' and b.ends_at < ${now}`,
    problem === 'payment_stuck' &&
      sql`b.status in ('Payment Pending', 'Completed') and b.payment_status = 'due'
        and coalesce(b.completed_at, b.pay_before) < ${now}`,
    problem === 'refund_due' && sql`b.payment_status = 'refund_due'`,
    problem === 'reported' &&
      sql`b.booking_id in (select i.booking_id from incident i
        where i.booking_id is not null and i.status in ('Open', 'Inprogress', 'Forwaded'))`,
  ].filter((one) => typeof one === 'object');
  return sql.join(asked, sql` and `);
}

const ofService = (serviceId: string) =>
  sql`b.booking_id in (select l.booking_id from booking_line l where l.service_id = ${serviceId})`;
const isMeant = (wanted: Wanted) =>
  sql`b.booking_id in (select way.booking_id from (${waysInOffice(wanted)}) way)`;

/** The conditions of the list, the same for its page and its count. */
function conditions(filter: DeskFilter): RawBuilder<unknown> {
  const { wanted, tab, status, cityCode, serviceId, organisationId, buyerId, problem, from, to } = filter;
  const asked = [
    wanted && isMeant(wanted),
    tab && sql`b.tab = ${tab}`,
    status && sql`b.status = ${status}`,
    cityCode && sql`b.city_code = ${cityCode}`,
    serviceId && ofService(serviceId),
    organisationId && sql`b.organisation_id = ${organisationId}`,
    buyerId && sql`b.buyer_id = ${buyerId}`,
    filter.paymentStatus && sql`b.payment_status = ${filter.paymentStatus}`,
    filter.paymentMode && sql`b.payment_mode = ${filter.paymentMode}`,
    problem && inTrouble(problem, filter.now),
    from && sql`b.starts_at >= ${from}`,
    to && sql`b.starts_at < ${to}`,
  ].filter((one) => typeof one === 'object' && one !== null);
  return asked.length > 0 ? sql.join(asked, sql` and `) : sql`true`;
}

function afterRow({ sort, after }: DeskPage): RawBuilder<unknown> {
  if (!after) return sql`true`;
  if (after.at === null) return sql`b.booking_id < ${after.id}::uuid`;
  const beyond = sort === 'soonest' ? sql`>` : sql`<`;
  return sql`(b.starts_at, b.booking_id) ${beyond} (${after.at}::timestamptz, ${after.id}::uuid)`;
}

function orderOf(sort: DeskSort): RawBuilder<unknown> {
  if (sort === 'newest') return sql`b.booking_id desc`;
  return sort === 'soonest' ? sql`b.starts_at, b.booking_id` : sql`b.starts_at desc, b.booking_id desc`;
}

/** One statement; names and lines are looked up for the page alone. */
export async function listDeskRows(
  reader: Reader,
  filter: DeskFilter,
  page: DeskPage,
): Promise<readonly DeskListRow[]> {
  const order = orderOf(page.sort);
  const { rows } = await sql<DeskListRow>`with b as materialized (select b.* from booking b
      where ${conditions(filter)} and ${afterRow(page)} order by ${order} limit ${page.limit})
    select b.booking_id as "bookingId", b.booking_number as "bookingNumber", b.status, b.payment_status as "paymentStatus",
      b.payment_mode as "paymentMode", b.starts_at as "startsAt", b.ends_at as "endsAt", b.created_at as "createdAt",
      c.name as city, b.locality, b.total_paise + b.additions_paise as "billPaise", b.buyer_id as "buyerId",
      u.full_name as "customerName", b.organisation_id as "organisationId", o.company_name as "companyName",
      m.full_name as "professionalName",
      b.arrive_before is not null as urgent, line.name as "firstLine", line.service_id as "firstServiceId", line.more as "moreLines"
    from b join user_account u on u.user_id = b.buyer_id join city c on c.city_code = b.city_code
      left join organisation o on o.organisation_id = b.organisation_id
      left join staff_member m on m.staff_id = b.staff_id
      left join lateral (select name, service_id, (select count(*) - 1 from booking_line where booking_id = b.booking_id) as more
        from booking_line where booking_id = b.booking_id order by position limit 1) line on true
    order by ${order}`.execute(reader);
  return rows;
}

export const countDeskRows = (reader: Reader, filter: DeskFilter): Promise<number> =>
  countRows(reader, sql`from booking b where ${conditions(filter)}`);

export async function findCityName(reader: Reader, cityCode: string): Promise<string> {
  const { rows } = await sql<{
    name: string;
  }>`select name from city where city_code = ${cityCode}`.execute(reader);
  return rows[0]?.name ?? '';
}
