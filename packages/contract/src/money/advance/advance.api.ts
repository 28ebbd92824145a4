/** The advance of an agreed quote: paid at the gateway. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { leadErrors } from '../../market/lead/lead.noun.ts';
import { quoteErrors } from '../../market/quote/quote.noun.ts';
import { paymentErrors } from '../payment/payment.noun.ts';
import { checkout } from '../payment/payment.model.ts';
import { advanceErrors as e } from './advance.noun.ts';
import { advanceOrder } from './advance.model.ts';

const tag = 'Quotations';
const own = { who: 'roles', roles: ['Buyer'], scope: 'own requests' } as const;
const id = z.uuid('This is not a known id.');

export const payAdvance = endpoint('POST /qoutations/advance', {
  summary: 'Open a payment of the advance; the project begins once the gateway has captured it',
  tag,
  authz: own,
  idempotency: 'required',
  status: 201,
  unconfirmed: 'carries-version',
  body: z.object({
    leadId: id,
    digest: z
      .string('Send the digest that was shown.')
      .check(
        z.regex(/^[0-9a-f]{64}$/, 'This digest is not ours.'),
        z.describe('Of the agreement, whose advance is paid.'),
      ),
  }),
  response: checkout,
  errors: [
    leadErrors.lead_not_found,
    quoteErrors.quote_superseded,
    e.advance_not_due,
    paymentErrors.gateway_unavailable,
  ],
  touches: ['quote'],
});

export const getAdvanceOrder = endpoint('GET /qoutations/advance', {
  summary: 'Whether an advance is paid',
  tag,
  authz: own,
  query: z.object({ orderId: id }),
  response: advanceOrder,
  errors: [e.advance_order_not_found],
});
