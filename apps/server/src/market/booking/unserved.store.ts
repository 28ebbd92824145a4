import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';

/** What a partner missed of a category in a PIN code; each booking once. */
export interface UnservedBookings {
  readonly organisationId: string;
  readonly categoryId: string;
  readonly pincode: string;
  /** It said no, or gave it back, as no professional was free. */
  readonly refused: number;
  /** Its time to answer ran out, and others were asked. */
  readonly forwarded: number;
}

/** Those that were asked since an instant, where there were at least so many. */
export async function listUnservedBookings(
  reader: Reader,
  { since, atLeast }: { readonly since: Date; readonly atLeast: number },
): Promise<readonly UnservedBookings[]> {
  const { rows } = await sql<UnservedBookings>`select o.organisation_id as "organisationId",
      b.category_id as "categoryId", b.pincode,
      (count(distinct b.booking_id) filter (where o.answer <> 'expired'))::int as refused,
      (count(distinct b.booking_id) filter (where o.answer = 'expired'))::int as forwarded
    from booking_offer o join booking b on b.booking_id = o.booking_id
    where o.offered_at >= ${since} and b.project_id is null
      and (o.answer = 'expired' or (o.answer in ('refused', 'given_back') and o.reason = 'no_professional'))
    group by o.organisation_id, b.category_id, b.pincode
    having count(distinct b.booking_id) >= ${atLeast}
    order by o.organisation_id, b.category_id, b.pincode`.execute(reader);
  return rows;
}
