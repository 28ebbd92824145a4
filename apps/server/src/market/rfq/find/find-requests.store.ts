import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import { spokenNumberHolds } from '../../../platform/search/number-match.ts';
import type { Wanted } from '../../../platform/search/wanted.rules.ts';
import { type RfqRow, rfqTable } from '../rfq.store.ts';

const isMeant = (wanted: Wanted) => spokenNumberHolds(sql`rfq.rfq_number`, wanted);

/** A request as one partner was told of it. */
export interface FoundLead extends RfqRow {
  readonly leadId: string;
  readonly leadStatus: string;
}

/** Of one partner, by any part of the number of the request; the newest first. */
export async function findLeads(
  reader: Reader,
  { organisationId, wanted }: { readonly organisationId: string; readonly wanted: Wanted },
  limit: number,
): Promise<readonly FoundLead[]> {
  const { rows } =
    await sql<FoundLead>`select ${rfqTable.asSql}, lead.lead_id as "leadId", lead.status as "leadStatus"
    from rfq join lead on lead.rfq_id = rfq.rfq_id and lead.organisation_id = ${organisationId}
    where ${isMeant(wanted)} order by lead.created_at desc, lead.lead_id desc limit ${limit}`.execute(reader);
  return rows;
}

/** Every request, by any part of its number; the newest first. */
export async function findRfqs(reader: Reader, wanted: Wanted, limit: number): Promise<readonly RfqRow[]> {
  const { rows } = await sql<RfqRow>`select ${rfqTable.asSql} from rfq where ${isMeant(wanted)}
    order by rfq.created_at desc, rfq.rfq_id desc limit ${limit}`.execute(reader);
  return rows;
}
