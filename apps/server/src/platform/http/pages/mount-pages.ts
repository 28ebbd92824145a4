import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { boundedCalls } from '../calls.ts';
import type { Observe } from '../metrics.ts';
import { type MobileSite, isMobileAgent, mobileVisit } from '../mobile-site.ts';
import { answerNotFound } from '../not-found.ts';
import { plainPath } from '../served-at.ts';
import type { InProcess } from './in-process.ts';
import { answerKeptFirst } from './kept-first.ts';
import { type PageCache, pageCache } from './page-cache.ts';
import { type PageKey, type PageKeys, pageKeys } from './page-keys.ts';
import type { ReadyPage } from './ready-page.ts';
import { type PageRenderer, type Site, type WebBuild, pageRenderer } from './render-page.ts';

export interface PageParts {
  readonly build: WebBuild;
  readonly site: Site;
  readonly api: InProcess;
  readonly cache?: PageCache;
  readonly mobile?: MobileSite | null;
  /** The back office's host, on which there are no pages; null: it has none of its own. */
  readonly officeHost?: string | null;
  /** A made-up city in a cookie counts as none. */
  readonly isCity?: (cityCode: string) => Promise<boolean>;
  readonly observe?: Observe;
}

/**
 * A rendering takes the processor for some milliseconds, so a few at a time are as quick as many. After a deploy no page
 * is kept: as many wait as are rendered while one is patient, and a visitor beyond that is told to come again. The queue
 * may last until the pages of the rush are kept.
 */
const renderings = { atOnce: 4, waiting: 80, limitMs: 9_000, standingMs: Infinity };

/** Calls, and files of a build that is no longer there: a page in their place would be read as JSON or as a script. */
const noPages = /^\/(api|assets|backoffice\/assets)(\/|$)/;

/** Only this device is redirected: the answer must not be cached. */
const sendToMobile = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header('vary', 'User-Agent').header('cache-control', 'no-store').redirect(address, 302);

const searchOf = (url: string): string => /\?[^#]*/.exec(url)?.[0] ?? '';

/** Where this device's visit belongs; null: here. */
function elsewhere(mobile: MobileSite | null, request: FastifyRequest, url: string): string | null {
  return mobile && mobileVisit(mobile, { url, userAgent: request.headers['user-agent'], host: request.host });
}

/**
 * Specification section 2: the root redirects to home (docs/decisions/edge-and-sessions.md). Answered before any rendering; browsers and
 * proxies keep it for a day, so that the address of the home page can still be changed later.
 */
function mountRoot(app: FastifyInstance, mobile: MobileSite | null): void {
  app.get('/', async (request, reply) => {
    const search = searchOf(request.url);
    const away = elsewhere(mobile, request, `/${search}`);
    if (away) return sendToMobile(reply, away);
    if (mobile) void reply.header('vary', 'User-Agent');
    return reply.header('cache-control', 'public, max-age=86400').redirect(`/home${search}`, 301);
  });
}

/** Headers of one answer alone. */
const ofOneAnswer = /^(x-request-id$|x-ratelimit-|retry-after$|set-cookie$)/;

/** What every answer of this server carries, as strings. */
function commonHeaders(reply: FastifyReply): Record<string, string> {
  const headers = Object.entries(reply.getHeaders()).filter(([name]) => !ofOneAnswer.test(name));
  return Object.fromEntries(headers.map(([name, value]) => [name, String(value)]));
}

/** Pages have no route, so no hook of a route compresses them. */
async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: ReadyPage,
): Promise<FastifyReply> {
  page.meet(commonHeaders(reply));
  const encoding = page.encodingFor(request.headers['accept-encoding']);
  const body = page.bytesIn(encoding);
  void reply.headers(page.headNow(encoding) ?? {});
  void reply.status(page.status).header('content-length', body.length);
  return request.method === 'HEAD' ? reply.send() : reply.send(body);
}

interface Finder {
  readonly keys: PageKeys;
  readonly cache: PageCache;
  readonly renderer: PageRenderer;
  readonly isCity: (cityCode: string) => Promise<boolean>;
}

/** The page of an address: kept, looked at again, or rendered where there is room for it. */
function pageFinder({ keys, cache, renderer, isCity }: Finder) {
  const room = boundedCalls(renderings.atOnce, renderings.limitMs, renderings);
  const keyOf = async ({ url, headers }: FastifyRequest): Promise<PageKey> => {
    const visitor = keys.visitorOf(headers.cookie ?? null);
    const key = keys.of(url, visitor);
    const isMadeUp = key.cityCode !== null && !(await isCity(key.cityCode));
    return isMadeUp ? keys.of(url, { ...visitor, cityCode: null }) : key;
  };
  return async (request: FastifyRequest): Promise<ReadyPage> => {
    const key = await keyOf(request);
    return cache.get(key, {
      render: () => room.run(() => renderer.render(key)),
      isCurrent: (page) => renderer.isCurrent(page),
    });
  };
}

/** Whether a request names this host, itself or through a proxy; the router's hook decides. */
function names({ headers }: IncomingMessage, host: string): boolean {
  const forwarded = headers['x-forwarded-host'];
  return headers.host === host || (forwarded !== undefined && String(forwarded).includes(host));
}

/** A path without a route is a page. */
export function mountPages(app: FastifyInstance, parts: PageParts): void {
  const { build, mobile = null, officeHost = null, cache = pageCache() } = parts;
  const { observe = () => undefined, isCity = async () => true } = parts;
  const keys = pageKeys(build);
  const renderer = pageRenderer({ ...parts, mobile });
  const findPage = pageFinder({ keys, cache, renderer, isCity });
  mountRoot(app, mobile);
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request, reply) => {
    const pathname = plainPath(request.url);
    const isPage = pathname.startsWith('/') && !noPages.test(pathname);
    if (!isPage || !['GET', 'HEAD'].includes(request.method)) return answerNotFound(request, reply);
    if (!URL.canParse(parts.site.publicOrigin + pathname)) return answerNotFound(request, reply);
    const away = elsewhere(mobile, request, pathname + searchOf(request.url));
    if (away) return sendToMobile(reply, away);
    return sendPage(request, reply, await findPage(request));
  });
  const isVisit = (request: IncomingMessage) =>
    !(officeHost && names(request, officeHost)) && !(mobile && isMobileAgent(request.headers['user-agent']));
  answerKeptFirst(app, { cache, keys, isVisit, observe });
}
