import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';

/** What gateways captured within some time, in paise. */
export async function sumCaptured(
  reader: Reader,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<number> {
  const { rows } = await sql<{
    paise: number;
  }>`select coalesce(sum(amount_paise), 0)::bigint as paise from payment
    where captured_at >= ${from} and captured_at < ${to}`.execute(reader);
  return rows[0]?.paise ?? 0;
}
