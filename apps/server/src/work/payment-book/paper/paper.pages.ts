/** The page of a paper and its PDF: for a party that was sent the link, without signing in. */
import type { PaperContent } from '@nukkad/contract/work/payment-book/party-paper.model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../../../platform/http/plain/html.ts';
import {
  type Frame,
  frameOf,
  plainPage,
  sendHtml,
  servePlainFonts,
} from '../../../platform/http/plain/plain-page.ts';
import { inRupees } from '../../../platform/spoken.rules.ts';
import type { PaymentBookDependencies } from '../payment-book.interface.ts';
import { findShare } from './paper-share.store.ts';
import { type PaperRow, findSharedPaper } from './paper.store.ts';
import { type PaperWords, paperWords } from './paper.words.ts';
import { fileNameOf, paperFile } from './read-paper.ts';
import { paperCodes } from './share-paper.ts';

const fontsAt = '/paper/fonts';

const words = {
  en: {
    title: 'Paper',
    en: 'Open in English (PDF)',
    hi: 'Open in Hindi (PDF)',
    expired: ['This link has expired', 'Ask the business that sent it for a new one.'],
    unknown: ['This link doesn’t work', 'Check that you copied all of it, or ask for a new one.'],
  },
  hi: {
    title: 'दस्तावेज़',
    en: 'अंग्रेज़ी में खोलें (PDF)',
    hi: 'हिंदी में खोलें (PDF)',
    expired: ['इस लिंक का समय बीत गया', 'जिस बिज़नेस ने भेजा था, उनसे नया लिंक माँगें।'],
    unknown: ['यह लिंक काम नहीं करता', 'देखें कि पूरा लिंक कॉपी हुआ है, या नया लिंक माँगें।'],
  },
} as const;

type Closed = 'expired' | 'unknown';
interface Asked {
  readonly Params: { readonly code: string };
  readonly Querystring: { readonly lang?: string };
}

async function opened(
  { platform: { db, clock, config } }: PaymentBookDependencies,
  code: string,
): Promise<PaperRow | Closed> {
  const shareId = paperCodes.shareOf(config.secret, code);
  const share = shareId && (await findShare(db, shareId));
  const paper = share && (await findSharedPaper(db, share.paperId));
  if (!share || !paper) return 'unknown';
  return share.expiresAt <= clock.now() ? 'expired' : paper;
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

/** What was supplied, line by line, and GST by rate. */
function linesOf({ lines, rates }: PaperContent, { taxOn }: PaperWords) {
  if (lines.length === 0) return '';
  const taxes = rates.filter(({ percent }) => percent > 0);
  const rows = lines.map(
    ({ description, quantity, unit, total }) =>
      html`<li>${description}${quantity === null ? '' : ` (${quantity} ${unit})`}: ${inRupees(total)}</li>`,
  );
  const sums = taxes.map(({ percent, taxable, cgst, sgst, igst }) => {
    const tax = `GST ${percent}%`;
    return html`<li>${taxOn(tax, inRupees(taxable))}: ${inRupees(cgst + sgst + igst)}</li>`;
  });
  return html`<ul>${rows}${sums}</ul>`;
}

async function showPaper(deps: PaymentBookDependencies, request: FastifyRequest<Asked>, reply: FastifyReply) {
  const frame = frameOf(deps.platform.config.BRAND_NAME, request, reply);
  void reply.header('referrer-policy', 'no-referrer');
  const paper = await opened(deps, request.params.code);
  if (typeof paper === 'string') return sendClosed(frame, reply, paper);
  const said = words[frame.lang];
  const title = paperWords[frame.lang].titles[paper.kind];
  const file = `/paper/shared/${request.params.code}/file`;
  const main = html`<main><section class="card"><p translate="no">${paper.frozen.supplier.name}</p>
<h1>${title} <span translate="no">${paper.paperNumber}</span></h1><p><strong>${inRupees(paper.totalPaise)}</strong></p>
${linesOf(paper.frozen, paperWords[frame.lang])}
<p><a class="back" href="${`${file}?lang=en`}" rel="nofollow">${said.en}</a></p>
<p><a class="back" href="${`${file}?lang=hi`}" rel="nofollow">${said.hi}</a></p></section></main>`;
  return sendHtml(reply, 200, plainPage(frame, { title, main, fontsAt }));
}

async function sendFile(deps: PaymentBookDependencies, request: FastifyRequest<Asked>, reply: FastifyReply) {
  const { BRAND_NAME } = deps.platform.config;
  const paper = await opened(deps, request.params.code);
  if (typeof paper === 'string') return sendClosed(frameOf(BRAND_NAME, request, reply), reply, paper);
  return reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header('content-disposition', `inline; filename="${fileNameOf(paper)}"`)
    .type('application/pdf')
    .send(await paperFile(deps, paper, request.query.lang === 'hi' ? 'hi' : 'en'));
}

export async function mountPaperPages(app: FastifyInstance, deps: PaymentBookDependencies): Promise<void> {
  await app.register(async (scope) => {
    scope.get<Asked>('/paper/shared/:code', (request, reply) => showPaper(deps, request, reply));
    scope.get<Asked>('/paper/shared/:code/file', (request, reply) => sendFile(deps, request, reply));
    servePlainFonts(scope, fontsAt);
  });
}
