/** The page that checks a shared record: for everyone who has its address, without signing in. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { istDay } from '@nukkad/contract/kernel/time';
import { type Html, html } from '../../platform/http/plain/html.ts';
import {
  type Frame,
  frameOf,
  plainPage,
  sendHtml,
  servePlainFonts,
} from '../../platform/http/plain/plain-page.ts';
import { publicKeySet } from '../../platform/signing-key.ts';
import { dayIn } from '../../platform/spoken.rules.ts';
import type { OwnRecord } from './read-work-record.ts';
import { openRecord, recordKeys } from './record-copy.ts';
import { findShare } from './work-record-share.store.ts';
import type { WorkRecordDependencies } from './work-record.interface.ts';
import { pageWords } from './record-page-words.ts';

interface Asked {
  readonly Params: { readonly code: string };
}
type Request = FastifyRequest<Asked>;
type Closed = 'revoked' | 'unknown' | 'altered';

interface Opened extends OwnRecord {
  readonly copy: string;
  readonly sharedAt: Date;
}

const fontsAt = '/work-record/fonts';

/** What is shared no more is not shown, also where its copy is not gone yet. */
async function open(
  { application, platform }: WorkRecordDependencies,
  code: string,
): Promise<Opened | Closed> {
  const { db, config } = platform;
  const shareId = recordKeys.shareOf(config.secret, code);
  const share = shareId === null ? null : await findShare(db, shareId);
  if (!share) return 'unknown';
  const { applicationId, copy, sharedAt } = share;
  const facts = (await application.applicationFacts(db, [applicationId])).get(applicationId);
  if (copy === null || !facts || facts.isOver) return 'revoked';
  const opened = openRecord(config, { shareId: share.shareId, copy });
  return opened ? { ...opened, copy, sharedAt } : 'altered';
}

const begin = (
  { platform: { config } }: WorkRecordDependencies,
  request: Request,
  reply: FastifyReply,
): Frame => {
  void reply.header('referrer-policy', 'no-referrer');
  return frameOf(config.BRAND_NAME, request, reply);
};

/** 410: it was there; 404: it never was. */
function sendClosed(frame: Frame, reply: FastifyReply, closed: Closed) {
  const {
    title,
    [closed]: [what, next],
  } = pageWords[frame.lang];
  const main = html`<main><section class="card"><h1>${what}</h1><p>${next}</p></section></main>`;
  return sendHtml(reply, closed === 'unknown' ? 404 : 410, plainPage(frame, { title, main, fontsAt }));
}

const row = (name: string, isName: boolean, more: readonly string[]): Html =>
  html`<li><div><b${{ markup: isName ? ' translate="no"' : '' }}>${name}</b><span>${more.filter(Boolean).join(', ')}</span></div></li>`;

const part = (title: string, rows: readonly Html[]): Html =>
  rows.length === 0
    ? html``
    : html`<section class="card"><h2>${title}</h2><ul class="events">${rows}</ul></section>`;

function recordPage({ lang }: Frame, code: string, { name, facts, sharedAt }: Opened): Html {
  const say = pageWords[lang];
  const { visits, onTimePercent, stars, reviews, categories, tenures } = facts;
  const whole = [
    say.visits(visits),
    onTimePercent === null ? '' : say.onTime(onTimePercent),
    stars === null ? '' : say.stars(stars, reviews),
  ];
  const work = categories.map((one) =>
    row(one.name[lang], false, [
      say.visits(one.visits),
      one.onTimePercent === null ? '' : say.onTime(one.onTimePercent),
      say.span(one),
    ]),
  );
  const jobs = tenures.map((one) =>
    row(one.companyName, true, [one.designation, say.months(one.months), say.span(one)]),
  );
  return html`<main><p class="said">${say.checked}</p>
<section class="card"><p>${say.title}</p><h1 translate="no">${name}</h1>
<p>${whole.filter(Boolean).join(', ')}</p><p>${say.made} ${dayIn(lang, istDay(sharedAt))}</p></section>
${part(say.work, work)}${part(say.tenures, jobs)}<p>${say.how}</p>
<a class="back" href="/work-record/${code}/copy" rel="nofollow">${say.get}</a></main>`;
}

async function showRecord(deps: WorkRecordDependencies, request: Request, reply: FastifyReply) {
  const frame = begin(deps, request, reply);
  const { code } = request.params;
  const opened = await open(deps, code);
  if (typeof opened === 'string') return sendClosed(frame, reply, opened);
  const { title } = pageWords[frame.lang];
  const main = recordPage(frame, code, opened);
  return sendHtml(reply, 200, plainPage(frame, { title, main, fontsAt }));
}

/** As it was signed: a program checks it by the key of `/work-record/keys`. */
async function sendCopy(deps: WorkRecordDependencies, request: Request, reply: FastifyReply) {
  const frame = begin(deps, request, reply);
  const opened = await open(deps, request.params.code);
  if (typeof opened === 'string') return sendClosed(frame, reply, opened);
  return reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', 'attachment; filename="work-record.jws"')
    .type('application/jose')
    .send(opened.copy);
}

export async function mountRecordPages(app: FastifyInstance, deps: WorkRecordDependencies): Promise<void> {
  const { signingKey } = deps.platform.config;
  await app.register(async (scope) => {
    scope.get('/work-record/keys', (_request, reply) =>
      reply.header('x-robots-tag', 'noindex').send(publicKeySet(signingKey)),
    );
    scope.get<Asked>('/work-record/:code', (request, reply) => showRecord(deps, request, reply));
    scope.get<Asked>('/work-record/:code/copy', (request, reply) => sendCopy(deps, request, reply));
    servePlainFonts(scope, fontsAt);
  });
}
