import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import { type LeadRules, defaultLeadRules } from './lead.rules.ts';

const columns = {
  leadId: 'lead_id',
  rfqId: 'rfq_id',
  organisationId: 'organisation_id',
  cityCode: 'city_code',
  status: 'status',
  distanceMetres: 'distance_metres',
  interestedAt: 'interested_at',
  priceCredits: 'price_credits',
  unlockedAt: 'unlocked_at',
  declineReason: 'decline_reason',
  endedAt: 'ended_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
export const leadTable = tableColumns('lead', columns);
export type LeadRow = RowOf<'lead', typeof columns>;

export const readLeadRules = (
  reader: Reader,
  now: Date,
  { cityCode, categoryId }: { readonly cityCode: string; readonly categoryId: string },
): Promise<LeadRules> => settingAt(reader, 'lead.rules', now, defaultLeadRules, { cityCode, categoryId });

export async function findLead(reader: Reader, leadId: string): Promise<LeadRow | null> {
  const row = await reader
    .selectFrom('lead')
    .select(leadTable.selected)
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  return row ?? null;
}

export async function lockLead(tx: Tx, leadId: string): Promise<LeadRow | null> {
  const row = await tx
    .selectFrom('lead')
    .select(leadTable.selected)
    .where('lead_id', '=', leadId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function insertLead(tx: Tx, row: Authorized<LeadRow, 'tell'>): Promise<void> {
  await tx.insertInto('lead').values(leadTable.written(row)).execute();
}

export async function saveLead(tx: Tx, row: Authorized<LeadRow>): Promise<void> {
  const { leadId, status, interestedAt, unlockedAt, declineReason, endedAt, updatedAt, version } = row;
  await tx
    .updateTable('lead')
    .set(leadTable.written({ status, interestedAt, unlockedAt, declineReason, endedAt, updatedAt, version }))
    .where('lead_id', '=', leadId)
    .execute();
}

/** Those of one request, locked in one order. */
export async function lockLeadsOf(tx: Tx, rfqId: string): Promise<readonly LeadRow[]> {
  return tx
    .selectFrom('lead')
    .select(leadTable.selected)
    .where('rfq_id', '=', rfqId)
    .orderBy('lead_id')
    .forUpdate()
    .execute();
}
