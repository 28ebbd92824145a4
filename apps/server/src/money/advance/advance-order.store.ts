import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';

const columns = {
  orderId: 'order_id',
  leadId: 'lead_id',
  rfqId: 'rfq_id',
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
  refundId: 'refund_id',
  providerRefundId: 'provider_refund_id',
  refundedAt: 'refunded_at',
} as const;
const table = tableColumns('advance_order', columns);
export type AdvanceOrderRow = RowOf<'advance_order', typeof columns>;

export async function findAdvanceOrder(reader: Reader, orderId: string): Promise<AdvanceOrderRow | null> {
  const row = await reader
    .selectFrom('advance_order')
    .select(table.selected)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row ?? null;
}

/** Lock request and lead first: all that moves an agreement takes its locks in this order. */
export async function lockAdvanceOrder(tx: Tx, orderId: string): Promise<AdvanceOrderRow | null> {
  const row = await tx
    .selectFrom('advance_order')
    .select(table.selected)
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** The order that a gateway knows by its own id. */
export async function findOfProvider(
  reader: Reader,
  provider: AdvanceOrderRow['provider'],
  providerOrderId: string,
): Promise<AdvanceOrderRow | null> {
  const row = await reader
    .selectFrom('advance_order')
    .select(table.selected)
    .where('provider', '=', provider)
    .where('provider_order_id', '=', providerOrderId)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertAdvanceOrder(tx: Tx, row: Authorized<AdvanceOrderRow, 'open'>): Promise<void> {
  await tx.insertInto('advance_order').values(table.written(row)).execute();
}

/** The first id wins. */
export async function saveProviderOrder(
  tx: Tx,
  { orderId }: Authorized<Pick<AdvanceOrderRow, 'orderId'>>,
  providerOrderId: string,
): Promise<void> {
  await tx
    .updateTable('advance_order')
    .set({ provider_order_id: providerOrderId })
    .where('order_id', '=', orderId)
    .where('provider_order_id', 'is', null)
    .execute();
}

export async function saveAdvanceOrder(tx: Tx, row: Authorized<AdvanceOrderRow>): Promise<void> {
  const { orderId, status, providerPaymentId, method, paidAt, refundId, providerRefundId, refundedAt } = row;
  const went = { refundId, providerRefundId, refundedAt };
  await tx
    .updateTable('advance_order')
    .set(table.written({ status, providerPaymentId, method, paidAt, ...went }))
    .where('order_id', '=', orderId)
    .execute();
}

/** The order that a gateway's payment was made for. */
export async function findOfPayment(
  reader: Reader,
  provider: AdvanceOrderRow['provider'],
  providerPaymentId: string,
): Promise<AdvanceOrderRow | null> {
  const row = await reader
    .selectFrom('advance_order')
    .select(table.selected)
    .where('provider', '=', provider)
    .where('provider_payment_id', '=', providerPaymentId)
    .executeTakeFirst();
  return row ?? null;
}

/** The gateway has it; a refund that failed meanwhile has another id of ours. */
export async function saveProviderRefund(
  tx: Tx,
  { orderId, refundId }: Authorized<Pick<AdvanceOrderRow, 'orderId' | 'refundId'>>,
  providerRefundId: string,
): Promise<void> {
  await tx
    .updateTable('advance_order')
    .set({ provider_refund_id: providerRefundId })
    .where('order_id', '=', orderId)
    .where('refund_id', '=', refundId)
    .where('provider_refund_id', 'is', null)
    .execute();
}

/** Paid before `before` and not with the gateway yet, the oldest first. */
export async function listUnsentRefunds(reader: Reader, before: Date, limit: number): Promise<string[]> {
  const rows = await reader
    .selectFrom('advance_order')
    .select('order_id')
    .where('status', '=', 'late')
    .where('provider_refund_id', 'is', null)
    .where('paid_at', '<', before)
    .orderBy('paid_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.order_id);
}
