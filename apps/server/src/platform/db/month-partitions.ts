/** A seeded city has a past, and what happened in it belongs into months of its own too. */
const monthsBehind = 2;

/** The first of the month that lies `months` after `now`'s, in UTC as the partitions are. */
function monthFrom(now: Date, months: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)).toISOString().slice(0, 10);
}

/** A pool or a client of `pg`. */
interface Connection {
  query(text: string, values: unknown[]): Promise<{ rows: { made: number }[] }>;
}

/** Sees to it that rows of the months to come find a partition of their own. Answers how many were made. */
export async function ensureMonthPartitions(
  connection: Connection,
  now: Date,
  monthsAhead: number,
): Promise<number> {
  const { rows } = await connection.query('select ensure_all_month_partitions($1::date, $2) as made', [
    monthFrom(now, -monthsBehind),
    monthsBehind + 1 + monthsAhead,
  ]);
  return rows[0]?.made ?? 0;
}
