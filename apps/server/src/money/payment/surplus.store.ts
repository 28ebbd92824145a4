import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';

export interface Surplus {
  readonly bookingId: string;
  readonly surplusPaise: number;
  readonly surplusReturnedPaise: number;
  readonly returnedAt: Date | null;
}

/** Money that was not owed, which the booking itself never counted, and when money last reached the buyer again. */
export async function listSurplus(
  reader: Reader,
  bookingIds: readonly string[],
): Promise<readonly Surplus[]> {
  const { rows } = await sql<Surplus>`select p.booking_id as "bookingId",
      coalesce(sum(p.amount_paise) filter (where not p.kept), 0)::bigint as "surplusPaise",
      coalesce(sum(r.returned) filter (where not p.kept), 0)::bigint as "surplusReturnedPaise",
      max(r.settled_at) as "returnedAt"
    from payment p left join lateral (
      select sum(amount_paise) as returned, max(settled_at) as settled_at from refund
      where payment_id = p.payment_id and status = 'processed') r on true
    where p.booking_id = any(${[...bookingIds]}::uuid[]) and p.status = 'captured' group by p.booking_id`.execute(
    reader,
  );
  return rows;
}
