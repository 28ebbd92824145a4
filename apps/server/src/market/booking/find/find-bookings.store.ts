import type { BookingStatus } from '@nukkad/contract/market/booking/booking.lifecycle';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import { closeness, nameMatches, numberMatches } from '../../../platform/search/name-match.ts';
import type { Wanted } from '../../../platform/search/wanted.rules.ts';
import { numberBeginnings } from '../booking-number.ts';
import { contactStates } from '../booking.policy.ts';

export interface FoundBooking {
  readonly bookingId: string;
  readonly bookingNumber: string;
  readonly buyerId: string;
  readonly organisationId: string | null;
  readonly staffId: string | null;
  readonly status: BookingStatus;
  readonly startsAt: Date;
  readonly contactName: string;
  /** Empty: the buyer has given no name. */
  readonly customerName: string;
  /** Empty: the buyer has given no number. */
  readonly mobileNumber: string;
  readonly firstLine: string;
  readonly serviceId: string | null;
  /** Lines besides the first. */
  readonly moreLines: number;
}

/** What is looked for, and among whose bookings. */
export interface FindWords {
  readonly side: { readonly organisationId: string; readonly staffId?: string | undefined };
  readonly wanted: Wanted;
}

export interface FindQuery extends FindWords {
  readonly now: Date;
  readonly limit: number;
}

/** Between which texts a booking number that begins so is; between none where nothing was typed. */
const rangeOf = (beginning: string | undefined): readonly [from: string, to: string] =>
  beginning === undefined ? ['', ''] : [beginning, `${beginning}[`];

/** By one index for each of the two ways to read it. */
export function numberBegins(wanted: Wanted): RawBuilder<boolean> {
  const [one, other] = numberBeginnings(wanted.text);
  const [from, to] = rangeOf(one);
  const [otherFrom, otherTo] = rangeOf(other);
  return sql<boolean>`((b.booking_number ~>=~ ${from} and b.booking_number ~<~ ${to})
    or (b.booking_number ~>=~ ${otherFrom} and b.booking_number ~<~ ${otherTo}))`;
}

function ofSide({ organisationId, staffId }: FindWords['side']): RawBuilder<boolean> {
  const own = sql<boolean>`b.organisation_id = ${organisationId}`;
  return staffId === undefined ? own : sql<boolean>`${own} and b.staff_id = ${staffId}`;
}

/** A way that these words do not allow. */
const noWay = sql`select null::uuid as booking_id, 0::real as rank where false`;

/** By the account's name, and by the name at the door: that one is told with the door, after the acceptance. */
function namedWays({ side, wanted }: FindWords): RawBuilder<unknown> {
  const contact = sql`b.contact_name`;
  const account = sql`u.full_name`;
  return wanted.words.length === 0
    ? noWay
    : sql`select b.booking_id, ${closeness(contact, wanted)} as rank from booking b
        where ${ofSide(side)} and b.accepted_at is not null and ${nameMatches(contact, wanted)}
      union all select b.booking_id, ${closeness(account, wanted)} from user_account u join booking b on b.buyer_id = u.user_id
        where ${ofSide(side)} and ${nameMatches(account, wanted)}`;
}

/** Who is not due the number finds by the whole of it: digits tried one by one would tell it. */
function mobileWay({ side, wanted }: FindWords): RawBuilder<unknown> {
  const { number } = wanted;
  return number === null
    ? noWay
    : sql`select b.booking_id, 2::real as rank from user_account u join booking b on b.buyer_id = u.user_id
        where ${ofSide(side)} and ${numberMatches(sql`u.mobile_number`, number)}
          and (u.mobile_number = ${number.whole ?? ''} or b.status = any(${[...contactStates]}))`;
}

/** Ids of the bookings that are meant, with their rank; one may come by more than one way. */
const ways = (question: FindWords): RawBuilder<unknown> =>
  sql`select b.booking_id, 3::real as rank from booking b where ${ofSide(question.side)} and ${numberBegins(question.wanted)}
        union all ${namedWays(question)} union all ${mobileWay(question)}`;

/** Is a booking of the statement one of those that are meant? For lists, in their own order. */
export const isMeant = (question: FindWords): RawBuilder<boolean> =>
  sql<boolean>`booking.booking_id in (select way.booking_id from (${ways(question)}) way)`;

/** Of one organisation, or of one professional of it. The closest first; then what is open before what has ended, and the nearest to now. */
export async function findBookings(reader: Reader, question: FindQuery): Promise<readonly FoundBooking[]> {
  const { now, limit } = question;
  const { rows } = await sql<FoundBooking>`
    with way as (${ways(question)}),
      best as (select booking_id, max(rank) as rank from way group by booking_id),
      b as (select booking.*, best.rank, booking.tab in ('Assigned', 'Inprogress') as is_open,
          abs(extract(epoch from booking.starts_at - ${now}::timestamptz)) as away from best join booking using (booking_id)
        order by rank desc, is_open desc, away, booking_id limit ${limit})
    select b.booking_id as "bookingId", b.booking_number as "bookingNumber", b.buyer_id as "buyerId",
      b.organisation_id as "organisationId", b.staff_id as "staffId", b.status, b.starts_at as "startsAt",
      b.contact_name as "contactName", u.full_name as "customerName", coalesce(u.mobile_number, '') as "mobileNumber",
      line.name as "firstLine", line.service_id as "serviceId", line.more as "moreLines"
    from b join user_account u on u.user_id = b.buyer_id
      cross join lateral (select name, service_id, (select count(*) - 1 from booking_line where booking_id = b.booking_id) as more
        from booking_line where booking_id = b.booking_id order by position limit 1) line
    order by b.rank desc, b.is_open desc, b.away, b.booking_id`.execute(reader);
  return rows;
}
