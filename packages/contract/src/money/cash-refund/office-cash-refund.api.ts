/** Refunds of cash in the back office. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { optionalText, whole } from '../../kernel/schema.ts';
import { reason } from '../../office/backoffice/reason.model.ts';
import { cashRefundErrors as e, cashRefundStatuses } from './cash-refund.noun.ts';
import { cashRefund } from './cash-refund.model.ts';

const tag = 'Back office';
const authz = { who: 'roles', roles: ['Admin'], scope: 'all refunds of cash' } as const;
const params = z.object({ refundId: z.uuid('This is not a known id.') });
const version = whole(1, 1_000_000, 'As it was seen.');

export const officeCashRefund = z.extend(z.omit(cashRefund, { creditUntil: true, canChoose: true }), {
  version: z.int(),
  userId: z.uuid(),
  customerName: z.string(),
  reason: z.string(),
  /** How often it was sent. */
  tries: z.int(),
  /** Name of the first Admin who agreed. */
  checkedBy: z.nullable(z.string()),
  can: z.object({ approve: z.boolean(), sendBack: z.boolean(), retry: z.boolean() }),
});
export type OfficeCashRefund = z.output<typeof officeCashRefund>;

export const officeCashRefundsQuery = z.object({
  ...countedPageQuery,
  q: optionalText(60),
  status: z.optional(z.enum(cashRefundStatuses, 'This status is not known.')),
  bookingId: z.optional(z.uuid('This is not a known id.')),
});

export const listOfficeCashRefunds = endpoint('GET /backoffice/cash_refunds', {
  summary: 'Refunds of cash, newest first',
  tag,
  authz,
  query: officeCashRefundsQuery,
  response: countedPageOf(officeCashRefund),
});

export const decideCashRefund = endpoint('POST /backoffice/cash_refunds/{refundId}/decision', {
  summary: 'Agree to a refund of cash, or ask for another account',
  tag,
  authz,
  params,
  unconfirmed: 'carries-version',
  body: z.object({ approve: z.boolean('Choose true or false.'), why: reason, version }),
  response: officeCashRefund,
  errors: [e.cash_refund_not_found, e.own_cash_refund, kernelErrors.stale_state],
});

export const retryCashRefund = endpoint('POST /backoffice/cash_refunds/{refundId}/retry', {
  summary: 'Send a failed refund of cash once more',
  tag,
  authz,
  params,
  unconfirmed: 'carries-version',
  body: z.object({ why: reason, version }),
  response: officeCashRefund,
  errors: [e.cash_refund_not_found, kernelErrors.stale_state],
});
