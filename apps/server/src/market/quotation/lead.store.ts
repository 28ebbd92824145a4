import type { leadLifecycle } from '@nukkad/contract/market/quotation/lead.lifecycle';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { ManyRows } from '../../platform/lifecycle/transition-spec.ts';

const columns = {
  leadId: 'lead_id',
  rfqId: 'rfq_id',
  organisationId: 'organisation_id',
  cityCode: 'city_code',
  status: 'status',
  distanceMetres: 'distance_metres',
  interestedAt: 'interested_at',
  declineReason: 'decline_reason',
  endedAt: 'ended_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
export const leadTable = tableColumns('lead', columns);
export type LeadRow = RowOf<'lead', typeof columns>;

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
  const { leadId, status, interestedAt, declineReason, endedAt, updatedAt, version } = row;
  await tx
    .updateTable('lead')
    .set(leadTable.written({ status, interestedAt, declineReason, endedAt, updatedAt, version }))
    .where('lead_id', '=', leadId)
    .execute();
}

/** Ends the open leads of one request that is over. */
export async function endLeadsOf(
  tx: Tx,
  { from, to }: ManyRows<typeof leadLifecycle, 'callOff' | 'expire'>,
  rfqId: string,
  now: Date,
): Promise<readonly LeadRow[]> {
  return tx
    .updateTable('lead')
    .set({ status: to, ended_at: now, updated_at: now })
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('status', 'in', from)
    .where('rfq_id', '=', rfqId)
    .returning(leadTable.selected)
    .execute();
}
