import type { BookingStatus } from '@nukkad/contract/market/booking/booking.noun';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import { closeness, nameMatches, numberMatches } from '../../../platform/search/name-match.ts';
import { spokenNumberHolds } from '../../../platform/search/number-match.ts';
import type { Wanted } from '../../../platform/search/wanted.rules.ts';
import type { NamedWork } from './named-work.ts';
import { isOfServices } from './named-work.store.ts';
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
  /** The words parted in a name and a service, or in two names; left out: they are one name. */
  readonly named?: readonly NamedWork[] | undefined;
}

export interface FindQuery extends FindWords {
  readonly now: Date;
  readonly limit: number;
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

/** Two words of one booking: who booked or opens the door, and what was booked or the other of both. */
const pairedWays = ({ side, named = [] }: FindWords): RawBuilder<unknown> =>
  named.length === 0
    ? noWay
    : sql.join(
        named.map(({ name, other, serviceIds }) => {
          const contact = sql`b.contact_name`;
          const account = sql`u.full_name`;
          const isWork = isOfServices(serviceIds);
          return sql`select b.booking_id, 2::real as rank from booking b join user_account u on u.user_id = b.buyer_id
              where ${ofSide(side)} and b.accepted_at is not null and ${nameMatches(contact, name)}
                and (${isWork} or ${nameMatches(account, other)})
            union all select b.booking_id, 2::real from user_account u join booking b on b.buyer_id = u.user_id
              where ${ofSide(side)} and ${nameMatches(account, name)} and ${isWork}`;
        }),
        sql` union all `,
      );

/** Of a masked number these digits are shown. */
const shownDigits = 4;

/**
 * Who is not due the number finds by the whole of it, or by the digits that the mask shows: others, tried one by one, would
 * tell it.
 */
function mobileWay({ side, wanted }: FindWords): RawBuilder<unknown> {
  const { number } = wanted;
  return number === null
    ? noWay
    : sql`select b.booking_id, 2::real as rank from user_account u join booking b on b.buyer_id = u.user_id
        where ${ofSide(side)} and ${numberMatches(sql`u.mobile_number`, number)}
          and (u.mobile_number = ${number.whole ?? ''} or b.status = any(${[...contactStates]})
            or (${number.ends.length === shownDigits} and right(u.mobile_number, ${shownDigits}) = ${number.ends}))`;
}

/** Ids of the bookings that are meant, with their rank; one may come by more than one way. */
const ways = (question: FindWords): RawBuilder<unknown> =>
  sql`select b.booking_id, 3::real as rank from booking b where ${ofSide(question.side)} and ${spokenNumberHolds(sql`b.booking_number`, question.wanted)}
        union all ${namedWays(question)} union all ${pairedWays(question)} union all ${mobileWay(question)}`;

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
