/** A partner as customers see it: specification section 7 (professional details). */
import * as z from 'zod/mini';
import { knownProfessional } from '../../identity/partner/known-professional.ts';
import { partnerErrors } from '../../identity/partner/partner.noun.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant } from '../../kernel/schema.ts';
import { rating } from './review.model.ts';

export const partnerPage = z.object({
  organisationId: z.uuid(),
  companyName: z.string(),
  cityName: z.string(),
  since: instant('When it came.'),
  jobsDone: z.int(),
  isGstRegistered: z.boolean(),
  rating,
  professionals: z.array(knownProfessional).check(z.describe('Those with the most finished jobs.')),
  services: z
    .array(z.object({ serviceId: z.string(), name: z.string() }))
    .check(z.describe('What it offers, in the order of the catalogue.')),
});
export type PartnerPage = z.output<typeof partnerPage>;

export const getProfessionalDetails = endpoint('GET /service/professionalDetails', {
  summary: 'A partner that works now: its stars, people and services; its reviews are read by GET /reviews',
  tag: 'Reviews',
  authz: { who: 'anyone' },
  query: z.object({ organisationId: z.uuid('This is not a known id.') }),
  response: partnerPage,
  errors: [partnerErrors.partner_not_found],
});
