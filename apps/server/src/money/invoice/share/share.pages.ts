import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../../../platform/http/plain/html.ts';
import {
  type Frame,
  frameOf,
  plainPage,
  sendHtml,
  servePlainFonts,
} from '../../../platform/http/plain/plain-page.ts';
import type { InvoiceDependencies } from '../issue-invoice.ts';
import { type IssuedInvoice, listInvoices } from '../invoice.store.ts';
import { renderInvoices } from '../render-invoice.ts';
import { fileFits, shareOfCode, signFile } from './share.keys.ts';
import { findOpenShare } from './share.store.ts';

interface Asked {
  readonly Params: { readonly code: string };
  readonly Querystring: { readonly until?: string; readonly sig?: string };
}

const fontsAt = '/invoice/fonts';

const words = {
  en: { title: 'Invoice', over: 'This link has expired. Ask for a new one.', get: 'Open invoice (PDF)' },
  hi: { title: 'बिल', over: 'यह लिंक अब मान्य नहीं है। नया लिंक माँगें।', get: 'बिल खोलें (PDF)' },
} as const;

interface Opened {
  readonly shareId: string;
  readonly invoices: readonly IssuedInvoice[];
  readonly number: string;
}

/** Null: the code is not ours, expired or taken back; which of them is not said. */
async function open(
  { platform: { db, clock, config } }: InvoiceDependencies,
  code: string,
): Promise<Opened | null> {
  const shareId = shareOfCode(config.secret, code);
  const share = shareId && (await findOpenShare(db, shareId, clock.now()));
  if (!share) return null;
  const invoices = await listInvoices(db, share.bookingId);
  const [first] = invoices;
  return first ? { shareId: share.shareId, invoices, number: first.paper.number } : null;
}

function overPage(frame: Frame): string {
  const { title, over } = words[frame.lang];
  const main = html`<main><section class="card"><h1>${over}</h1></section></main>`;
  return plainPage(frame, { title, main, fontsAt });
}

/** The number and the way to the file: all else is in the invoice itself. */
async function showShare(deps: InvoiceDependencies, request: FastifyRequest<Asked>, reply: FastifyReply) {
  const { config, clock } = deps.platform;
  const frame = frameOf(config.BRAND_NAME, request, reply);
  void reply.header('referrer-policy', 'no-referrer');
  const opened = await open(deps, request.params.code);
  if (!opened) return sendHtml(reply, 404, overPage(frame));
  const { title, get } = words[frame.lang];
  const file = `/invoice/shared/${request.params.code}/file?${signFile(config.secret, opened.shareId, clock.now())}`;
  const main = html`<main><section class="card"><p>${title}</p><h1 translate="no">${opened.number}</h1>
<a class="back" href="${file}" rel="nofollow">${get}</a></section></main>`;
  return sendHtml(reply, 200, plainPage(frame, { title, main, fontsAt }));
}

/** The link to the file lives for ten minutes; the page gives a new one. */
async function sendFile(deps: InvoiceDependencies, request: FastifyRequest<Asked>, reply: FastifyReply) {
  const { config, clock } = deps.platform;
  const opened = await open(deps, request.params.code);
  const { until = '', sig = '' } = request.query;
  if (!opened || !fileFits(config.secret, opened.shareId, { until, sig }, clock.now()))
    return sendHtml(reply, 403, overPage(frameOf(config.BRAND_NAME, request, reply)));
  const name = opened.number.replaceAll('/', '-');
  return reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header('content-disposition', `inline; filename="invoice-${name}.pdf"`)
    .type('application/pdf')
    .send(await renderInvoices(opened.invoices));
}

export async function mountSharePages(app: FastifyInstance, deps: InvoiceDependencies): Promise<void> {
  await app.register(async (scope) => {
    scope.get<Asked>('/invoice/shared/:code', (request, reply) => showShare(deps, request, reply));
    scope.get<Asked>('/invoice/shared/:code/file', (request, reply) => sendFile(deps, request, reply));
    servePlainFonts(scope, fontsAt);
  });
}
