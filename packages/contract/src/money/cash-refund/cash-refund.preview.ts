import { type PreviewFirst, previewFirst, shownRow } from '../../preview-call.ts';
import * as api from './cash-refund.api.ts';
import { seenOfCashRefund } from './cash-refund.confirm.ts';

export const cashRefundPreviews: readonly PreviewFirst[] = [api.chooseAccount, api.chooseCredit].map(
  (endpoint) =>
    previewFirst(endpoint, async (look, { params }) => {
      const { items } = await look(api.listCashRefunds, { query: {} });
      return seenOfCashRefund(shownRow(items, (row) => row.refundId === params['refundId']));
    }),
);
