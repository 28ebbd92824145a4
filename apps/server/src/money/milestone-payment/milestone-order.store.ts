import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';

const columns = {
  orderId: 'order_id',
  milestoneId: 'milestone_id',
  projectId: 'project_id',
  organisationId: 'organisation_id',
  buyerId: 'buyer_id',
  amountPaise: 'amount_paise',
  status: 'status',
  provider: 'provider',
  providerOrderId: 'provider_order_id',
  providerPaymentId: 'provider_payment_id',
  method: 'method',
  createdAt: 'created_at',
  expiresAt: 'expires_at',
  paidAt: 'paid_at',
} as const;
const table = tableColumns('milestone_order', columns);
export type MilestoneOrderRow = RowOf<'milestone_order', typeof columns>;

export async function findMilestoneOrder(reader: Reader, orderId: string): Promise<MilestoneOrderRow | null> {
  const row = await reader
    .selectFrom('milestone_order')
    .select(table.selected)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row ?? null;
}

/** The project is locked before. */
export async function lockMilestoneOrder(tx: Tx, orderId: string): Promise<MilestoneOrderRow | null> {
  const row = await tx
    .selectFrom('milestone_order')
    .select(table.selected)
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function lockOpenOrderOf(tx: Tx, milestoneId: string): Promise<MilestoneOrderRow | null> {
  const row = await tx
    .selectFrom('milestone_order')
    .select(table.selected)
    .where('milestone_id', '=', milestoneId)
    .where('status', '=', 'created')
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function findOrderOfProvider(
  reader: Reader,
  provider: MilestoneOrderRow['provider'],
  providerOrderId: string,
): Promise<MilestoneOrderRow | null> {
  const row = await reader
    .selectFrom('milestone_order')
    .select(table.selected)
    .where('provider', '=', provider)
    .where('provider_order_id', '=', providerOrderId)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertMilestoneOrder(
  tx: Tx,
  row: Authorized<MilestoneOrderRow, 'open'>,
): Promise<void> {
  await tx.insertInto('milestone_order').values(table.written(row)).execute();
}

export async function saveMilestoneOrder(tx: Tx, row: Authorized<MilestoneOrderRow>): Promise<void> {
  const { orderId, status, providerPaymentId, method, paidAt } = row;
  await tx
    .updateTable('milestone_order')
    .set(table.written({ status, providerPaymentId, method, paidAt }))
    .where('order_id', '=', orderId)
    .execute();
}

/** What the gateway calls it; the first id stays. */
export async function saveProviderOrder(
  tx: Tx,
  { orderId }: Authorized<Pick<MilestoneOrderRow, 'orderId'>>,
  providerOrderId: string,
): Promise<void> {
  await tx
    .updateTable('milestone_order')
    .set({ provider_order_id: providerOrderId })
    .where('order_id', '=', orderId)
    .where('provider_order_id', 'is', null)
    .execute();
}
