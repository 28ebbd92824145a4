import type { PaperContent } from '@nukkad/contract/work/payment-book/party-paper.model';
import type { Shareable, SharedFile } from '../../../files/share/index.ts';
import { type Html, html } from '../../../platform/http/plain/html.ts';
import { inRupees } from '../../../platform/spoken.rules.ts';
import { hasPermission } from '../../../platform/viewer.ts';
import type { PaymentBookDependencies } from '../payment-book.interface.ts';
import { type PaperRow, findSharedPaper } from './paper.store.ts';
import { type PaperWords, paperWords } from './paper.words.ts';
import { fileNameOf, paperFile } from './read-paper.ts';

/** What was supplied, line by line, and GST by rate. */
function linesOf({ lines, rates }: PaperContent, { taxOn }: PaperWords): Html {
  const taxes = rates.filter(({ percent }) => percent > 0);
  const rows = lines.map(
    ({ description, quantity, unit, total }) =>
      html`<li>${description}${quantity === null ? '' : ` (${quantity} ${unit})`}: ${inRupees(total)}</li>`,
  );
  const sums = taxes.map(({ percent, taxable, cgst, sgst, igst }) => {
    const tax = `GST ${percent}%`;
    return html`<li>${taxOn(tax, inRupees(taxable))}: ${inRupees(cgst + sgst + igst)}</li>`;
  });
  return html`<section class="card"><ul>${rows}${sums}</ul></section>`;
}

const fileOf = (deps: PaymentBookDependencies, paper: PaperRow, lang: 'en' | 'hi'): SharedFile => ({
  lang,
  fileName: fileNameOf(paper),
  read: async () => ({ content: await paperFile(deps, paper, lang), mediaType: 'application/pdf' }),
});

/** A document that a business issued to a party: those who write to its parties pass it on. */
export const shareablePaper = (deps: PaymentBookDependencies): Shareable => ({
  subject: 'paper',
  sideOf: async (reader, viewer, paperId) => {
    const paper = await findSharedPaper(reader, paperId);
    const isOurs = paper !== null && paper.organisationId === viewer.organisationId;
    return isOurs && hasPermission(viewer, 'customers.update') ? 'organisation' : null;
  },
  show: async (reader, paperId) => {
    const paper = await findSharedPaper(reader, paperId);
    if (!paper) return null;
    const { paperNumber, totalPaise, frozen } = paper;
    const total = inRupees(totalPaise);
    return {
      kind: { en: paperWords.en.titles[paper.kind], hi: paperWords.hi.titles[paper.kind] },
      name: { en: paperNumber, hi: paperNumber },
      from: frozen.supplier.name,
      facts: [{ en: total, hi: total }],
      words: frozen.lines.length === 0 ? null : (lang) => linesOf(frozen, paperWords[lang]),
      files: [fileOf(deps, paper, 'en'), fileOf(deps, paper, 'hi')],
    };
  },
});
