/** Optional lines and alternatives of a quote: what it comes to with those that a customer chooses, before it is accepted. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { leadErrors } from '../lead/lead.noun.ts';
import { chosenAlternatives } from './line-group.model.ts';
import { linePlaces } from './line-places.ts';
import { quoteErrors as e } from './quote.noun.ts';
import { quotePrice } from './quote.model.ts';

const id = z.uuid('This is not a known id.');

export const priceChoice = endpoint('POST /qoutations/accept/price', {
  summary:
    'What a quote comes to with GST and payments, with the optional lines and alternatives that are chosen',
  tag: 'Quotations',
  authz: { who: 'roles', roles: ['Buyer'], scope: 'own requests' },
  unconfirmed: 'only-reads',
  perMinute: 60,
  body: z.object({ leadId: id, quoteId: id, lines: linePlaces, alternatives: chosenAlternatives }),
  response: quotePrice,
  errors: [leadErrors.lead_not_found, e.quote_superseded, e.quote_choice_missing, e.quote_lines_unknown],
});
