import { alternativeName } from '@nukkad/contract/market/quote/line-group.model';
import { maskContacts } from '@nukkad/contract/kernel/contact-details/contact-details';
import type { Shareable } from '../../../files/share/index.ts';
import { type Html, html } from '../../../platform/http/plain/html.ts';
import { inRupees, momentOf } from '../../../platform/spoken.rules.ts';
import { hasPermission } from '../../../platform/viewer.ts';
import type { QuoteDependencies } from '../quote.interface.ts';
import { type QuoteRow, findQuote } from '../quote.store.ts';

const words = {
  en: {
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
  },
  hi: {
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
  },
} as const;

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

/** Work and price of one version: of the customer nothing. Numbers and addresses in words are hidden. */
function estimateOf(lang: 'en' | 'hi', { content, price, validUntil }: QuoteRow): Html {
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
  return html`<section class="card"><table>${lines}${price.discount > 0 ? row(said.discount, `−${inRupees(price.discount)}`) : html``}
${row(said.tax, inRupees(price.tax))}${totals}</table></section>
<section class="card"><h2>${said.payments}</h2><table>${payments}</table></section>
<section class="card"><h2>${said.terms}</h2><table>${row(said.validUntil, momentOf(validUntil)[lang])}
${row(said.warranty, String(content.warrantyMonths))}</table>
${content.terms ? html`<p>${maskContacts(content.terms)}</p>` : html``}</section><p>${said.note}</p>`;
}

const kind = { en: 'Estimate', hi: 'अनुमान' };

/** By one version of a quote: either side passes it on, and sees the links of its own side alone. */
export const shareableEstimate = ({ partner, rfq: { quotes } }: QuoteDependencies): Shareable => ({
  subject: 'estimate',
  sideOf: async (reader, viewer, quoteId) => {
    const quote = await findQuote(reader, quoteId);
    const found = quote && (await quotes.find(reader, quote.leadId));
    const side = found && quotes.sideOf(viewer, found);
    if (side === 'Buyer') return 'own';
    return side === 'Partner' && hasPermission(viewer, 'booking.view') ? 'organisation' : null;
  },
  show: async (reader, quoteId) => {
    const quote = await findQuote(reader, quoteId);
    if (!quote) return null;
    const { organisationId, title } = quote;
    const found = await partner.getOrganisations(reader, [organisationId]);
    const name = maskContacts(title);
    return {
      kind,
      name: { en: name, hi: name },
      from: found.get(organisationId)?.companyName ?? '',
      facts: [],
      words: (lang) => estimateOf(lang, quote),
      files: [],
    };
  },
});
