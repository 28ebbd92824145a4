/** Requests for quotations in the back office: those that no one takes, and telling more partners by hand. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { flagParam, instant, optionalText, whole } from '../../kernel/schema.ts';
import { reason } from '../../office/backoffice/reason.model.ts';
import { rfqErrors as e, rfqStatuses } from './rfq.noun.ts';

const tag = 'Back office';
const authz = { who: 'roles', roles: ['Admin'], scope: 'all requests for quotations' } as const;
const params = z.object({ rfqId: z.uuid('This is not a known id.') });
const mostAtOnce = 20;

/** A request as operators read it: the work and the place, never the customer’s words or number. */
export const officeRfq = z.object({
  rfqId: z.uuid(),
  rfqNumber: z.string(),
  title: z.string(),
  categoryName: z.string(),
  area: z.string(),
  status: z.enum(rfqStatuses),
  told: z.int(),
  interested: z.int(),
  unlocked: z.int(),
  places: z.int(),
  forwards: z.int().check(z.describe('How often more partners were told.')),
  createdAt: instant(),
  closesAt: instant(),
  version: z.int(),
  can: z.object({ forward: z.boolean() }),
});
export type OfficeRfq = z.output<typeof officeRfq>;

export const officeRfqsQuery = z.object({
  ...countedPageQuery,
  q: optionalText(40, 'The beginning of a number, or any part of it from four letters and digits.'),
  untaken: z.optional(flagParam('Open, and no partner has unlocked it.')),
});

export const listOfficeRfqs = endpoint('GET /backoffice/rfqs', {
  summary: 'Requests for quotations, the newest first',
  tag,
  authz,
  query: officeRfqsQuery,
  response: countedPageOf(officeRfq),
});

export const rfqCandidate = z.object({
  organisationId: z.uuid(),
  companyName: z.string(),
  distanceMetres: z.int(),
  rating: z.nullable(z.number()),
});
export type RfqCandidate = z.output<typeof rfqCandidate>;

export const listRfqCandidates = endpoint('GET /backoffice/rfqs/{rfqId}/candidates', {
  summary: 'Partners near the place who do this work and were not told, the nearest first; at most 50',
  tag,
  authz,
  params,
  response: z.object({ items: z.array(rfqCandidate) }),
  errors: [e.rfq_not_found],
});

export const forwardRfq = endpoint('POST /backoffice/rfqs/{rfqId}/forward', {
  summary: 'Tell more partners of a request, and give it more days',
  tag,
  authz,
  params,
  unconfirmed: 'carries-version',
  body: z.object({
    organisationIds: z
      .array(z.uuid('This is not a known id.'))
      .check(z.minLength(1, 'Choose a partner.'), z.maxLength(mostAtOnce, `Choose at most ${mostAtOnce}.`)),
    why: reason,
    version: whole(1, 1_000_000, 'As it was seen.'),
  }),
  response: officeRfq,
  errors: [e.rfq_not_found, e.rfq_moved_on, e.rfq_partner_not_there, kernelErrors.stale_state],
});
