/** The page of a letter and its paper: for who has left and was sent the link, without signing in. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { istDay } from '@nukkad/contract/kernel/time';
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
import { dayIn } from '../../../platform/spoken.rules.ts';
import { stateOfShare } from '../../../platform/storage/share-keys.ts';
import type { LeavingDependencies } from '../leaving.interface.ts';
import { type LetterRow, findLetter, listCurrent } from './letter.store.ts';
import { letterTitles } from './letter.words.ts';
import { type LetterShareRow, countOpening, findShare } from './letter-share.store.ts';
import { letterKeys, paperName, paperOf } from './read-letters.ts';

interface Asked {
  readonly Params: { readonly code: string };
  readonly Querystring: { readonly until?: string; readonly sig?: string };
}
type Request = FastifyRequest<Asked>;
type Closed = 'expired' | 'revoked' | 'unknown';

const fontsAt = '/letters/fonts';
const why = 'The link is the permit.';

const words = {
  en: {
    title: 'Letter from your employer',
    issued: 'Issued on',
    until: 'This link works until',
    get: 'Download PDF',
    expired: ['This link has expired', 'Ask the business that sent it for a new one.'],
    revoked: ['This link no longer works', 'There may be a newer letter. Ask the business that sent it.'],
    unknown: ['This link doesn’t work', 'Check that you copied the whole link, or ask for a new one.'],
  },
  hi: {
    title: 'आपके नियोक्ता का पत्र',
    issued: 'जारी होने का दिन',
    until: 'यह लिंक इस दिन तक चलेगा',
    get: 'PDF डाउनलोड करें',
    expired: ['इस लिंक का समय बीत गया', 'जिस बिज़नेस ने भेजा था, उनसे नया लिंक माँगें।'],
    revoked: ['यह लिंक अब नहीं चलता', 'शायद नया पत्र जारी हुआ है। जिस बिज़नेस ने भेजा था, उनसे पूछें।'],
    unknown: ['यह लिंक काम नहीं करता', 'देखें कि पूरा लिंक कॉपी हुआ है, या नया लिंक माँगें।'],
  },
} as const;

interface Opened {
  readonly share: LetterShareRow;
  readonly letter: LetterRow;
}

/** A letter that counts no more is not shown, also where no one turned its link off. */
async function open({ platform }: LeavingDependencies, code: string): Promise<Opened | Closed> {
  const { db, clock, config } = platform;
  const shareId = letterKeys.shareOfCode(config.secret, code);
  const share = shareId === null ? null : await findShare(db, shareId);
  if (!share) return 'unknown';
  const state = stateOfShare(share, clock.now());
  if (state !== 'open') return state;
  const [letter, current] = await Promise.all([
    findLetter(db, share.letterId),
    listCurrent(db, [share.letterId]),
  ]);
  if (!letter) return 'unknown';
  return current.has(letter.letterId) ? { share, letter } : 'revoked';
}

function sendClosed(frame: Frame, reply: FastifyReply, closed: Closed) {
  const {
    title,
    [closed]: [what, next],
  } = words[frame.lang];
  const main = html`<main><section class="card"><h1>${what}</h1><p>${next}</p></section></main>`;
  return sendHtml(reply, closed === 'unknown' ? 404 : 410, plainPage(frame, { title, main, fontsAt }));
}

const begin = (
  { platform: { config } }: LeavingDependencies,
  request: Request,
  reply: FastifyReply,
): Frame => {
  void reply.header('referrer-policy', 'no-referrer');
  return frameOf(config.BRAND_NAME, request, reply);
};

/** The name of the person is in the paper alone. */
async function showLetter(deps: LeavingDependencies, request: Request, reply: FastifyReply) {
  const { config, clock } = deps.platform;
  const frame = begin(deps, request, reply);
  const { code } = request.params;
  const opened = await open(deps, code);
  if (typeof opened === 'string') return sendClosed(frame, reply, opened);
  const { share, letter } = opened;
  const { title, issued, until, get } = words[frame.lang];
  const day = (at: Date) => dayIn(frame.lang, istDay(at));
  const signed = letterKeys.signFile(config.secret, share.shareId, clock.now());
  const main = html`<main><section class="card"><p translate="no">${letter.companyName}</p>
<h1>${letterTitles[letter.kind][frame.lang]}</h1><p>${issued}: ${day(letter.issuedAt)}</p>
<a class="back" href="/letters/shared/${code}/file?${signed}" rel="nofollow">${get}</a>
<p>${until}: ${day(share.expiresAt)}</p></section></main>`;
  return sendHtml(reply, 200, plainPage(frame, { title, main, fontsAt }));
}

/** The address of the paper lives for ten minutes; after that the page is shown again, which gives a new one. */
async function sendPaper(deps: LeavingDependencies, request: Request, reply: FastifyReply) {
  const { config, clock } = deps.platform;
  const frame = begin(deps, request, reply);
  const { code } = request.params;
  const opened = await open(deps, code);
  if (typeof opened === 'string') return sendClosed(frame, reply, opened);
  const { until = '', sig = '' } = request.query;
  const { shareId } = opened.share;
  if (!letterKeys.fileFits(config.secret, shareId, { until, sig }, clock.now()))
    return reply.redirect(`/letters/shared/${code}`);
  const paper = await paperOf(deps, opened.letter);
  await deps.platform.write(system, (tx) =>
    countOpening(tx, systemAuthorized({ shareId }, why), clock.now()),
  );
  return reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', `attachment; filename="${paperName(opened.letter)}"`)
    .type('application/pdf')
    .send(paper);
}

export async function mountLetterPages(app: FastifyInstance, deps: LeavingDependencies): Promise<void> {
  await app.register(async (scope) => {
    scope.get<Asked>('/letters/shared/:code', (request, reply) => showLetter(deps, request, reply));
    scope.get<Asked>('/letters/shared/:code/file', (request, reply) => sendPaper(deps, request, reply));
    servePlainFonts(scope, fontsAt);
  });
}
