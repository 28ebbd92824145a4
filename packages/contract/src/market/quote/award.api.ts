/** Awarding by parts: lines of one request to several partners, each of which accepts its own. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { paise, whole } from '../../kernel/schema.ts';
import { leadErrors } from '../lead/lead.noun.ts';
import { rfqErrors } from '../rfq/rfq.noun.ts';
import { quoteErrors as e } from './quote.noun.ts';
import { comparison } from './comparison.model.ts';
import { isOnce, linePlaces } from './line-places.ts';
import { quotePrice } from './quote.model.ts';

const tag = 'Quotations';
const customer = { who: 'roles', roles: ['Buyer'], scope: 'own requests' } as const;
const id = z.uuid('This is not a known id.');
const perMinute = 60;
const mostParts = 20;

const partShape = {
  leadId: id,
  quoteId: id.check(z.describe('The exact version whose lines these are.')),
  newestVersion: whole(1, 100, 'Of what was sent for this lead, as it was read.'),
  lines: linePlaces.check(z.minLength(1, 'Choose a line.')),
};

const partsOf = <Part extends z.core.$ZodType<{ readonly leadId: string }>>(part: Part) =>
  z.array(part).check(
    z.minLength(1, 'Choose a line.'),
    z.maxLength(mostParts, `At most ${mostParts} partners.`),
    z.refine((parts) => isOnce(parts.map(({ leadId }) => leadId)), 'Name each partner once.'),
  );

const refusals = [
  rfqErrors.rfq_not_found,
  leadErrors.lead_not_found,
  e.quote_superseded,
  e.quote_expired,
  e.quote_own_version,
  e.quote_lines_unknown,
  e.quote_lines_worthless,
  e.quote_alternatives_both,
  e.quote_payments_too_large,
] as const;

/** What a partner would get, reckoned as its own quotes are. */
export const pricedPart = z.object({
  leadId: z.uuid(),
  companyName: z.string(),
  lineNames: z.array(z.string()),
  price: quotePrice,
});
export type PricedPart = z.output<typeof pricedPart>;

export const priceAward = endpoint('POST /qoutations/award/price', {
  summary: 'What each partner’s lines come to with GST, discount and payments, before they are awarded',
  tag,
  authz: customer,
  unconfirmed: 'only-reads',
  perMinute,
  body: z.object({ rfqId: id, parts: partsOf(z.object(partShape)) }),
  response: z.object({ parts: z.array(pricedPart), total: paise('Of all parts.') }),
  errors: [...refusals],
});

export const awardParts = endpoint('POST /qoutations/award', {
  summary: 'Give lines of a request to one or more partners; each accepts a version of its lines alone',
  asksTerms: true,
  tag,
  authz: customer,
  unconfirmed: 'carries-version',
  perMinute,
  body: z.object({
    rfqId: id,
    parts: partsOf(z.object({ ...partShape, total: paise('What the screen showed that they come to.') })),
  }),
  response: comparison,
  errors: [
    ...refusals,
    rfqErrors.rfq_moved_on,
    leadErrors.lead_moved_on,
    e.quote_line_awarded,
    e.quote_total_differs,
    e.quote_accepted_whole,
    e.quote_version_limit,
  ],
  touches: ['lead', 'rfq'],
});

export const finishAward = endpoint('PATCH /qoutations/award', {
  summary: 'Close a request of which partners have agreed on lines; the other partners are told',
  tag,
  authz: customer,
  unconfirmed: 'carries-version',
  body: z.object({ rfqId: id, version: whole(1, 1_000_000, 'Of the request, as it was seen.') }),
  response: comparison,
  errors: [
    rfqErrors.rfq_not_found,
    rfqErrors.rfq_moved_on,
    e.award_nothing_agreed,
    e.award_waits,
    kernelErrors.stale_state,
  ],
  touches: ['lead', 'rfq'],
});
