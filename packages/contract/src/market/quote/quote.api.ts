/** Quotes of leads: written, sent, read by both sides. Specification section 7, Quotations. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { paise, paiseBetween, text, whole } from '../../kernel/schema.ts';
import { templateErrors } from '../../files/template/template.noun.ts';
import { leadErrors } from '../lead/lead.noun.ts';
import { quotationFileErrors, rfqErrors } from '../rfq/rfq.noun.ts';
import { quoteErrors as e } from './quote.noun.ts';
import { comparison } from './comparison.model.ts';
import {
  quoteContent,
  quoteDraft,
  quoteDraftContent,
  quoteLimits,
  quoteThread,
  quoteVersion,
  refusalReasons,
} from './quote.model.ts';
import { chosenAlternatives } from './line-group.model.ts';
import { linePlaces } from './line-places.ts';
import { visitAddress, visitAddressErrors } from './visit-address.ts';

const tag = 'Quotations';

/** What these change besides their own noun. */
const touches = ['lead', 'rfq'] as const;
const id = z.uuid('This is not a known id.');
const partner = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'booking.update',
  scope: 'leads of the own organisation',
} as const;
const customer = { who: 'roles', roles: ['Buyer'], scope: 'own requests' } as const;
const sides = {
  who: 'roles',
  roles: ['Buyer', 'Service Partner', 'subUser'],
  permission: 'booking.view',
  scope: 'own requests; for a partner, leads of the own organisation',
} as const;
const deciding = { ...sides, permission: 'booking.update' } as const;
const exactVersion = { leadId: id, quoteId: id.check(z.describe('The version that was read.')) };
const perMinute = 20;

export const getQuoteThread = endpoint('GET /qoutations/quotes', {
  summary: 'All that was offered for one lead, with the newest version whole',
  tag,
  authz: sides,
  query: z.object({ leadId: id }),
  response: quoteThread,
  errors: [leadErrors.lead_not_found],
  spoken: true,
});

export const getQuoteVersion = endpoint('GET /qoutations/quotes/version', {
  summary: 'One version, and what it changed on the version before it',
  tag,
  authz: sides,
  query: z.object({ quoteId: id }),
  response: quoteVersion,
  errors: [e.quote_not_found],
});

export const getQuotePaper = endpoint('GET /qoutations/document', {
  summary: 'One version as PDF in the partner’s name, with both confirmations once it is agreed',
  tag,
  authz: sides,
  query: z.object({ quoteId: id, lang: z.optional(z.enum(['en', 'hi'], 'Choose en or hi.')) }),
  produces: 'application/pdf',
  perMinute,
  errors: [e.quote_not_found],
});

export const getQuoteDraft = endpoint('GET /qoutations/price', {
  summary: 'What is being written for a lead; else what to start from',
  tag,
  authz: partner,
  query: z.object({ leadId: id }),
  response: quoteDraft,
  errors: [leadErrors.lead_not_found],
});

export const updatePrice = endpoint('PATCH /qoutations/update_Price', {
  summary: 'Save what is being written; answers what it comes to with GST',
  tag,
  authz: partner,
  unconfirmed: 'carries-version',
  body: z.object({
    leadId: id,
    version: whole(0, 1_000_000, 'Of the draft as it was read.'),
    content: quoteDraftContent,
  }),
  response: quoteDraft,
  errors: [
    leadErrors.lead_not_found,
    leadErrors.lead_moved_on,
    e.quote_draft_changed,
    e.quote_service_unknown,
    e.quote_gst_ended,
    quotationFileErrors.quotation_file_gone,
  ],
});

export const sendQuote = endpoint('PATCH /qoutations/document', {
  summary: 'Send a version to the customer; it supersedes the one before',
  tag,
  authz: partner,
  unconfirmed: 'carries-version',
  perMinute,
  body: z.object({
    leadId: id,
    newestVersion: whole(0, 100, 'Of what was sent for this lead, as it was read.'),
    total: paise('What the screen showed that it comes to.'),
    content: quoteContent,
  }),
  response: quoteThread,
  errors: [
    leadErrors.lead_not_found,
    leadErrors.lead_moved_on,
    e.quote_superseded,
    e.quote_total_differs,
    e.quote_payments_too_large,
    e.quote_service_unknown,
    e.quote_gst_ended,
    e.quote_visit_past,
    e.quote_version_limit,
    quotationFileErrors.quotation_file_gone,
    templateErrors.paper_has_problems,
    templateErrors.template_changed,
  ],
  touches,
});

export const acceptQuote = endpoint('PATCH /qoutations/accept', {
  summary: 'Accept exactly this version: the partner’s quote, or, as its partner, a counter-offer',
  asksTerms: true,
  tag,
  authz: deciding,
  unconfirmed: 'carries-version',
  body: z.object({
    ...exactVersion,
    addressId: visitAddress,
    choice: z
      .optional(
        z.object({
          lines: linePlaces,
          alternatives: chosenAlternatives,
          total: paise('What the screen showed that it comes to with these lines.'),
        }),
      )
      .check(
        z.describe('The optional lines and alternatives that the customer wants; left out: none to choose.'),
      ),
  }),
  response: quoteThread,
  errors: [
    leadErrors.lead_not_found,
    leadErrors.lead_moved_on,
    e.quote_superseded,
    e.quote_expired,
    e.quote_own_version,
    e.quote_other_accepted,
    e.quote_other_waits,
    e.quote_line_awarded,
    e.quote_choice_missing,
    e.quote_choice_differs,
    e.quote_lines_unknown,
    ...visitAddressErrors,
  ],
  touches,
});

/** What a customer would pay: in total, or for single lines. */
export const counterBody = z
  .object({
    ...exactVersion,
    total: z.optional(
      paiseBetween(100, quoteLimits.total, 'What all of it should cost with tax, in paise; whole rupees.'),
    ),
    unitPrices: z.optional(
      z
        .array(paiseBetween(0, quoteLimits.unitPrice, 'Of one unit before tax, in paise.'))
        .check(z.maxLength(quoteLimits.lines, `At most ${quoteLimits.lines} lines.`)),
    ),
    lines: z
      .optional(linePlaces)
      .check(z.describe('Optional lines that the offer counts in; the others are left out of it.')),
    alternatives: chosenAlternatives,
    message: text(1_000, 'Why, or what would have to change.'),
  })
  .check(
    z.refine(({ total, unitPrices }) => (total === undefined) !== (unitPrices === undefined), {
      error: 'Enter a total, or prices of lines.',
      path: ['total'],
    }),
    z.refine(({ total }) => total === undefined || total % 100 === 0, {
      error: 'Enter whole rupees.',
      path: ['total'],
    }),
  );

export const counterQuote = endpoint('PATCH /qoutations/counter', {
  summary: 'Offer less: in total, or for single lines',
  tag,
  authz: customer,
  unconfirmed: 'carries-version',
  perMinute,
  body: counterBody,
  response: quoteThread,
  errors: [
    leadErrors.lead_not_found,
    leadErrors.lead_moved_on,
    e.quote_superseded,
    e.quote_expired,
    e.quote_counter_not_lower,
    e.quote_counter_below_payments,
    e.quote_counter_lines_differ,
    e.quote_choice_missing,
    e.quote_lines_unknown,
    e.quote_own_version,
    e.quote_version_limit,
  ],
  touches,
});

export const refuseQuote = endpoint('PATCH /qoutations/feedback', {
  summary: 'Refuse a quote and say why; its partner reads the reason',
  tag,
  authz: customer,
  unconfirmed: 'carries-version',
  body: z.object({
    ...exactVersion,
    reason: z.enum(refusalReasons, 'Choose a reason.'),
    words: z.optional(text(500)),
  }),
  response: quoteThread,
  errors: [leadErrors.lead_not_found, leadErrors.lead_moved_on, e.quote_superseded],
  touches,
});

export const compareQuotes = endpoint('GET /qoutations/compare', {
  summary: 'The newest offers for an own request beside each other',
  tag,
  authz: customer,
  query: z.object({ rfqId: id }),
  response: comparison,
  errors: [rfqErrors.rfq_not_found],
  spoken: true,
});
