import type { PurchaseKind } from '@nukkad/contract/money/payment/purchase.noun';
import type { PurchaseRefundStatus } from '@nukkad/contract/money/payment/purchase-refund.noun';
import { sql } from 'kysely';
import type { Reader } from '../../../../platform/db/database.ts';
import type { AfterInstant } from '../../../../platform/http/cursor.ts';
import { countRows } from '../../../../platform/db/count-rows.ts';
import type { SendableRefund } from '../purchase-refund.store.ts';
import type { PurchaseRow } from '../purchase.store.ts';

export interface OfficeFilter {
  readonly q?: string | undefined;
  readonly status?: PurchaseRefundStatus | undefined;
  readonly kind?: PurchaseKind | undefined;
}

export type OfficeRefundRow = SendableRefund & Pick<PurchaseRow, 'kind' | 'payerId' | 'organisationId'>;

const columns = sql`r.refund_id as "refundId", r.order_id as "orderId", r.payment_id as "paymentId", r.cause,
  r.amount_paise as "amountPaise", r.status, r.receipt, r.tries, r.next_try_at as "nextTryAt", r.failure,
  r.provider_refund_id as "providerRefundId", r.reference, r.version, r.asked_at as "askedAt", r.settled_at as "settledAt",
  p.provider, p.provider_payment_id as "providerPaymentId", o.kind, o.payer_id as "payerId",
  o.organisation_id as "organisationId"`;
const joined = sql`purchase_refund r join purchase_payment p using (payment_id) join purchase o on o.order_id = r.order_id`;

/** The conditions of the list, the same for its page and its count. */
const listed = ({ q, status, kind }: OfficeFilter) => sql`true
  ${q ? sql`and (p.provider_payment_id = ${q} or r.provider_refund_id = ${q} or r.reference = ${q})` : sql``}
  ${status ? sql`and r.status = ${status}` : sql``} ${kind ? sql`and o.kind = ${kind}` : sql``}`;

/** Newest first, behind the row that `after` names. */
export async function listOffice(
  reader: Reader,
  filter: OfficeFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<OfficeRefundRow[]> {
  const behind = after ? sql`and (r.asked_at, r.refund_id) < (${after.at}, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<OfficeRefundRow>`select ${columns} from ${joined}
    where ${listed(filter)} ${behind} order by r.asked_at desc, r.refund_id desc limit ${limit}`.execute(
    reader,
  );
  return rows;
}

export const countOffice = (reader: Reader, filter: OfficeFilter): Promise<number> =>
  countRows(reader, sql`from ${joined} where ${listed(filter)}`);

export async function findOffice(reader: Reader, refundId: string): Promise<OfficeRefundRow | null> {
  const { rows } = await sql<OfficeRefundRow>`select ${columns} from ${joined}
    where r.refund_id = ${refundId}`.execute(reader);
  return rows[0] ?? null;
}
