import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';
import type { RefundFacts } from '../gateway/gateway-event.ts';
import type { ProviderName } from '../gateway/payment-gateway.ts';

const columns = {
  refundId: 'refund_id',
  orderId: 'order_id',
  paymentId: 'payment_id',
  cause: 'cause',
  amountPaise: 'amount_paise',
  status: 'status',
  receipt: 'receipt',
  tries: 'tries',
  nextTryAt: 'next_try_at',
  failure: 'failure',
  providerRefundId: 'provider_refund_id',
  reference: 'reference',
  version: 'version',
  askedAt: 'asked_at',
  settledAt: 'settled_at',
} as const;
const table = tableColumns('purchase_refund', columns);
export type PurchaseRefundRow = RowOf<'purchase_refund', typeof columns>;

export const lockPurchaseRefund = table.lockBy('refundId');

/** A refund with the payment that it gives back. */
export interface SendableRefund extends PurchaseRefundRow {
  readonly provider: ProviderName;
  readonly providerPaymentId: string;
}

export async function findSendable(reader: Reader, refundId: string): Promise<SendableRefund | null> {
  const row = await reader
    .selectFrom('purchase_refund')
    .innerJoin('purchase_payment', 'purchase_payment.payment_id', 'purchase_refund.payment_id')
    .select(table.selected)
    .select([
      'purchase_payment.provider as provider',
      'purchase_payment.provider_payment_id as providerPaymentId',
    ])
    .where('purchase_refund.refund_id', '=', refundId)
    .executeTakeFirst();
  return row ?? null;
}

/** By the gateway's id, or by our receipt where its event came before its answer. */
export async function findRefundTold(
  reader: Reader,
  provider: ProviderName,
  { providerPaymentId, providerRefundId, receipt }: RefundFacts,
): Promise<{ readonly refundId: string; readonly orderId: string; readonly isOurs: boolean } | null> {
  const rows = await reader
    .selectFrom('purchase_refund')
    .innerJoin('purchase_payment', 'purchase_payment.payment_id', 'purchase_refund.payment_id')
    .select(['refund_id', 'purchase_refund.order_id', 'receipt', 'provider_refund_id'])
    .where('purchase_payment.provider', '=', provider)
    .where('provider_payment_id', '=', providerPaymentId)
    .execute();
  const ours = rows.find((row) => row.provider_refund_id === providerRefundId || row.receipt === receipt);
  const row = ours ?? rows[0];
  return row ? { refundId: row.refund_id, orderId: row.order_id, isOurs: ours !== undefined } : null;
}

export const insertPurchaseRefund = table.insert<'ask'>;
/** What a move changes. */
export const savePurchaseRefund = table
  .saveBy('refundId')
  .but('orderId', 'paymentId', 'cause', 'amountPaise', 'askedAt');

/** Those whose time to be asked for has come, the longest first. */
export async function listWaiting(reader: Reader, now: Date, limit: number): Promise<string[]> {
  const rows = await reader
    .selectFrom('purchase_refund')
    .select('refund_id')
    .where('status', '=', 'pending')
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.refund_id);
}

/** Whether all that was paid for it first is back with its payer. Its purchase is locked. */
export async function isAllReturned(
  tx: Tx,
  { orderId, amountPaise }: { readonly orderId: string; readonly amountPaise: number },
): Promise<boolean> {
  const { rows } = await sql<{
    paise: number;
  }>`select coalesce(sum(amount_paise), 0)::bigint as paise from purchase_refund
    where order_id = ${orderId} and cause <> 'second' and status = 'processed'`.execute(tx);
  return (rows[0]?.paise ?? 0) >= amountPaise;
}
