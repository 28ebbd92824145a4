import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';

export interface WaitingLeads {
  readonly count: number;
  /** When the first of their requests closes; null: none. */
  readonly at: Date | null;
}

/** Leads that a partner has not answered, of requests that are still open. */
export async function countFreshLeads(
  reader: Reader,
  organisationId: string,
  now: Date,
): Promise<WaitingLeads> {
  const { rows } = await sql<WaitingLeads>`select count(*)::int as count, min(rfq.answer_by) as at
    from lead join rfq using (rfq_id)
    where lead.organisation_id = ${organisationId} and lead.ended_at is null and lead.unlocked_at is null
      and lead.interested_at is null and rfq.ended_at is null and rfq.answer_by > ${now}`.execute(reader);
  return rows[0] ?? { count: 0, at: null };
}
