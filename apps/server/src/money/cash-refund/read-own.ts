import type { CashRefund } from '@nukkad/contract/money/cash-refund/cash-refund.model';
import type { listCashRefunds as asked } from '@nukkad/contract/money/cash-refund/cash-refund.api';
import { cashRefundErrors } from '@nukkad/contract/money/cash-refund/cash-refund.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Page } from '@nukkad/contract/kernel/page';
import { pageFrom, readInstantCursor } from '../../platform/http/cursor.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { listTries } from './attempt.store.ts';
import type { CashRefundDependencies } from './cash-refund.interface.ts';
import { presentCashRefund } from './cash-refund.presenter.ts';
import { type CashRefundRow, findCashRefund, listOwnCashRefunds } from './cash-refund.store.ts';

async function presenterOf(
  { platform: { db }, booking }: CashRefundDependencies,
  rows: readonly CashRefundRow[],
  now: Date,
) {
  const [tries, creditUntil] = await Promise.all([
    listTries(
      db,
      rows.map(({ refundId }) => refundId),
    ),
    booking.creditUntil.single()(db, now),
  ]);
  return (row: CashRefundRow) =>
    presentCashRefund(row, { creditUntil, utr: tries.get(row.refundId)?.utr ?? null });
}

export async function readOwn(
  deps: CashRefundDependencies,
  refundId: string,
  now: Date,
): Promise<CashRefund> {
  const row =
    (await findCashRefund(deps.platform.db, refundId)) ?? refuse(cashRefundErrors.cash_refund_not_found);
  return (await presenterOf(deps, [row], now))(row);
}

/** Own refunds of cash, of one booking where it is named. */
export async function listOwn(
  deps: CashRefundDependencies,
  { viewer, now, input }: SignedInCall<EndpointParsed<typeof asked>>,
): Promise<Page<CashRefund>> {
  const { cursor, limit, bookingId } = input.query;
  const filter = { userId: viewer.userId, bookingId };
  const rows = await listOwnCashRefunds(deps.platform.db, filter, readInstantCursor(cursor), limit + 1);
  const present = await presenterOf(deps, rows, now);
  return pageFrom(rows, limit, present, (row) => [row.askedAt.toISOString(), row.refundId]);
}
