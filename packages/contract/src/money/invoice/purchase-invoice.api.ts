/** GST invoices of what is not a booking: packs of credits, advances and milestones. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { paymentErrors as e } from '../payment/payment.noun.ts';

export const getPurchaseInvoice = endpoint('GET /payment/purchase/invoice', {
  summary: 'The GST invoice of a pack, an advance or a milestone as PDF, with its credit notes',
  tag: 'Payment',
  authz: {
    who: 'roles',
    roles: ['Buyer', 'Service Partner', 'subUser'],
    permission: 'payments.view',
    scope: 'own purchases, or those of the own organisation',
  },
  query: z.object({ orderId: z.uuid('This is not a known id.') }),
  produces: 'application/pdf',
  errors: [e.order_not_found, e.invoice_not_ready],
});
