import { sql } from 'kysely';
import { isAmong } from '../../../platform/db/is-among.ts';
import type { Reader } from '../../../platform/db/database.ts';

/** Whose finished visits: a customer's, those that members of staff carried out, an organisation's. */
export interface WorkOf {
  readonly buyerId: string | null;
  readonly staffIds: readonly string[];
  readonly organisationId: string | null;
}

/** Who met over a finished visit. */
export interface WorkedWith {
  readonly bookingNumber: string;
  readonly buyerId: string;
  readonly organisationId: string;
  readonly staffId: string | null;
}

/** The newest finished visits, by the time of the work. */
export async function listWorkedWith(
  reader: Reader,
  { buyerId, staffIds, organisationId }: WorkOf,
  limit: number,
): Promise<readonly WorkedWith[]> {
  const { rows } = await sql<WorkedWith>`select b.booking_number as "bookingNumber", b.buyer_id as "buyerId",
      b.organisation_id as "organisationId", b.staff_id as "staffId"
    from booking b
    where b.status in ('Completed', 'Closed') and b.organisation_id is not null
      and (b.buyer_id = ${buyerId}::uuid or b.organisation_id = ${organisationId}::uuid or b.staff_id ${isAmong(staffIds, 'uuid')})
    order by b.starts_at desc limit ${limit}`.execute(reader);
  return rows;
}
