/** Finds bookings for the back office: by their number, and by number or name of their customer. */
import type { BookingStatus } from '@nukkad/contract/market/booking/booking.noun';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import { closeness, nameMatches, numberMatches } from '../../../platform/search/name-match.ts';
import type { Wanted } from '../../../platform/search/wanted.rules.ts';
import { spokenNumberHolds } from '../../../platform/search/number-match.ts';
import type { WantedName } from '../../../platform/search/two-records.rules.ts';
import type { NamedWork } from '../find/named-work.ts';
import { isOfServices } from '../find/named-work.store.ts';

/** Of a common name the nearest people, and of each the latest visits: a person can then type more. */
const peopleLooked = 100;
const visitsLooked = 200;

/** A way that these words do not allow. */
const noWay = sql`select null::uuid as booking_id, 0::real as rank where false`;

const visitsOf = (whose: RawBuilder<unknown>) => sql`(select v.booking_id, p.rank from (${whose}) p
    cross join lateral (select booking_id from booking where buyer_id = p.user_id
      order by starts_at desc limit ${visitsLooked}) v)`;

const people = (
  wanted: WantedName,
) => sql`select u.user_id, ${closeness(sql`u.full_name`, wanted)} as rank from user_account u
    where ${nameMatches(sql`u.full_name`, wanted)} order by rank desc, u.user_id limit ${peopleLooked}`;

const numbered = (
  number: NonNullable<Wanted['number']>,
) => sql`select u.user_id, 2::real as rank from user_account u
    where ${numberMatches(sql`u.mobile_number`, number)} order by u.user_id limit ${peopleLooked}`;

/** A name, and what that person booked. */
const paired = (named: readonly NamedWork[]): RawBuilder<unknown> => {
  const ofServices = named.filter(({ serviceIds }) => serviceIds.length > 0);
  return ofServices.length === 0
    ? noWay
    : sql.join(
        ofServices.map(
          ({ name, serviceIds }) => sql`select b.booking_id, 2::real as rank from ${visitsOf(people(name))} b
            where ${isOfServices(serviceIds)}`,
        ),
        sql` union all `,
      );
};

/** Ids of the bookings that are meant, with their rank; one may come by more than one way. */
export const waysInOffice = (wanted: Wanted, named: readonly NamedWork[] = []): RawBuilder<unknown> => sql`
  select b.booking_id, 3::real as rank from booking b where ${spokenNumberHolds(sql`b.booking_number`, wanted)}
  union all ${paired(named)}
  union all ${wanted.words.length === 0 ? noWay : visitsOf(people(wanted))}
  union all ${wanted.number === null ? noWay : visitsOf(numbered(wanted.number))}`;

export interface FoundInOffice {
  readonly bookingId: string;
  readonly bookingNumber: string;
  readonly status: BookingStatus;
  readonly startsAt: Date;
  readonly customerName: string;
  readonly firstLine: string;
  readonly serviceId: string | null;
  readonly moreLines: number;
}

/** The closest first; then what is open before what has ended, and the nearest to now. */
export async function findInOffice(
  reader: Reader,
  {
    wanted,
    named,
    now,
    limit,
  }: {
    readonly wanted: Wanted;
    readonly named?: readonly NamedWork[];
    readonly now: Date;
    readonly limit: number;
  },
): Promise<readonly FoundInOffice[]> {
  const { rows } = await sql<FoundInOffice>`
    with way as (${waysInOffice(wanted, named)}),
      best as (select booking_id, max(rank) as rank from way group by booking_id),
      b as (select booking.*, best.rank, booking.tab in ('Assigned', 'Inprogress') as is_open,
          abs(extract(epoch from booking.starts_at - ${now}::timestamptz)) as away from best join booking using (booking_id)
        order by rank desc, is_open desc, away, booking_id limit ${limit})
    select b.booking_id as "bookingId", b.booking_number as "bookingNumber", b.status, b.starts_at as "startsAt",
      u.full_name as "customerName", line.name as "firstLine", line.service_id as "serviceId", line.more as "moreLines"
    from b join user_account u on u.user_id = b.buyer_id
      cross join lateral (select name, service_id, (select count(*) - 1 from booking_line where booking_id = b.booking_id) as more
        from booking_line where booking_id = b.booking_id order by position limit 1) line
    order by b.rank desc, b.is_open desc, b.away, b.booking_id`.execute(reader);
  return rows;
}
