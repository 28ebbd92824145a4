/** Requests for quotations, as their customers make and follow them: specification section 7, Quotations. */
import * as z from 'zod/mini';
import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import {
  changeRfqBody,
  mostRfqPartners,
  newRfqBody,
  rfq,
  type Rfq,
  rfqCancelReasons,
  rfqCard,
  rfqPartner,
  rfqQuestion,
  rfqTabs,
  serviceRfqBody,
} from './rfq.model.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { text } from '../../kernel/schema.ts';
import { catalogErrors } from '../catalog/catalog.noun.ts';
import { locationQuery } from '../catalog/catalog.model.ts';
import { quotationFileErrors, rfqErrors as e } from './rfq.noun.ts';
import { previewFirst, type PreviewFirst } from '../../preview-call.ts';

// What is seen when a customer cancels a request for quotations. See docs/confirmations.md.

export const confirmsRfqCancel = confirmation('rfq_cancel', {
  requestStatus: 'choice',
  partnersUnlocked: 'count',
});

export const seenOfRfqCancel = ({
  status,
  partners,
}: Pick<Rfq, 'status' | 'partners'>): Seen<typeof confirmsRfqCancel> => ({
  requestStatus: status,
  partnersUnlocked: partners.unlocked,
});

const tag = 'Quotations';
const customer = { who: 'roles', roles: ['Buyer'], scope: 'own requests' } as const;
const rfqId = z.uuid('This is not a known id.');
const perMinute = 10;

export const listRfqQuestions = endpoint('GET /qoutations/questions', {
  summary: 'What a request in this category is asked for besides words, place, days and budget',
  tag,
  authz: customer,
  query: z.object({ categoryId: text(40) }),
  response: z.object({ items: z.array(rfqQuestion) }),
  errors: [catalogErrors.category_not_found],
  spoken: true,
});

export const listRfqPartners = endpoint('GET /qoutations/partners', {
  summary: 'Whom a request in this category can name at a place, the nearest first; without a place none',
  tag,
  authz: customer,
  location: true,
  query: z.object({ ...locationQuery, categoryId: text(40), serviceId: z.optional(text(80)) }),
  response: z.object({ items: z.array(rfqPartner).check(z.maxLength(mostRfqPartners)) }),
  spoken: true,
});

export const newRfq = endpoint('POST /qoutations/newqoutations', {
  summary: 'Describe work once, for quotations of up to five chosen partners or the best available',
  asksTerms: true,
  tag,
  authz: customer,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  perMinute,
  body: newRfqBody,
  response: rfq,
  errors: [
    catalogErrors.category_not_found,
    catalogErrors.service_not_found,
    catalogErrors.city_not_found,
    e.rfq_question_unknown,
    e.rfq_partner_not_there,
    e.rfq_not_found,
    e.rfq_not_over,
    e.rfq_limit,
    quotationFileErrors.quotation_file_gone,
  ],
});

export const newServiceRfq = endpoint('POST /service/quotationRequest', {
  summary: 'Ask for quotations of one service of the catalogue, of chosen partners or the best available',
  asksTerms: true,
  tag,
  authz: customer,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  perMinute,
  body: serviceRfqBody,
  response: rfq,
  errors: [
    catalogErrors.service_not_found,
    catalogErrors.city_not_found,
    e.rfq_question_unknown,
    e.rfq_partner_not_there,
    e.rfq_not_found,
    e.rfq_not_over,
    e.rfq_limit,
    quotationFileErrors.quotation_file_gone,
  ],
});

export const changeRfq = endpoint('PATCH /service/quotationRequest', {
  summary: 'Say an own open request better, as long as no partner has unlocked it',
  tag,
  authz: customer,
  unconfirmed: 'carries-version',
  perMinute,
  body: changeRfqBody,
  response: rfq,
  errors: [
    e.rfq_not_found,
    e.rfq_moved_on,
    e.rfq_unlocked,
    e.rfq_files_limit,
    quotationFileErrors.quotation_file_gone,
    kernelErrors.stale_state,
  ],
});

/** What own requests may be looked for by. */
export const myRfqQuery = z.object({
  ...countedPageQuery,
  tab: z._default(z.enum(rfqTabs, 'Choose one of the list.'), 'open'),
});

export const listMyRfqs = endpoint('GET /qoutations/myrfq', {
  summary: 'Own requests for quotations, the newest first',
  tag,
  authz: customer,
  query: myRfqQuery,
  response: countedPageOf(rfqCard),
  spoken: true,
});

export const getMyRfq = endpoint('GET /qoutations/myrfq/detail', {
  summary: 'One own request with what happened',
  tag,
  authz: customer,
  query: z.object({ rfqId }),
  response: rfq,
  errors: [e.rfq_not_found],
  spoken: true,
});

/** Of both sides: a customer’s requests, or the leads of the own organisation. */
export const countRfqTabs = endpoint('GET /qoutations/tab/count', {
  summary: 'How many own requests, or leads of the own organisation, are in each tab; counted up to 1,000',
  tag,
  authz: {
    who: 'roles',
    roles: ['Buyer', 'Service Partner', 'subUser'],
    permission: 'booking.view',
    scope: 'own requests; for a partner, leads of the own organisation',
  },
  response: z.object({
    open: z.int().check(z.describe('Of a partner: new, of interest and unlocked together.')),
    over: z.int(),
    fresh: z.int().check(z.describe('Of a partner: not answered yet; 0 for a customer.')),
    interested: z.int().check(z.describe('Of a partner: it said that it is interested; 0 for a customer.')),
    unlocked: z
      .int()
      .check(z.describe('Of a partner: it sees the contact, and nothing is agreed; 0 for a customer.')),
    won: z.int().check(z.describe('Of a partner: agreed, its work not finished; 0 for a customer.')),
    finished: z.int().check(z.describe('Of a partner: agreed, its work finished; 0 for a customer.')),
  }),
});

export const cancelRfq = endpoint('PATCH /qoutations/cancel', {
  summary: 'Cancel an own request; partners are told',
  tag,
  authz: customer,
  confirms: confirmsRfqCancel,
  body: z.object({
    rfqId,
    reason: z.enum(rfqCancelReasons, 'Choose a reason.'),
    seen: confirmsRfqCancel.schema,
  }),
  response: rfq,
  errors: [e.rfq_not_found, e.rfq_moved_on, e.rfq_part_agreed, kernelErrors.confirmation_differs],
});

export const rfqPreviews: readonly PreviewFirst[] = [
  previewFirst(cancelRfq, async (look, asked) =>
    seenOfRfqCancel(await look(getMyRfq, { query: { rfqId: asked.body.rfqId } })),
  ),
];
