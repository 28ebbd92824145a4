import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';
import { settingAt } from '../../../platform/snapshot/settings.ts';
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
  sentAt: 'sent_at',
  lookedAt: 'looked_at',
  quoteLookedAt: 'quote_looked_at',
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

/** Where no place is asked about. */
export const readGeneralLeadRules = (reader: Reader, now: Date): Promise<LeadRules> =>
  settingAt(reader, 'lead.rules', now, defaultLeadRules);

export const findLead = leadTable.findBy('leadId');
export const lockLead = leadTable.lockBy('leadId');
export const insertLead = leadTable.insert<'tell'>;
export const saveLead = leadTable
  .saveBy('leadId')
  .only(
    'status',
    'interestedAt',
    'unlockedAt',
    'sentAt',
    'lookedAt',
    'declineReason',
    'endedAt',
    'updatedAt',
    'version',
  );

/** Of one partner, by the number of its request. */
export async function findLeadByNumber(
  reader: Reader,
  { rfqNumber, organisationId }: { readonly rfqNumber: string; readonly organisationId: string },
): Promise<string | null> {
  const row = await reader
    .selectFrom('lead')
    .innerJoin('rfq', 'rfq.rfq_id', 'lead.rfq_id')
    .select('lead.lead_id')
    .where('rfq.rfq_number', '=', rfqNumber)
    .where('lead.organisation_id', '=', organisationId)
    .executeTakeFirst();
  return row?.lead_id ?? null;
}

/** What the customer has looked at; no move of the lead. */
export async function saveLooked(
  tx: Tx,
  { leadId }: Authorized<LeadRow>,
  looked: Pick<LeadRow, 'lookedAt' | 'quoteLookedAt'>,
): Promise<void> {
  await tx.updateTable('lead').set(leadTable.written(looked)).where('lead_id', '=', leadId).execute();
}

/** Of a request that no one takes: the leads that are still to be sold cost no more than this. */
export async function lowerPrices(
  tx: Tx,
  { rfqId }: Authorized<{ readonly rfqId: string }>,
  priceCredits: number,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('lead')
    .set({ price_credits: priceCredits, updated_at: now })
    .where('rfq_id', '=', rfqId)
    .where('status', '=', 'New Request')
    .where('price_credits', '>', priceCredits)
    .execute();
}

/** Of a request whose budget changed: what its leads cost that are still to be sold. */
export async function setPrices(
  tx: Tx,
  { rfqId }: Authorized<{ readonly rfqId: string }>,
  priceCredits: number,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('lead')
    .set({ price_credits: priceCredits, updated_at: now })
    .where('rfq_id', '=', rfqId)
    .where('status', '=', 'New Request')
    .where('price_credits', '<>', priceCredits)
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
