import type {
  OfficeCashRefund,
  listOfficeCashRefunds as asked,
} from '@nukkad/contract/money/cash-refund/office-cash-refund.api';
import { cashRefundErrors } from '@nukkad/contract/money/cash-refund/cash-refund.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import { readInstantCursor } from '../../../platform/http/cursor.ts';
import { listOf } from '../../../platform/http/list-of.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { listTries } from '../attempt.store.ts';
import type { CashRefundDependencies } from '../cash-refund.interface.ts';
import { presentOfficeCashRefund } from '../cash-refund.presenter.ts';
import { type CashRefundRow, findCashRefund } from '../cash-refund.store.ts';
import { countOffice, listOffice } from './office.store.ts';

async function presenterOf(
  { platform: { db }, account }: CashRefundDependencies,
  rows: readonly CashRefundRow[],
  viewer: Viewer,
) {
  const [names, tries] = await Promise.all([
    account.namesOf(
      db,
      rows.flatMap(({ userId, checkedBy }) => [userId, checkedBy]),
    ),
    listTries(
      db,
      rows.map(({ refundId }) => refundId),
    ),
  ]);
  return presentOfficeCashRefund({ names, tries, viewer });
}

export async function readOffice(
  deps: CashRefundDependencies,
  refundId: string,
  viewer: Viewer,
): Promise<OfficeCashRefund> {
  const row =
    (await findCashRefund(deps.platform.db, refundId)) ?? refuse(cashRefundErrors.cash_refund_not_found);
  return (await presenterOf(deps, [row], viewer))(row);
}

/** Every refund of cash, newest first. */
export function listOfficeCashRefunds(
  deps: CashRefundDependencies,
  { viewer, input }: SignedInCall<EndpointParsed<typeof asked>>,
): Promise<CountedPage<OfficeCashRefund>> {
  const { db } = deps.platform;
  return listOf(input.query, {
    after: readInstantCursor,
    rows: (after, most, filter) => listOffice(db, filter, after, most),
    key: (row) => [row.askedAt, row.refundId],
    count: (filter) => countOffice(db, filter),
    items: async (rows) => rows.map(await presenterOf(deps, rows, viewer)),
  });
}
