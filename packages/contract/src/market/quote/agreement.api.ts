/** Agreeing on an accepted quote: both sides confirm it with a one-time password. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { leadErrors } from '../lead/lead.noun.ts';
import { quoteErrors as e } from './quote.noun.ts';
import { quoteThread } from './quote.model.ts';
import { visitAddress, visitAddressErrors } from './visit-address.ts';

export const signQuote = endpoint('PATCH /qoutations/agree', {
  summary: 'Confirm the accepted version; it is agreed once both sides have',
  tag: 'Quotations',
  authz: {
    who: 'roles',
    roles: ['Buyer', 'Service Partner', 'subUser'],
    permission: 'booking.update',
    scope: 'own requests; for a partner, leads of the own organisation',
  },
  stepUp: true,
  unconfirmed: 'carries-version',
  body: z.object({
    leadId: z.uuid('This is not a known id.'),
    digest: z
      .string('Send the digest that was shown.')
      .check(z.regex(/^[0-9a-f]{64}$/, 'This digest is not ours.')),
    addressId: visitAddress,
  }),
  response: quoteThread,
  errors: [
    leadErrors.lead_not_found,
    leadErrors.lead_moved_on,
    e.quote_superseded,
    e.quote_signed_already,
    ...visitAddressErrors,
  ],
  touches: ['lead', 'rfq'],
});
