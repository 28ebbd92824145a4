import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';

/** Half-open. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

export interface MadeAndVisited {
  /** Made within; what waits for its payment is left out. */
  readonly booked: number;
  /** Of those made within, called off since. */
  readonly cancelled: number;
  /** Visits that start within and are done. */
  readonly completed: number;
}

/** How many bookings were made, called off and done within some time. */
export async function countMadeAndVisited(reader: Reader, { from, to }: Span): Promise<MadeAndVisited> {
  const { rows } = await sql<MadeAndVisited>`select made.booked, made.cancelled, visited.completed
    from (select count(*) filter (where status <> 'Payment Pending')::int as booked,
          count(*) filter (where tab = 'Cancelled')::int as cancelled
        from booking where created_at >= ${from} and created_at < ${to}) made,
      (select count(*)::int as completed from booking where starts_at >= ${from} and starts_at < ${to}
          and status in ('Completed', 'Disputed', 'Resolved', 'Closed')) visited`.execute(reader);
  return rows[0] ?? { booked: 0, cancelled: 0, completed: 0 };
}
