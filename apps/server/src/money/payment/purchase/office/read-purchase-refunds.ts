import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import type {
  OfficePurchaseRefund,
  listPurchaseRefunds as asked,
} from '@nukkad/contract/money/payment/office-purchase-refund.api';
import { paymentErrors } from '@nukkad/contract/money/payment/payment.noun';
import { purchaseRefundLifecycle } from '@nukkad/contract/money/payment/purchase-refund.noun';
import type { Reader } from '../../../../platform/db/database.ts';
import { readInstantCursor } from '../../../../platform/http/cursor.ts';
import { listOf } from '../../../../platform/http/list-of.ts';
import type { SignedInCall } from '../../../../platform/http/route.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { PaymentDependencies } from '../../payment.interface.ts';
import { type OfficeRefundRow, countOffice, findOffice, listOffice } from './purchase-refunds.store.ts';

type Deps = Pick<PaymentDependencies, 'account' | 'partner'>;

async function presenterOf({ account, partner }: Deps, reader: Reader, rows: readonly OfficeRefundRow[]) {
  const ids = [...new Set(rows.map(({ organisationId }) => organisationId))];
  const [names, organisations] = await Promise.all([
    account.namesOf(
      reader,
      rows.map(({ payerId }) => payerId),
    ),
    partner.getOrganisations(reader, ids),
  ]);
  return (row: OfficeRefundRow): OfficePurchaseRefund => ({
    refundId: row.refundId,
    orderId: row.orderId,
    kind: row.kind,
    cause: row.cause,
    status: row.status,
    amount: row.amountPaise,
    payerId: row.payerId,
    payerName: names.get(row.payerId ?? '') ?? '',
    companyName: organisations.get(row.organisationId)?.companyName ?? '',
    provider: row.provider,
    providerPaymentId: row.providerPaymentId,
    tries: row.tries,
    failure: row.failure,
    nextTryAt: row.nextTryAt?.toISOString() ?? null,
    reference: row.reference,
    askedAt: row.askedAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
    version: row.version,
    can: {
      retry: canMove(purchaseRefundLifecycle, 'retry', row.status),
      markPaid: canMove(purchaseRefundLifecycle, 'markPaid', row.status),
    },
  });
}

export async function readPurchaseRefund(
  deps: Deps,
  reader: Reader,
  refundId: string,
): Promise<OfficePurchaseRefund> {
  const row = (await findOffice(reader, refundId)) ?? refuse(paymentErrors.order_not_found);
  return (await presenterOf(deps, reader, [row]))(row);
}

/** Every refund of a purchase, newest first. */
export function listOfficePurchaseRefunds(
  deps: PaymentDependencies,
  { input }: SignedInCall<EndpointParsed<typeof asked>>,
): Promise<CountedPage<OfficePurchaseRefund>> {
  const { db } = deps.platform;
  return listOf(input.query, {
    after: readInstantCursor,
    rows: (after, most, filter) => listOffice(db, filter, after, most),
    key: (row) => [row.askedAt, row.refundId],
    count: (filter) => countOffice(db, filter),
    items: async (rows) => rows.map(await presenterOf(deps, db, rows)),
  });
}
