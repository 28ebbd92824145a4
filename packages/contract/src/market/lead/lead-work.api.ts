/** What partner and customer do about an unlocked lead before there is a quote. */
import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import { lead, type Lead } from './lead.model.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { text } from '../../kernel/schema.ts';
import { leadErrors as e } from './lead.noun.ts';
import { rfqErrors } from '../rfq/rfq.noun.ts';
import { rfq } from '../rfq/rfq.model.ts';
import { previewFirst, type PreviewFirst } from '../../preview-call.ts';
import { getLead } from './lead.api.ts';

// What is seen when a partner asks or withdraws. See docs/confirmations.md.

export const confirmsLeadAction = confirmation('lead_action', { leadStatus: 'choice' });

export const seenOfLeadAction = ({ status }: Pick<Lead, 'status'>): Seen<typeof confirmsLeadAction> => ({
  leadStatus: status,
});

const tag = 'Quotations';
const partner = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'booking.update',
  scope: 'leads of the own organisation',
} as const;
const customer = { who: 'roles', roles: ['Buyer'], scope: 'own requests' } as const;
const leadId = z.uuid('This is not a known id.');
const rfqId = z.uuid('This is not a known id.');
const most = { question: 1000, answer: 2000 } as const;

export const acceptWork = endpoint('PATCH /qoutations/accept_by_partner', {
  summary: 'Say that the own organisation takes the work up and will send a quote; the customer is told',
  tag,
  authz: partner,
  unconfirmed: 'nothing-to-agree',
  body: z.object({ leadId }),
  response: lead,
  errors: [e.lead_not_found, e.lead_moved_on],
  touches: ['quote', 'rfq'],
});

export const actOnLead = endpoint('PATCH /leads/partnerAction', {
  summary:
    'Ask the customer for details, or withdraw from an unlocked lead; withdrawing gives no credits back',
  tag,
  authz: partner,
  confirms: confirmsLeadAction,
  body: z
    .object({
      leadId,
      action: z.enum(['ask', 'withdraw'], 'Choose one of the list.'),
      question: z.optional(text(most.question, 'What the partner needs to know.')),
      seen: confirmsLeadAction.schema,
    })
    .check(
      z.refine(({ action, question }) => action !== 'ask' || question !== undefined, {
        error: 'Write your question.',
        path: ['question'],
      }),
    ),
  response: lead,
  errors: [e.lead_not_found, e.lead_moved_on, kernelErrors.confirmation_differs],
  touches: ['quote', 'rfq'],
});

/** What a customer answers. */
export const questionAnswer = z.object({ leadId, answer: text(most.answer, 'In own words.') });

export const answerQuestion = endpoint('PATCH /qoutations/user/update', {
  summary: 'Answer what a partner asked about an own request',
  tag,
  authz: customer,
  unconfirmed: 'only-adds',
  body: questionAnswer,
  response: rfq,
  errors: [e.lead_not_found, e.lead_moved_on],
  touches: ['rfq'],
});

export const lookAtPartner = endpoint('PATCH /qoutations/myrfq', {
  summary: 'The customer has opened what a partner sent about an own request',
  tag,
  authz: customer,
  unconfirmed: 'nothing-to-agree',
  body: z.object({ rfqId, leadId }),
  response: z.object({ leadId: z.uuid() }),
  errors: [rfqErrors.rfq_not_found, e.lead_not_found],
});

export const leadWorkPreviews: readonly PreviewFirst[] = [
  previewFirst(actOnLead, async (look, asked) =>
    seenOfLeadAction(await look(getLead, { query: { leadId: asked.body.leadId } })),
  ),
];
