import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { partnerErrors } from '../../identity/partner/partner.noun.ts';
import { cashRefundErrors as e } from './cash-refund.noun.ts';
import { cashRefund, destination } from './cash-refund.model.ts';
import { previewFirst, type PreviewFirst, shownRow } from '../../preview-call.ts';

// What a customer saw before saying where a refund of cash goes. See docs/confirmations.md.

export const confirmsCashRefund = confirmation('cash_refund', { refund: 'money' });

export const seenOfCashRefund = ({
  amount,
}: {
  readonly amount: number;
}): Seen<typeof confirmsCashRefund> => ({ refund: amount });

const tag = 'Payments';
const authz = { who: 'roles', roles: ['Buyer'], scope: 'own refunds only' } as const;
const params = z.object({ refundId: z.uuid('This is not a known id.') });

export const listCashRefunds = endpoint('GET /service/cash-refunds', {
  summary: 'Own refunds of cash, newest first',
  tag,
  authz,
  query: z.object({ ...pageQuery, bookingId: z.optional(z.uuid('This is not a known id.')) }),
  response: pageOf(cashRefund),
});

export const chooseAccount = endpoint('POST /service/cash-refunds/{refundId}/account', {
  summary: 'Have a refund of cash sent to an account',
  tag,
  authz,
  params,
  confirms: confirmsCashRefund,
  perMinute: 10,
  body: z.object({ to: destination, seen: confirmsCashRefund.schema }),
  response: cashRefund,
  errors: [
    e.cash_refund_not_found,
    e.account_name_differs,
    partnerErrors.ifsc_unknown,
    kernelErrors.stale_state,
    kernelErrors.confirmation_differs,
  ],
});

export const chooseCredit = endpoint('POST /service/cash-refunds/{refundId}/credit', {
  summary: 'Take a refund of cash as credit, at once',
  tag,
  authz,
  params,
  confirms: confirmsCashRefund,
  body: z.object({ seen: confirmsCashRefund.schema }),
  response: cashRefund,
  errors: [e.cash_refund_not_found, kernelErrors.stale_state, kernelErrors.confirmation_differs],
});

export const cashRefundPreviews: readonly PreviewFirst[] = [chooseAccount, chooseCredit].map(
  (calledEndpoint) =>
    previewFirst(calledEndpoint, async (look, asked) => {
      const { items } = await look(listCashRefunds, { query: {} });
      return seenOfCashRefund(shownRow(items, (row) => row.refundId === asked.params['refundId']));
    }),
);
