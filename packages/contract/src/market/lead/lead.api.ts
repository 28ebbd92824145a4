/** Requests for quotations, as partners read and answer them: specification section 7, Quotations. */
import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import { declineReasons, lead, type Lead, leadCard, leadTabs } from './lead.model.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { leadErrors as e } from './lead.noun.ts';
import { previewFirst, type PreviewFirst } from '../../preview-call.ts';

// What is seen when a partner unlocks a lead. See docs/confirmations.md.

export const confirmsUnlock = confirmation('unlock', { priceCredits: 'count', creditBalance: 'count' });

export const seenOfUnlock = ({
  priceCredits,
  balance,
}: Pick<Lead, 'priceCredits' | 'balance'>): Seen<typeof confirmsUnlock> => ({
  priceCredits,
  creditBalance: balance,
});

const tag = 'Quotations';
const reading = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'booking.view',
  scope: 'leads of the own organisation',
} as const;
const leadId = z.uuid('This is not a known id.');

/** What a partner's leads may be looked for by. */
export const leadsQuery = z.object({
  ...countedPageQuery,
  tab: z._default(z.enum(leadTabs, 'Choose one of the list.'), 'fresh'),
});

export const listLeads = endpoint('GET /qoutations/leads', {
  summary: 'Requests that the own organisation was told of, the newest first',
  tag,
  authz: reading,
  query: leadsQuery,
  response: countedPageOf(leadCard),
  spoken: true,
});

export const getLead = endpoint('GET /qoutations/detail', {
  summary: 'One of them with its words; who asked is shown once it is unlocked',
  tag,
  authz: reading,
  query: z.object({ leadId }),
  response: lead,
  errors: [e.lead_not_found],
  spoken: true,
});

export const answerLead = endpoint('PATCH /qoutations/interested', {
  summary: 'Say that the own organisation is interested, which the customer is told, or that it is not',
  tag,
  authz: { ...reading, permission: 'booking.update' },
  unconfirmed: 'nothing-to-agree',
  body: z
    .object({
      leadId,
      interested: z.boolean('Choose true or false.'),
      reason: z.optional(z.enum(declineReasons, 'Choose a reason.')),
    })
    .check(
      z.refine(({ interested, reason }) => interested || reason !== undefined, {
        error: 'Choose a reason.',
        path: ['reason'],
      }),
    ),
  response: lead,
  errors: [e.lead_not_found, e.lead_moved_on, e.lead_work_paused, e.lead_answered],
  touches: ['quote', 'rfq'],
});

export const unlockLead = endpoint('POST /qoutations/unlock', {
  summary: 'Pay for a request in credits, while it has a place left, and see the contact of its customer',
  tag,
  authz: { ...reading, permission: 'booking.update' },
  confirms: confirmsUnlock,
  idempotency: 'required',
  body: z.object({ leadId, seen: confirmsUnlock.schema }),
  response: lead,
  errors: [
    e.lead_not_found,
    e.lead_moved_on,
    e.lead_work_paused,
    e.lead_places_gone,
    e.lead_credits_short,
    kernelErrors.confirmation_differs,
  ],
  touches: ['quote', 'rfq'],
});

export const leadPreviews: readonly PreviewFirst[] = [
  previewFirst(unlockLead, async (look, asked) =>
    seenOfUnlock(await look(getLead, { query: { leadId: asked.body.leadId } })),
  ),
];
