import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import { settingAt } from '../../../platform/snapshot/settings.ts';
import { type CapRules, type OpenCounts, defaultCapRules } from './caps.rules.ts';

export const getCapRules = (reader: Reader, now: Date, cityCode: string): Promise<CapRules> =>
  settingAt(reader, 'booking.caps', now, defaultCapRules, { cityCode });

/**
 * What this customer has open. Each verb that adds to it locks the customer's cart before it sends this: of two at once
 * the second counts what the first has added. Later visits of a series do not count: how many series there may be has a
 * limit of its own. Nor do visits of a project, which its partner plans.
 */
export async function countOpenOf(reader: Reader, buyerId: string, now: Date): Promise<OpenCounts> {
  const { rows } = await sql<OpenCounts>`select
      count(*) filter (where status = 'Payment Pending' and pay_before > ${now})::int as unpaid,
      count(*) filter (where payment_mode = 'cash' and (running or owed) and not follows)::int as cash,
      count(*) filter (where (running or owed) and not follows)::int as "all",
      count(*) filter (where completed_at is not null and payment_status = 'paid')::int as completed,
      count(*) filter (where fee_paise > 0 or reason_code = 'no_show')::int as broken
    from (select booking.*,
        exists (select from booking_series_visit v where v.booking_id = booking.booking_id and v.ordinal > 1)
          or booking.project_id is not null as follows,
        status = 'Completed' and payment_status = 'due' as owed,
        status in ('Booked', 'Partner Matched', 'Partner Assigned', 'Need To Forward', 'Forwaded', 'Accepted', 'Assigned',
          'Inprogress') or (status = 'Payment Pending' and pay_before > ${now}) as running
      from booking where buyer_id = ${buyerId}) as own`.execute(reader);
  const [counts] = rows;
  if (!counts) throw new Error('A count has no row.');
  return counts;
}
