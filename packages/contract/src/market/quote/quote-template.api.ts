/** Quotes that a partner starts from: own templates, and what was sent before. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { instant, paise, text, removed } from '../../kernel/schema.ts';
import { quoteErrors as e } from './quote.noun.ts';
import { quoteStartContent, quoteTemplate } from './quote.model.ts';

const tag = 'Quotations';
const own = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'booking.update',
  scope: 'of the own organisation',
} as const;

export const listQuoteTemplates = endpoint('GET /qoutations/templates', {
  summary: 'Own templates, the newest first',
  tag,
  authz: own,
  query: z.object(pageQuery),
  response: pageOf(quoteTemplate),
  spoken: true,
});

export const templateBody = z.object({
  name: text(80, 'What the own team calls it.'),
  content: quoteStartContent,
});

export const saveQuoteTemplate = endpoint('POST /qoutations/templates', {
  summary: 'Keep what is written as a template',
  tag,
  authz: own,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: templateBody,
  response: quoteTemplate,
  errors: [e.quote_template_name_taken, e.quote_template_limit],
});

export const removeQuoteTemplate = endpoint('DELETE /qoutations/templates/{templateId}', {
  summary: 'Remove a template; quotes that were made of it stay',
  tag,
  authz: own,
  unconfirmed: 'removes-named',
  params: z.object({ templateId: z.uuid('This is not a known id.') }),
  response: removed,
  errors: [e.quote_not_found],
});

/** Of a list: a quote that can be started from. */
export const sentQuote = z.object({
  quoteId: z.uuid(),
  title: z.string(),
  area: z.string(),
  total: paise(),
  createdAt: instant(),
  content: quoteStartContent,
});

export const listSentQuotes = endpoint('GET /qoutations/quotes/sent', {
  summary: 'What the own organisation quoted before, the newest first',
  tag,
  authz: own,
  query: z.object(pageQuery),
  response: pageOf(sentQuote),
  spoken: true,
});
