import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { systemAuthorized } from '../../../platform/authorize.ts';
import { html } from '../../../platform/http/plain/html.ts';
import {
  type Frame,
  frameOf,
  plainPage,
  sendHtml,
  servePlainFonts,
} from '../../../platform/http/plain/plain-page.ts';
import { system } from '../../../platform/platform.ts';
import { stateOfShare } from '../../../platform/storage/share-keys.ts';
import type { InvoiceDependencies } from '../issue-invoice.ts';
import { type IssuedInvoice, listInvoices } from '../invoice.store.ts';
import { renderInvoices } from '../render-invoice.ts';
import { fileFits, shareOfCode, signFile } from './share-invoice.ts';
import { countOpening, findShare } from './share.store.ts';

interface Asked {
  readonly Params: { readonly code: string };
  readonly Querystring: { readonly until?: string; readonly sig?: string };
}

const fontsAt = '/invoice/fonts';

const words = {
  en: {
    title: 'Invoice',
    get: 'Open invoice (PDF)',
    expired: ['This link has expired', 'Ask the person who sent it for a new one.'],
    revoked: ['This link was turned off', 'The person who shared this invoice no longer shares it.'],
    unknown: ['This link doesn’t work', 'Check that you copied the whole link, or ask for a new one.'],
  },
  hi: {
    title: 'बिल',
    get: 'बिल खोलें (PDF)',
    expired: ['इस लिंक का समय बीत गया', 'जिसने भेजा था, उनसे नया लिंक माँगें।'],
    revoked: ['यह लिंक बंद कर दिया गया', 'जिसने यह बिल शेयर किया था, वे अब इसे शेयर नहीं करते।'],
    unknown: ['यह लिंक काम नहीं करता', 'देखें कि पूरा लिंक कॉपी हुआ है, या नया लिंक माँगें।'],
  },
} as const;

/** Why nothing opens. Who has the signed code was given the link, so it is said what became of it. */
type Closed = 'expired' | 'revoked' | 'unknown';

interface Opened {
  readonly shareId: string;
  readonly invoices: readonly IssuedInvoice[];
  readonly number: string;
}

async function open(
  { platform: { db, clock, config } }: InvoiceDependencies,
  code: string,
): Promise<Opened | Closed> {
  const shareId = shareOfCode(config.secret, code);
  const share = shareId && (await findShare(db, shareId));
  if (!share) return 'unknown';
  const state = stateOfShare(share, clock.now());
  if (state !== 'open') return state;
  const invoices = await listInvoices(db, share.bookingId);
  const [first] = invoices;
  return first ? { shareId: share.shareId, invoices, number: first.paper.number } : 'unknown';
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

/** The number and the way to the file: all else is in the invoice itself. */
async function showShare(deps: InvoiceDependencies, request: FastifyRequest<Asked>, reply: FastifyReply) {
  const { config, clock } = deps.platform;
  const frame = frameOf(config.BRAND_NAME, request, reply);
  void reply.header('referrer-policy', 'no-referrer');
  const opened = await open(deps, request.params.code);
  if (typeof opened === 'string') return sendClosed(frame, reply, opened);
  const { title, get } = words[frame.lang];
  const file = `/invoice/shared/${request.params.code}/file?${signFile(config.secret, opened.shareId, clock.now())}`;
  const main = html`<main><section class="card"><p>${title}</p><h1 translate="no">${opened.number}</h1>
<a class="back" href="${file}" rel="nofollow">${get}</a></section></main>`;
  return sendHtml(reply, 200, plainPage(frame, { title, main, fontsAt }));
}

/** The link to the file lives for ten minutes; after that the page is shown again, which gives a new one. */
async function sendFile(deps: InvoiceDependencies, request: FastifyRequest<Asked>, reply: FastifyReply) {
  const { platform } = deps;
  const { config, clock } = platform;
  const frame = frameOf(config.BRAND_NAME, request, reply);
  const opened = await open(deps, request.params.code);
  if (typeof opened === 'string') return sendClosed(frame, reply, opened);
  const { until = '', sig = '' } = request.query;
  if (!fileFits(config.secret, opened.shareId, { until, sig }, clock.now()))
    return reply.redirect(`/invoice/shared/${request.params.code}`);
  const counted = systemAuthorized(
    { shareId: opened.shareId },
    'The link is the permit; it counts how often it was used.',
  );
  await platform.write(system, (tx) => countOpening(tx, counted, clock.now()));
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
