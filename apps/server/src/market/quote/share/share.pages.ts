import { alternativeName } from '@nukkad/contract/market/quote/line-group.model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { maskContacts } from '@nukkad/contract/kernel/contact-details/contact-details';
import { html } from '../../../platform/http/plain/html.ts';
import {
  type Frame,
  frameOf,
  plainPage,
  sendHtml,
  servePlainFonts,
} from '../../../platform/http/plain/plain-page.ts';
import { inRupees, momentOf } from '../../../platform/spoken.rules.ts';
import type { QuoteDependencies } from '../quote.interface.ts';
import { type QuoteRow, findQuote } from '../quote.store.ts';
import { estimateCodes } from './share-estimate.ts';
import { findShare } from './share.store.ts';

const fontsAt = '/estimate/fonts';

const words = {
  en: {
    title: 'Estimate',
    by: 'From',
    subtotal: 'Work',
    discount: 'Discount',
    tax: 'GST',
    total: 'Total',
    optional: 'optional',
    withoutOptions: 'Total without optional lines',
    withOptions: 'Total with all optional lines',
    from: 'Total from',
    atMost: 'Total at most',
    payments: 'Payments',
    terms: 'Terms',
    warranty: 'Warranty in months',
    validUntil: 'Price valid until',
    note: 'This link shows the price only. To talk about it, ask the person who sent it.',
    expired: ['This link has expired', 'Ask the person who sent it for a new one.'],
    unknown: ['This link doesn’t work', 'Check that you copied the whole link, or ask for a new one.'],
  },
  hi: {
    title: 'अनुमान',
    by: 'किसका',
    subtotal: 'काम',
    discount: 'छूट',
    tax: 'GST',
    total: 'कुल',
    optional: 'वैकल्पिक',
    withoutOptions: 'वैकल्पिक लाइनों के बिना कुल',
    withOptions: 'सभी वैकल्पिक लाइनों के साथ कुल',
    from: 'कुल, कम से कम',
    atMost: 'कुल, ज़्यादा से ज़्यादा',
    payments: 'भुगतान',
    terms: 'शर्तें',
    warranty: 'वारंटी, महीनों में',
    validUntil: 'दाम इस दिन तक मान्य',
    note: 'यह लिंक सिर्फ़ दाम दिखाता है। बात करने के लिए उनसे पूछें जिन्होंने इसे भेजा।',
    expired: ['इस लिंक का समय बीत गया', 'जिसने भेजा था, उनसे नया लिंक माँगें।'],
    unknown: ['यह लिंक काम नहीं करता', 'देखें कि पूरा लिंक कॉपी हुआ है, या नया लिंक माँगें।'],
  },
} as const;

type Closed = 'expired' | 'unknown';

async function opened(
  { platform: { db, clock, config } }: QuoteDependencies,
  code: string,
): Promise<QuoteRow | Closed> {
  const shareId = estimateCodes.shareOf(config.secret, code);
  const share = shareId && (await findShare(db, shareId));
  const quote = share && (await findQuote(db, share.quoteId));
  if (!share || !quote) return 'unknown';
  return share.expiresAt <= clock.now() ? 'expired' : quote;
}

/** 410: it was there; 404: it never was. */
function sendClosed(frame: Frame, reply: FastifyReply, why: Closed) {
  const {
    title,
    [why]: [what, next],
  } = words[frame.lang];
  const main = html`<main><section class="card"><h1>${what}</h1><p>${next}</p></section></main>`;
  return sendHtml(reply, why === 'unknown' ? 404 : 410, plainPage(frame, { title, main, fontsAt }));
}

const row = (term: string, value: string, isStrong = false) =>
  isStrong
    ? html`<tr><th scope="row">${term}</th><td><strong>${value}</strong></td></tr>`
    : html`<tr><th scope="row">${term}</th><td>${value}</td></tr>`;

/** The total; where something is to be chosen, the least and the most that it comes to. */
function totalsOf(
  said: (typeof words)['en' | 'hi'],
  { total, withOptions, alternatives }: QuoteRow['price'],
) {
  if (withOptions === undefined) return row(said.total, inRupees(total), true);
  const [least, most] = alternatives ? [said.from, said.atMost] : [said.withoutOptions, said.withOptions];
  return html`${row(least, inRupees(total), true)}${row(most, inRupees(withOptions))}`;
}

/** Work and price of one version: of the customer nothing, of the partner its name. Numbers and addresses in words are hidden. */
function estimateOf({ lang }: Frame, { title, content, price, validUntil }: QuoteRow, companyName: string) {
  const said = words[lang];
  const lines = content.lines.map((line, index) => {
    const of = alternativeName(content, line);
    const parts = [
      maskContacts(line.name),
      `${line.quantity} ${line.unit}`,
      ...(of === undefined ? [] : [maskContacts(of)]),
      ...(line.isOptional ? [said.optional] : []),
    ];
    return row(parts.join(' · '), inRupees(price.lines[index]?.amount ?? 0));
  });
  const totals = totalsOf(said, price);
  const payments = price.milestones.map((one) => row(maskContacts(one.title), inRupees(one.amount)));
  return html`<main><section class="card"><p>${said.title}</p><h1>${maskContacts(title)}</h1>
<p>${said.by} <strong translate="no">${companyName}</strong></p>
<table>${lines}${price.discount > 0 ? row(said.discount, `−${inRupees(price.discount)}`) : html``}
${row(said.tax, inRupees(price.tax))}${totals}</table></section>
<section class="card"><h2>${said.payments}</h2><table>${payments}</table></section>
<section class="card"><h2>${said.terms}</h2><table>${row(said.validUntil, momentOf(validUntil)[lang])}
${row(said.warranty, String(content.warrantyMonths))}</table>
${content.terms ? html`<p>${maskContacts(content.terms)}</p>` : html``}</section><p>${said.note}</p></main>`;
}

interface Asked {
  readonly Params: { readonly code: string };
}

async function showEstimate(deps: QuoteDependencies, request: FastifyRequest<Asked>, reply: FastifyReply) {
  const { config, db } = deps.platform;
  const frame = frameOf(config.BRAND_NAME, request, reply);
  void reply.header('referrer-policy', 'no-referrer');
  const quote = await opened(deps, request.params.code);
  if (typeof quote === 'string') return sendClosed(frame, reply, quote);
  const found = await deps.partner.getOrganisations(db, [quote.organisationId]);
  const companyName = found.get(quote.organisationId)?.companyName ?? '';
  const main = estimateOf(frame, quote, companyName);
  return sendHtml(reply, 200, plainPage(frame, { title: words[frame.lang].title, main, fontsAt }));
}

export async function mountEstimatePages(app: FastifyInstance, deps: QuoteDependencies): Promise<void> {
  await app.register(async (scope) => {
    scope.get<Asked>('/estimate/shared/:code', (request, reply) => showEstimate(deps, request, reply));
    servePlainFonts(scope, fontsAt);
  });
}
