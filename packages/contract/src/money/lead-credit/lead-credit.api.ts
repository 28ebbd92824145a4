/** Credits of partners: the balance and its statement, and packs that are bought. */
import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import { leadCreditEntry, type LeadCreditPack, leadCreditPurse, leadPackOrder } from './lead-credit.model.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { whole } from '../../kernel/schema.ts';
import { paymentErrors } from '../payment/payment.noun.ts';
import { checkout } from '../payment/payment.model.ts';
import { leadCreditErrors as e } from './lead-credit.noun.ts';
import { previewFirst, type PreviewFirst, shownRow } from '../../preview-call.ts';

// What is seen when a partner buys credits. See docs/confirmations.md.

export const confirmsPack = confirmation('lead_credit_pack', { packAmount: 'money' });

export const seenOfPack = ({ amount }: Pick<LeadCreditPack, 'amount'>): Seen<typeof confirmsPack> => ({
  packAmount: amount,
});

const tag = 'Quotations';
const own = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'booking.view',
  scope: 'credits of the own organisation',
} as const;
const mostInPack = 10_000;

export const getLeadCredits = endpoint('GET /leads/credits', {
  summary: 'Credits of the own organisation, what changed them, the newest first, and packs to buy',
  tag,
  authz: own,
  query: z.object(pageQuery),
  response: z.extend(pageOf(leadCreditEntry), leadCreditPurse),
});

export const buyLeadPack = endpoint('POST /leads/credits', {
  summary: 'Open a payment of a pack of credits; they come once the gateway has captured it',
  asksTerms: true,
  tag,
  authz: { ...own, permission: 'payments.create' },
  idempotency: 'required',
  status: 201,
  confirms: confirmsPack,
  body: z.object({ credits: whole(1, mostInPack, 'Which pack, by its credits.'), seen: confirmsPack.schema }),
  response: checkout,
  errors: [e.lead_pack_gone, paymentErrors.gateway_unavailable, kernelErrors.confirmation_differs],
});

export const getLeadPackOrder = endpoint('GET /leads/credits/order', {
  summary: 'Whether a pack is paid, and its credits have come',
  tag,
  authz: own,
  query: z.object({ orderId: z.uuid('This is not a known id.') }),
  response: leadPackOrder,
  errors: [e.lead_pack_order_not_found],
});

export const leadCreditPreviews: readonly PreviewFirst[] = [
  previewFirst(buyLeadPack, async (look, { body }) => {
    const { packs } = await look(getLeadCredits, { query: {} });
    return seenOfPack(shownRow(packs, ({ credits }) => credits === body.credits));
  }),
];
