import type { Reader, Tx } from '../../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';

const columns = {
  paymentId: 'payment_id',
  orderId: 'order_id',
  provider: 'provider',
  providerPaymentId: 'provider_payment_id',
  amountPaise: 'amount_paise',
  method: 'method',
  kept: 'kept',
  capturedAt: 'captured_at',
} as const;
const table = tableColumns('purchase_payment', columns);
export type PurchasePaymentRow = RowOf<'purchase_payment', typeof columns>;

/** Told before; lock its purchase first. */
export async function isTold(
  tx: Tx,
  provider: PurchasePaymentRow['provider'],
  providerPaymentId: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('purchase_payment')
    .select('payment_id')
    .where('provider', '=', provider)
    .where('provider_payment_id', '=', providerPaymentId)
    .executeTakeFirst();
  return row !== undefined;
}

export const insertPurchasePayment = table.insert;

/** The payment that counts; null: none came, or none was due. */
export async function findKeptPayment(reader: Reader, orderId: string): Promise<PurchasePaymentRow | null> {
  const row = await reader
    .selectFrom('purchase_payment')
    .select(table.selected)
    .where('order_id', '=', orderId)
    .where('kept', '=', true)
    .executeTakeFirst();
  return row ?? null;
}
