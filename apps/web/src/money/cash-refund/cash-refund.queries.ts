import * as api from '@nukkad/contract/money/cash-refund/cash-refund.api';
import { seenOfCashRefund } from '@nukkad/contract/money/cash-refund/cash-refund.api';
import type { CashRefund, Destination } from '@nukkad/contract/money/cash-refund/cash-refund.model';
import { call } from '../../platform/api/client.ts';
import { renew, useAsked } from '../../platform/api/asked.ts';

/** While the bank has it, the page asks again by itself. */
const moving = ({ status }: CashRefund) => status === 'Pending' || status === 'Processing';

/** What of a booking's cash goes back, the newest first. */
export const useCashRefunds = (bookingId: string) =>
  useAsked(
    api.listCashRefunds,
    { query: { bookingId } },
    { refetchInterval: ({ state }) => (state.data?.items.some(moving) ? 5_000 : false) },
  );

/** Of one call on a refund: whatever came of it, it is read again. */
async function renewed<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } finally {
    await renew('cash-refund');
  }
}

export const sendToAccount = (refund: CashRefund, to: Destination) =>
  renewed(
    call(api.chooseAccount, {
      params: { refundId: refund.refundId },
      body: { to, seen: seenOfCashRefund(refund) },
      quiet: true,
    }),
  );

export const takeAsCredit = (refund: CashRefund) =>
  renewed(
    call(api.chooseCredit, {
      params: { refundId: refund.refundId },
      body: { seen: seenOfCashRefund(refund) },
      quiet: true,
    }),
  );
