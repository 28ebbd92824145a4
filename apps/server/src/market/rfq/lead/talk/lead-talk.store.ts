import type { LeadStatus } from '@nukkad/contract/market/lead/lead.noun';
import { sql } from 'kysely';
import type { Reader } from '../../../../platform/db/database.ts';
import { isAmong } from '../../../../platform/db/is-among.ts';

/** A lead as those see it who talk about it. */
export interface TalkedLead {
  readonly leadId: string;
  readonly rfqId: string;
  readonly rfqNumber: string;
  readonly customerId: string;
  readonly organisationId: string;
  readonly status: LeadStatus;
  readonly unlockedAt: Date | null;
  readonly endedAt: Date | null;
}

/** Without those of a customer whose account was erased. */
export async function listTalkedLeads(
  reader: Reader,
  leadIds: readonly string[],
): Promise<readonly TalkedLead[]> {
  if (leadIds.length === 0) return [];
  const { rows } = await sql<TalkedLead>`select lead.lead_id as "leadId", rfq.rfq_id as "rfqId",
      rfq.rfq_number as "rfqNumber", rfq.user_id as "customerId", lead.organisation_id as "organisationId",
      lead.status, lead.unlocked_at as "unlockedAt", lead.ended_at as "endedAt"
    from lead join rfq on rfq.rfq_id = lead.rfq_id
    where lead.lead_id ${isAmong(leadIds, 'uuid')} and rfq.user_id is not null`.execute(reader);
  return rows;
}

/** One for each partner that was told of the request. */
export async function listLeadsByNumber(reader: Reader, rfqNumber: string): Promise<readonly string[]> {
  const { rows } = await sql<{ leadId: string }>`select lead.lead_id as "leadId"
    from lead join rfq on rfq.rfq_id = lead.rfq_id where rfq.rfq_number = ${rfqNumber}`.execute(reader);
  return rows.map(({ leadId }) => leadId);
}
