import type { BookingStatus } from '@nukkad/contract/market/booking/booking.noun';
import { sql } from 'kysely';
import { isAmong } from '../../../platform/db/is-among.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { Parties } from '../booking.policy.ts';

/** A visit as a calendar shows it. */
export interface VisitRow extends Parties {
  readonly bookingId: string;
  readonly heldStaffId: string | null;
  readonly status: BookingStatus;
  readonly version: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly acceptBefore: Date | null;
  readonly locality: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly customerName: string;
  readonly firstLine: string | null;
  readonly firstServiceId: string | null;
  readonly moreLines: number | null;
}

export interface VisitsQuery {
  readonly organisationId: string;
  readonly staffIds: readonly string[];
  /** Also those without a professional, with or without time held for one. */
  readonly waiting: boolean;
  readonly within: { readonly from: Date; readonly to: Date };
}

/** More are no calendar: 100 professionals with eleven visits on each of seven days. */
const mostVisits = 8_000;

/** The visits of these professionals that start within, by time. One statement over the index by organisation and start. */
export async function listVisits(reader: Reader, ask: VisitsQuery): Promise<readonly VisitRow[]> {
  const { organisationId, staffIds, waiting, within } = ask;
  const { rows } = await sql<VisitRow>`with b as materialized (select * from booking
      where organisation_id = ${organisationId} and starts_at >= ${within.from} and starts_at < ${within.to}
        and status in ('Partner Assigned', 'Accepted', 'Assigned', 'Inprogress', 'Completed', 'Disputed', 'Resolved', 'Closed')
        and (coalesce(staff_id, held_staff_id) ${isAmong(staffIds, 'uuid')} or (${waiting}::boolean and staff_id is null))
      order by starts_at, booking_id limit ${mostVisits})
    select b.booking_id as "bookingId", b.buyer_id as "buyerId", b.organisation_id as "organisationId", b.staff_id as "staffId",
      b.held_staff_id as "heldStaffId", b.status, b.version, b.starts_at as "startsAt", b.ends_at as "endsAt",
      b.accept_before as "acceptBefore", b.locality, b.latitude, b.longitude,
      coalesce(nullif(u.full_name, ''), b.contact_name) as "customerName",
      line.name as "firstLine", line.service_id as "firstServiceId", line.more as "moreLines"
    from b join user_account u on u.user_id = b.buyer_id
      left join lateral (select name, service_id, (select count(*) - 1 from booking_line where booking_id = b.booking_id) as more
        from booking_line where booking_id = b.booking_id order by position limit 1) line on true
    order by b.starts_at, b.booking_id`.execute(reader);
  return rows;
}
