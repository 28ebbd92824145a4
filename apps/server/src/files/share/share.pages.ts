/** The pages of a link and what it opens: for who has it, without signing in. */
import { shareEvents } from '@nukkad/contract/files/share/share.noun';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { systemAuthorized } from '../../platform/authorize.ts';
import {
  type Form,
  type Frame,
  frameOf,
  readForms,
  servePlainFonts,
} from '../../platform/http/plain/plain-page.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { passwordFits } from '../../platform/password.ts';
import { system } from '../../platform/platform.ts';
import { attachmentOf } from '../../platform/storage/attachment.ts';
import { sendFolder } from './folder-page.ts';
import { type Closed, type Opened, byLink, countOpening, openShare } from './open-share.ts';
import type { ShareDependencies, SharedFile, SharedThing } from './share.interface.ts';
import { type Ticket, newTicket, readTicket, shareOfCode, writeTicket } from './share-keys.ts';
import {
  fontsAt,
  sendAsked,
  sendClosed,
  sendFront,
  sendPages,
  sendQuestion,
  sendWords,
} from './share-page.ts';
import { openings } from './share.rules.ts';
import { type ShareRow, findShare, forgetTries, noteAsked, takeTry } from './share.store.ts';
import { countPages, drawViewed } from './view-pages.ts';

interface Asked {
  readonly Params: { readonly code: string; readonly at?: string };
  /** `item`, `in` and `after`: of a shared folder. */
  readonly Querystring: {
    readonly lang?: string;
    readonly item?: string;
    readonly in?: string;
    readonly after?: string;
  };
  readonly Body: Form | undefined;
}
type Request = FastifyRequest<Asked>;
type Serve = (request: Request, reply: FastifyReply) => Promise<FastifyReply>;

/** What is no id is not asked of the database. */
const isId = (given: string | undefined): given is string => z.safeParse(z.uuid(), given).success;

const pathOf = ({ params }: Request): string => `/drive/shared/${params.code}`;

/** The frame of a page; addresses of links are passed on to no other site. */
function begin({ platform: { config } }: ShareDependencies, request: Request, reply: FastifyReply): Frame {
  void reply.header('referrer-policy', 'no-referrer');
  return frameOf(config.BRAND_NAME, request, reply);
}

const nameIn = (request: Request): string =>
  (request.body?.['name'] ?? '').replaceAll(/\p{C}/gu, '').trim().slice(0, 80);

const asks = ({ passwordHash, allows }: ShareRow) => ({
  hasPassword: passwordHash !== null,
  isNamed: allows === 'view',
});

/** After whatever was asked: what it is, or for those who may only look the way to its pages. */
async function goOn(
  { platform: { config, clock } }: ShareDependencies,
  frame: Frame,
  request: Request,
  reply: FastifyReply,
  { share, thing }: Opened,
): Promise<FastifyReply> {
  const ticket = newTicket(clock.now(), share.allows === 'view' ? nameIn(request) : '');
  const query = writeTicket(config.secret, share, ticket);
  const path = pathOf(request);
  const way = thing.folder ? 'folder' : 'view';
  if (share.allows === 'view') return reply.redirect(`${path}/${way}?${query}`, 303);
  const entries = thing.folder ? await thing.folder.list(null, undefined) : null;
  if (entries) {
    const at = { path, query, isViewOnly: false, entryId: null };
    return sendFolder(frame, reply, thing, entries, at);
  }
  return sendFront(frame, reply, thing, { path, query });
}

const showShare =
  (deps: ShareDependencies): Serve =>
  async (request, reply) => {
    const frame = begin(deps, request, reply);
    const opened = await openShare(deps, request.params.code);
    if (typeof opened === 'string') return sendClosed(frame, reply, pathOf(request), opened);
    const question = asks(opened.share);
    return question.hasPassword || question.isNamed
      ? sendQuestion(frame, reply, pathOf(request), { ...question, fault: null })
      : goOn(deps, frame, request, reply, opened);
  };

/** `paused`: ten wrong ones; null: it is the right one, or none is needed. */
async function checkPassword(
  { platform }: ShareDependencies,
  { shareId, passwordHash }: ShareRow,
  request: Request,
): Promise<'wrong' | 'paused' | null> {
  if (passwordHash === null) return null;
  const now = platform.clock.now();
  const told = systemAuthorized({ shareId }, byLink);
  const pausedSince = new Date(now.getTime() - openings.pauseMs);
  const limits = { now, pausedSince, most: openings.mostTries };
  if (!(await platform.write(system, (tx) => takeTry(tx, told, limits)))) return 'paused';
  const given = (request.body?.['password'] ?? '').slice(0, 72);
  if (!(await passwordFits(passwordHash, given))) return 'wrong';
  await platform.write(system, (tx) => forgetTries(tx, told));
  return null;
}

const answerQuestion =
  (deps: ShareDependencies): Serve =>
  async (request, reply) => {
    const frame = begin(deps, request, reply);
    const path = pathOf(request);
    const opened = await openShare(deps, request.params.code);
    if (typeof opened === 'string') return sendClosed(frame, reply, path, opened);
    const question = asks(opened.share);
    const fault = await checkPassword(deps, opened.share, request);
    if (fault === 'paused') return sendClosed(frame, reply, path, fault);
    if (fault) return sendQuestion(frame, reply, path, { ...question, fault });
    if (question.isNamed && nameIn(request) === '')
      return sendQuestion(frame, reply, path, { ...question, fault: 'noName' });
    return goOn(deps, frame, request, reply, opened);
  };

/** Its maker hears of it, once a day, and may let the same link open again. */
const askAgain =
  (deps: ShareDependencies): Serve =>
  async (request, reply) => {
    const frame = begin(deps, request, reply);
    const { platform } = deps;
    const { db, clock, config } = platform;
    const { code } = request.params;
    const opened = await openShare(deps, code);
    if (opened !== 'expired' && opened !== 'full') return reply.redirect(pathOf(request), 303);
    const name = nameIn(request);
    const shareId = shareOfCode(config.secret, code);
    const share = shareId === null ? null : await findShare(db, shareId);
    if (!share || name === '') return sendClosed(frame, reply, pathOf(request), opened);
    const now = clock.now();
    const since = new Date(now.getTime() - openings.askAgainMs);
    const { sharedBy, subject, subjectId } = share;
    await platform.write(system, async (tx) => {
      const told = systemAuthorized({ shareId: share.shareId }, byLink);
      if (await noteAsked(tx, told, { name, now, since }))
        await publish(tx, now, shareEvents.askedAgain, {
          shareId: share.shareId,
          sharedBy,
          subject,
          subjectId,
        });
    });
    return sendAsked(frame, reply);
  };

interface Begun extends Opened {
  readonly ticket: Ticket;
  readonly file: SharedFile | undefined;
}

/** In a folder the one that is asked for, as long as it lies there. */
async function fileIn(
  { folder, files }: SharedThing,
  { query: { lang, item } }: Request,
  frame: Frame,
): Promise<SharedFile | undefined> {
  if (folder) return isId(item) ? ((await folder.file(item)) ?? undefined) : undefined;
  return files.find((one) => one.lang === null || one.lang === (lang ?? frame.lang)) ?? files[0];
}

/**
 * Behind an address that lives for ten minutes: the link, its maker's permission and the thing are asked again, and the opening
 * is counted once. Null: the page is shown again, which gives a new address.
 */
async function openBegun(
  deps: ShareDependencies,
  request: Request,
  frame: Frame,
): Promise<Begun | Closed | null> {
  const { config, clock } = deps.platform;
  const opened = await openShare(deps, request.params.code, true);
  if (typeof opened === 'string') return opened;
  const { share, thing } = opened;
  const ticket = readTicket(config.secret, share, request.query, clock.now());
  if (!ticket) return null;
  if (!(await countOpening(deps.platform, share, ticket))) return 'full';
  return { ...opened, ticket, file: await fileIn(thing, request, frame) };
}

type ServeBegun = (
  begun: Begun,
  parts: { readonly frame: Frame; readonly request: Request; readonly reply: FastifyReply },
) => Promise<FastifyReply>;

const serveBegun =
  (deps: ShareDependencies, serve: ServeBegun): Serve =>
  async (request, reply) => {
    const frame = begin(deps, request, reply);
    const begun = await openBegun(deps, request, frame);
    if (begun === null) return reply.redirect(pathOf(request));
    if (typeof begun === 'string') return sendClosed(frame, reply, pathOf(request), begun);
    return serve(begun, { frame, request, reply });
  };

const bare = (reply: FastifyReply): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox");

const sendFile: ServeBegun = async ({ share, file }, { frame, request, reply }) => {
  if (share.allows === 'view') return reply.redirect(pathOf(request));
  const read = file?.open ? await file.open() : await file?.read();
  if (!file || !read) return sendClosed(frame, reply, pathOf(request), 'unknown');
  return bare(reply)
    .header('content-disposition', attachmentOf(file.fileName))
    .type(read.mediaType)
    .send(read.content);
};

const sendView =
  ({ platform }: ShareDependencies): ServeBegun =>
  async ({ share, thing, ticket, file }, { frame, request, reply }) => {
    if (share.allows === 'download')
      return thing.words ? sendWords(frame, reply, thing) : reply.redirect(pathOf(request));
    const count = file ? await countPages(platform.readers, share, file) : 0;
    if (count === 0) return sendClosed(frame, reply, pathOf(request), 'unknown');
    const query = writeTicket(platform.config.secret, share, ticket);
    const { item = null } = thing.folder ? request.query : {};
    const at = { path: pathOf(request), query, lang: file?.lang ?? null, item, count };
    return sendPages(frame, reply, thing, at);
  };

const sendEntries =
  ({ platform }: ShareDependencies): ServeBegun =>
  async ({ share, thing, ticket }, { frame, request, reply }) => {
    const { in: entryId = null, after } = request.query;
    if (!thing.folder) return reply.redirect(pathOf(request));
    const isKnown = entryId === null || isId(entryId);
    const entries = isKnown ? await thing.folder.list(entryId, after) : null;
    if (!entries) return sendClosed(frame, reply, pathOf(request), 'unknown');
    const query = writeTicket(platform.config.secret, share, ticket);
    const isViewOnly = share.allows === 'view';
    return sendFolder(frame, reply, thing, entries, { path: pathOf(request), query, isViewOnly, entryId });
  };

const sendPage =
  ({ platform }: ShareDependencies): ServeBegun =>
  async ({ share, ticket, file }, { frame, request, reply }) => {
    const page = Number(request.params.at);
    const picture =
      share.allows === 'view' && file && Number.isSafeInteger(page)
        ? await drawViewed(platform.readers, share, file, { page, name: ticket.name })
        : null;
    if (!picture) return sendClosed(frame, reply, pathOf(request), 'unknown');
    return bare(reply).type('image/webp').send(picture);
  };

export async function mountSharePages(app: FastifyInstance, deps: ShareDependencies): Promise<void> {
  await app.register(async (scope) => {
    readForms(scope);
    const at = '/drive/shared/:code';
    scope.get<Asked>(at, showShare(deps));
    scope.post<Asked>(at, answerQuestion(deps));
    scope.post<Asked>(`${at}/ask`, askAgain(deps));
    scope.get<Asked>(`${at}/file`, { exposeHeadRoute: false }, serveBegun(deps, sendFile));
    scope.get<Asked>(`${at}/view`, { exposeHeadRoute: false }, serveBegun(deps, sendView(deps)));
    scope.get<Asked>(`${at}/folder`, { exposeHeadRoute: false }, serveBegun(deps, sendEntries(deps)));
    scope.get<Asked>(`${at}/page/:at`, { exposeHeadRoute: false }, serveBegun(deps, sendPage(deps)));
    servePlainFonts(scope, fontsAt);
  });
}
