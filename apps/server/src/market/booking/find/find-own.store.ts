import type { BookingStatus } from '@nukkad/contract/market/booking/booking.noun';
import { sql } from 'kysely';
import type { PartnerInterface } from '../../../identity/partner/index.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { nameIsAlike } from '../../../platform/search/name-match.ts';
import { spokenNumberHolds } from '../../../platform/search/number-match.ts';
import type { Wanted } from '../../../platform/search/wanted.rules.ts';
import { isOfServices } from './named-work.store.ts';

export interface OwnFound {
  readonly bookingId: string;
  readonly bookingNumber: string;
  readonly status: BookingStatus;
  readonly startsAt: Date;
  /** Null: it was offered to no partner yet. */
  readonly companyName: string | null;
  readonly firstLine: string;
  readonly serviceId: string | null;
  readonly moreLines: number;
  /** Called so by nothing but the catalogue, which guesses at words. */
  readonly isMeant: boolean;
}

export interface OwnAsked {
  readonly buyerId: string;
  readonly wanted: Wanted;
  /** What the words mean of the catalogue. */
  readonly serviceIds: readonly string[];
  readonly now: Date;
  readonly limit: number;
}

/** Of a person's bookings the last so many are looked through. */
const mostLooked = 500;

/** Of one customer; what is open before what has ended, and the nearest to now. */
export async function findOwnBookings(
  reader: Reader,
  partner: Pick<PartnerInterface, 'companyNameOf'>,
  { buyerId, wanted, serviceIds, now, limit }: OwnAsked,
): Promise<readonly OwnFound[]> {
  const company = sql`b.company`;
  const { rows } = await sql<OwnFound>`with own as (
      select booking.*, booking.tab in ('Assigned', 'Inprogress') as is_open,
        ${partner.companyNameOf(sql<string>`booking.organisation_id`)} as company
      from booking where buyer_id = ${buyerId} order by starts_at desc, booking_id limit ${mostLooked}),
    known as (select b.*, ${spokenNumberHolds(sql`b.booking_number`, wanted)}
        or coalesce(${nameIsAlike(company, wanted)}, false)
        or exists (select from booking_line l where l.booking_id = b.booking_id and ${nameIsAlike(sql`l.name`, wanted)}) as is_named
      from own b),
    b as (select b.* from known b where b.is_named or ${isOfServices(serviceIds)}
      order by b.is_named desc, is_open desc, abs(extract(epoch from b.starts_at - ${now}::timestamptz)), booking_id limit ${limit})
    select b.booking_id as "bookingId", b.booking_number as "bookingNumber", b.status, b.starts_at as "startsAt",
      b.company as "companyName", line.name as "firstLine", line.service_id as "serviceId", line.more as "moreLines",
      not b.is_named as "isMeant"
    from b cross join lateral (select name, service_id, (select count(*) - 1 from booking_line where booking_id = b.booking_id) as more
        from booking_line where booking_id = b.booking_id order by position limit 1) line
    order by b.is_named desc, b.is_open desc, abs(extract(epoch from b.starts_at - ${now}::timestamptz)), b.booking_id`.execute(
    reader,
  );
  return rows;
}
