/** The page of a shared document and its file: for who has the link, without signing in. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { systemAuthorized } from '../../../platform/authorize.ts';
import { html } from '../../../platform/http/plain/html.ts';
import {
  type Form,
  type Frame,
  frameOf,
  plainPage,
  readForms,
  sendHtml,
  servePlainFonts,
} from '../../../platform/http/plain/plain-page.ts';
import { passwordFits } from '../../../platform/password.ts';
import { type Platform, system } from '../../../platform/platform.ts';
import { stateOfShare } from '../../../platform/storage/share-keys.ts';
import { attachmentOf } from '../document.rules.ts';
import { type Document, findDocument } from '../document.store.ts';
import { documentKeys } from './share-document.ts';
import { type DocumentShareRow, countOpening, findShare, forgetTries, takeTry } from './share.store.ts';

/** What the page of a shared document says, to people who are not signed in. */
const shareWords = {
  en: {
    title: 'Shared document',
    get: 'Open file',
    needs: 'This document is protected. Enter the password you were given.',
    password: 'Password',
    go: 'Continue',
    wrong: 'Incorrect password. Try again.',
    paused: ['Too many attempts', 'Wait 15 minutes, then try again.'],
    expired: ['This link has expired', 'Ask the person who sent it for a new one.'],
    revoked: ['This link was turned off', 'The person who shared this document no longer shares it.'],
    unknown: ['This link doesn’t work', 'Check that you copied the whole link, or ask for a new one.'],
  },
  hi: {
    title: 'शेयर किया गया दस्तावेज़',
    get: 'फ़ाइल खोलें',
    needs: 'यह दस्तावेज़ सुरक्षित है। जो पासवर्ड आपको दिया गया है, वह लिखें।',
    password: 'पासवर्ड',
    go: 'आगे बढ़ें',
    wrong: 'पासवर्ड ग़लत है। फिर कोशिश करें।',
    paused: ['बहुत बार कोशिश हुई', '15 मिनट रुककर फिर कोशिश करें।'],
    expired: ['इस लिंक का समय बीत गया', 'जिसने भेजा था, उनसे नया लिंक माँगें।'],
    revoked: ['यह लिंक बंद कर दिया गया', 'जिसने यह दस्तावेज़ शेयर किया था, वे अब इसे शेयर नहीं करते।'],
    unknown: ['यह लिंक काम नहीं करता', 'देखें कि पूरा लिंक कॉपी हुआ है, या नया लिंक माँगें।'],
  },
} as const;

interface Asked {
  readonly Params: { readonly code: string };
  readonly Querystring: { readonly until?: string; readonly sig?: string };
  readonly Body: Form | undefined;
}
type Request = FastifyRequest<Asked>;
type Closed = 'expired' | 'revoked' | 'unknown' | 'paused';

const fontsAt = '/drive/fonts';
const mostTries = 10;
const pauseMs = 15 * 60_000;
const why = 'The link is the permit.';

interface Opened {
  readonly share: DocumentShareRow;
  readonly document: Document;
}

async function open({ db, clock, config }: Platform, code: string): Promise<Opened | Closed> {
  const shareId = documentKeys.shareOfCode(config.secret, code);
  const share = shareId === null ? null : await findShare(db, shareId);
  if (!share) return 'unknown';
  const state = stateOfShare(share, clock.now());
  if (state !== 'open') return state;
  const document = await findDocument(db, share.documentId);
  return document ? { share, document } : 'unknown';
}

const statusOf: Record<Closed, number> = { unknown: 404, expired: 410, revoked: 410, paused: 429 };

function sendClosed(frame: Frame, reply: FastifyReply, closed: Closed) {
  const words = shareWords[frame.lang];
  const [what, next] = words[closed];
  const main = html`<main><section class="card"><h1>${what}</h1><p>${next}</p></section></main>`;
  return sendHtml(reply, statusOf[closed], plainPage(frame, { title: words.title, main, fontsAt }));
}

/** Before the password nothing is said of the document, not even its name. */
function sendQuestion(frame: Frame, reply: FastifyReply, code: string, isWrong: boolean) {
  const words = shareWords[frame.lang];
  const wrong = isWrong ? html`<p role="alert"><b>${words.wrong}</b></p>` : html``;
  const main = html`<main><section class="card"><h1>${words.title}</h1><p>${words.needs}</p>${wrong}
<form method="post" action="/drive/shared/${code}"><p><label>${words.password}<br><input type="password" name="password" required maxlength="72" autocomplete="off" autofocus></label></p>
<button type="submit">${words.go}</button></form></section></main>`;
  return sendHtml(reply, isWrong ? 403 : 200, plainPage(frame, { title: words.title, main, fontsAt }));
}

function sendDocument(
  { config, clock }: Platform,
  frame: Frame,
  reply: FastifyReply,
  code: string,
  opened: Opened,
) {
  const { title, get } = shareWords[frame.lang];
  const { fileName, bytes } = opened.document;
  const signed = documentKeys.signFile(config.secret, opened.share.shareId, clock.now());
  const main = html`<main><section class="card"><p>${title}</p><h1 translate="no">${fileName}</h1>
<p>${String(Math.max(1, Math.round(bytes / 1024)))} KB</p>
<a class="back" href="/drive/shared/${code}/file?${signed}" rel="nofollow">${get}</a></section></main>`;
  return sendHtml(reply, 200, plainPage(frame, { title, main, fontsAt }));
}

const begin = ({ config }: Platform, request: Request, reply: FastifyReply): Frame => {
  void reply.header('referrer-policy', 'no-referrer');
  return frameOf(config.BRAND_NAME, request, reply);
};

async function showShare(platform: Platform, request: Request, reply: FastifyReply) {
  const frame = begin(platform, request, reply);
  const { code } = request.params;
  const opened = await open(platform, code);
  if (typeof opened === 'string') return sendClosed(frame, reply, opened);
  if (opened.share.passwordHash !== null) return sendQuestion(frame, reply, code, false);
  return sendDocument(platform, frame, reply, code, opened);
}

async function tryPassword(platform: Platform, request: Request, reply: FastifyReply) {
  const frame = begin(platform, request, reply);
  const { code } = request.params;
  const opened = await open(platform, code);
  if (typeof opened === 'string') return sendClosed(frame, reply, opened);
  const { shareId, passwordHash } = opened.share;
  if (passwordHash === null) return sendDocument(platform, frame, reply, code, opened);
  const now = platform.clock.now();
  const told = systemAuthorized({ shareId }, why);
  const limits = { now, pausedSince: new Date(now.getTime() - pauseMs), most: mostTries };
  const isLeft = await platform.write(system, (tx) => takeTry(tx, told, limits));
  if (!isLeft) return sendClosed(frame, reply, 'paused');
  const given = (request.body?.['password'] ?? '').slice(0, 72);
  if (!(await passwordFits(passwordHash, given))) return sendQuestion(frame, reply, code, true);
  await platform.write(system, (tx) => forgetTries(tx, told));
  return sendDocument(platform, frame, reply, code, opened);
}

/** The link to the file lives for ten minutes; after that the page is shown again, which gives a new one. */
async function sendFile(platform: Platform, request: Request, reply: FastifyReply) {
  const { config, clock, storage } = platform;
  const frame = begin(platform, request, reply);
  const { code } = request.params;
  const opened = await open(platform, code);
  if (typeof opened === 'string') return sendClosed(frame, reply, opened);
  const { until = '', sig = '' } = request.query;
  const { shareId } = opened.share;
  if (!documentKeys.fileFits(config.secret, shareId, { until, sig }, clock.now()))
    return reply.redirect(`/drive/shared/${code}`);
  const file = await storage.get(opened.document.storageKey);
  if (!file) return sendClosed(frame, reply, 'unknown');
  await platform.write(system, (tx) => countOpening(tx, systemAuthorized({ shareId }, why), clock.now()));
  return reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', attachmentOf(opened.document.fileName))
    .type(file.mediaType)
    .send(file.content);
}

export async function mountDocumentShares(app: FastifyInstance, platform: Platform): Promise<void> {
  await app.register(async (scope) => {
    readForms(scope);
    scope.get<Asked>('/drive/shared/:code', (request, reply) => showShare(platform, request, reply));
    scope.post<Asked>('/drive/shared/:code', (request, reply) => tryPassword(platform, request, reply));
    scope.get<Asked>('/drive/shared/:code/file', (request, reply) => sendFile(platform, request, reply));
    servePlainFonts(scope, fontsAt);
  });
}
