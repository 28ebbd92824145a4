/** A price that is passed on to people who do not sign in: specification section 7, estimation share. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant, whole } from '../../kernel/schema.ts';
import { shareDays } from '../../files/share/share.model.ts';
import { shareErrors } from '../../files/share/share.noun.ts';
import { quoteErrors as e } from './quote.noun.ts';

export const shareEstimate = endpoint('POST /service/estimation/share', {
  summary:
    'A link to one version of a quote: work and price, no contact data; it opens without signing in until it expires',
  tag: 'Quotations',
  authz: {
    who: 'roles',
    roles: ['Buyer', 'Service Partner', 'subUser'],
    permission: 'booking.view',
    scope: 'own requests; for a partner, leads of the own organisation',
  },
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'optional',
  perMinute: 6,
  body: z.object({
    quoteId: z.uuid('This is not a known id.'),
    days: z._default(whole(1, shareDays.most, 'For how many days it opens.'), shareDays.usual),
  }),
  response: z.object({
    url: z.string(),
    expiresAt: instant(),
    message: z.string().check(z.describe('To pass on, with the address in it.')),
  }),
  errors: [e.quote_not_found, shareErrors.shares_full],
  touches: 'nothing',
});
