import * as api from '@nukkad/contract/money/cash-refund/cash-refund.api';
import { seenOfCashRefund } from '@nukkad/contract/money/cash-refund/cash-refund.api';
import type { CashRefund, Destination } from '@nukkad/contract/money/cash-refund/cash-refund.model';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';

const keys = {
  all: ['cash-refunds'] as const,
  booking: (bookingId: string) => ['cash-refunds', bookingId] as const,
};

/** While the bank has it, the page asks again by itself. */
const moving = ({ status }: CashRefund) => status === 'Pending' || status === 'Processing';

/** What of a booking's cash goes back, the newest first. */
export const useCashRefunds = (bookingId: string) =>
  useQuery({
    queryKey: keys.booking(bookingId),
    queryFn: ({ signal }) => call(api.listCashRefunds, { query: { bookingId }, quiet: true, signal }),
    refetchInterval: ({ state }) => (state.data?.items.some(moving) ? 5_000 : false),
  });

async function renewed<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } finally {
    await queryClient.invalidateQueries({ queryKey: keys.all });
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
