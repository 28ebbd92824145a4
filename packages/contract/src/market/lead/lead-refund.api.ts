/** Credits of leads that come back: claims of partners, and their decision in the back office. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { sentence, whole } from '../../kernel/schema.ts';
import { reason } from '../../office/backoffice/reason.model.ts';
import { leadErrors } from './lead.noun.ts';
import { leadRefundErrors as e, leadRefundStatuses } from './lead-refund.noun.ts';
import { leadClaimReasons, leadRefund } from './lead-refund.model.ts';

const tag = 'Quotations';
const own = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'booking.view',
  scope: 'leads of the own organisation',
} as const;
const leadId = z.uuid('This is not a known id.');
const mostWords = 1000;

export const leadRefundsQuery = z.object({ ...countedPageQuery });

export const listLeadRefunds = endpoint('GET /leads', {
  summary: 'Credits of own leads that came back or are claimed, the newest first',
  tag,
  authz: own,
  query: leadRefundsQuery,
  response: countedPageOf(leadRefund),
});

export const claimLead = endpoint('POST /leads', {
  summary: 'Claim the credits of an unlocked lead because its contact is wrong',
  tag,
  authz: { ...own, permission: 'booking.update' },
  unconfirmed: 'only-adds',
  status: 201,
  body: z.object({
    leadId,
    reason: z.enum(leadClaimReasons, 'Choose a reason.'),
    words: sentence(mostWords, 'What was tried, and what came of it.'),
  }),
  response: leadRefund,
  errors: [leadErrors.lead_not_found, e.lead_claim_late, e.lead_claim_made, e.lead_claim_locked],
  touches: ['quote', 'rfq'],
});

/** Of a claim that no one has decided yet. */
export const changeLeadClaim = endpoint('PATCH /leads', {
  summary: 'Say better what is wrong with the contact of a claimed lead, or take the claim back',
  tag,
  authz: { ...own, permission: 'booking.update' },
  unconfirmed: 'nothing-to-agree',
  body: z
    .object({
      leadId,
      takeBack: z._default(z.boolean('Choose true or false.'), false),
      reason: z.optional(z.enum(leadClaimReasons, 'Choose a reason.')),
      words: z.optional(sentence(mostWords, 'What was tried, and what came of it.')),
    })
    .check(
      z.refine((claim) => claim.takeBack || (claim.reason !== undefined && claim.words !== undefined), {
        error: 'Enter what is wrong, or withdraw the claim.',
        path: ['words'],
      }),
    ),
  response: leadRefund,
  errors: [e.lead_refund_not_found, e.lead_refund_moved_on],
  touches: ['quote', 'rfq'],
});

const office = { who: 'roles', roles: ['Admin'], scope: 'all leads' } as const;

export const officeLeadClaim = z.extend(leadRefund, {
  companyName: z.string(),
  version: z.int(),
  can: z.object({ decide: z.boolean() }),
});
export type OfficeLeadClaim = z.output<typeof officeLeadClaim>;

export const officeLeadClaimsQuery = z.object({
  ...countedPageQuery,
  status: z.optional(z.enum(leadRefundStatuses, 'This status is not known.')),
});

export const listLeadClaims = endpoint('GET /backoffice/lead_claims', {
  summary: 'Claims of partners for credits of leads, the newest first',
  tag: 'Back office',
  authz: office,
  query: officeLeadClaimsQuery,
  response: countedPageOf(officeLeadClaim),
});

export const decideLeadClaim = endpoint('POST /backoffice/lead_claims/{leadId}/decision', {
  summary: 'Give the credits back, or refuse the claim; the partner reads why',
  tag: 'Back office',
  authz: office,
  params: z.object({ leadId }),
  unconfirmed: 'carries-version',
  body: z.object({
    approve: z.boolean('Choose true or false.'),
    why: reason,
    version: whole(1, 1_000_000, 'As it was seen.'),
  }),
  response: officeLeadClaim,
  errors: [e.lead_refund_not_found, e.lead_refund_moved_on, kernelErrors.stale_state],
});
