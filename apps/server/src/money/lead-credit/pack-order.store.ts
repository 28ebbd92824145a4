import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';

const columns = {
  orderId: 'order_id',
  organisationId: 'organisation_id',
  credits: 'credits',
  amountPaise: 'amount_paise',
  cgstPaise: 'cgst_paise',
  sgstPaise: 'sgst_paise',
  igstPaise: 'igst_paise',
  status: 'status',
  provider: 'provider',
  providerOrderId: 'provider_order_id',
  providerPaymentId: 'provider_payment_id',
  method: 'method',
  createdAt: 'created_at',
  expiresAt: 'expires_at',
  paidAt: 'paid_at',
} as const;
const table = tableColumns('lead_pack_order', columns);
export type PackOrderRow = RowOf<'lead_pack_order', typeof columns>;

export async function findPackOrder(reader: Reader, orderId: string): Promise<PackOrderRow | null> {
  const row = await reader
    .selectFrom('lead_pack_order')
    .select(table.selected)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row ?? null;
}

export async function lockPackOrder(tx: Tx, orderId: string): Promise<PackOrderRow | null> {
  const row = await tx
    .selectFrom('lead_pack_order')
    .select(table.selected)
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** The id of the order that a gateway knows by its own. */
export async function findIdOfProvider(
  reader: Reader,
  provider: PackOrderRow['provider'],
  providerOrderId: string,
): Promise<string | null> {
  const row = await reader
    .selectFrom('lead_pack_order')
    .select('order_id')
    .where('provider', '=', provider)
    .where('provider_order_id', '=', providerOrderId)
    .executeTakeFirst();
  return row?.order_id ?? null;
}

export async function insertPackOrder(tx: Tx, row: Authorized<PackOrderRow, 'open'>): Promise<void> {
  await tx.insertInto('lead_pack_order').values(table.written(row)).execute();
}

export async function savePackOrder(tx: Tx, row: Authorized<PackOrderRow>): Promise<void> {
  const { orderId, status, providerPaymentId, method, paidAt } = row;
  await tx
    .updateTable('lead_pack_order')
    .set(table.written({ status, providerPaymentId, method, paidAt }))
    .where('order_id', '=', orderId)
    .execute();
}

/** What the gateway calls it. */
export async function saveProviderOrder(
  tx: Tx,
  { orderId }: Authorized<Pick<PackOrderRow, 'orderId'>>,
  providerOrderId: string,
): Promise<void> {
  await tx
    .updateTable('lead_pack_order')
    .set({ provider_order_id: providerOrderId })
    .where('order_id', '=', orderId)
    .execute();
}
