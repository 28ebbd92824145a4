/** Refunds of purchases in the back office: those that the gateway did not make are looked at by a person. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { instant, optionalText, paise, whole } from '../../kernel/schema.ts';
import { reason } from '../../office/backoffice/reason.model.ts';
import { paymentErrors as e } from './payment.noun.ts';
import { purchaseRefundCauses, purchaseRefundStatuses } from './purchase-refund.noun.ts';
import { purchaseKinds } from './purchase.noun.ts';

const tag = 'Back office';
const authz = { who: 'roles', roles: ['Admin'], scope: 'every refund of a purchase' } as const;
const params = z.object({ refundId: z.uuid('This is not a known id.') });
const version = whole(1, 1_000_000, 'As it was seen.');

export const officePurchaseRefund = z.object({
  refundId: z.uuid(),
  orderId: z.uuid(),
  kind: z.enum(purchaseKinds),
  cause: z.enum(purchaseRefundCauses),
  status: z.enum(purchaseRefundStatuses),
  amount: paise(),
  payerId: z.nullable(z.uuid()),
  payerName: z.string(),
  companyName: z.string(),
  provider: z.enum(['sandbox', 'razorpay']),
  providerPaymentId: z.string(),
  tries: z.int().check(z.describe('How often the gateway could not make it.')),
  failure: z.nullable(z.string()).check(z.describe('Why the last try failed.')),
  nextTryAt: z.nullable(instant()),
  reference: z.nullable(z.string()).check(z.describe('The bank’s, where staff paid it.')),
  askedAt: instant(),
  settledAt: z.nullable(instant()),
  version: z.int(),
  can: z.object({ retry: z.boolean(), markPaid: z.boolean() }),
});
export type OfficePurchaseRefund = z.output<typeof officePurchaseRefund>;

export const officePurchaseRefundsQuery = z.object({
  ...countedPageQuery,
  q: optionalText(80, 'An id of the gateway: of the payment or the refund; or the bank’s reference.'),
  status: z.optional(z.enum(purchaseRefundStatuses, 'This status is not known.')),
  kind: z.optional(z.enum(purchaseKinds, 'This kind is not known.')),
});

export const listPurchaseRefunds = endpoint('GET /backoffice/purchase_refunds', {
  summary: 'Refunds of advances, packs of credits and milestones, newest first',
  tag,
  authz,
  query: officePurchaseRefundsQuery,
  response: countedPageOf(officePurchaseRefund),
});

export const retryPurchaseRefund = endpoint('POST /backoffice/purchase_refunds/{refundId}/retry', {
  summary: 'Have the gateway asked again for a refund that it did not make',
  tag,
  authz,
  params,
  unconfirmed: 'carries-version',
  body: z.object({ why: reason, version }),
  response: officePurchaseRefund,
  errors: [e.order_not_found, kernelErrors.stale_state],
});

const longestReference = 80;

export const markPurchaseRefundPaid = endpoint('POST /backoffice/purchase_refunds/{refundId}/paid', {
  summary: 'Note that a refund was paid from the bank account, by the bank’s reference',
  tag,
  authz,
  params,
  unconfirmed: 'carries-version',
  body: z.object({
    why: reason,
    reference: z
      .string('Enter the bank’s reference.')
      .check(
        z.trim(),
        z.minLength(4, 'Enter the bank’s reference.'),
        z.maxLength(longestReference, 'This is too long.'),
        z.describe('The UTR or reference number of the transfer.'),
      ),
    version,
  }),
  response: officePurchaseRefund,
  errors: [e.order_not_found, kernelErrors.stale_state],
});
