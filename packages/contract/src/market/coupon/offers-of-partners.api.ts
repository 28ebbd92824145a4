/** What a customer reads of the offers of partners before one is chosen. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { text } from '../../kernel/schema.ts';
import { catalogErrors } from '../catalog/catalog.noun.ts';
import { locationQuery } from '../catalog/catalog.model.ts';
import { offer } from './coupon.model.ts';

/** The terms alone: what it takes off hangs on the answers and the number, and the checkout says it. */
export const offerOfPartner = z.object({
  organisationId: z.uuid(),
  ...z.omit(offer, { discount: true, trouble: true }).shape,
  automatic: z.boolean().check(z.describe('It counts without a code.')),
});
export type OfferOfPartner = z.output<typeof offerOfPartner>;

export const listOffersOfPartners = endpoint('GET /service/offersOfPartners', {
  summary:
    'The offer of each of these partners that counts for a service here; one without a code goes first, then the newest',
  tag: 'Booking',
  authz: { who: 'anyone' },
  location: true,
  query: z.object({
    ...locationQuery,
    serviceId: text(80),
    organisationIds: text(800, 'Ids of at most twenty partners joined by commas.'),
  }),
  response: z.object({ items: z.array(offerOfPartner) }),
  errors: [catalogErrors.service_not_found],
});
