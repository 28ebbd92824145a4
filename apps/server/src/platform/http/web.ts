import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { projectRoot } from '../paths.ts';
import { mountBuiltFiles } from './built-files.ts';
import type { Calls } from './calls.ts';
import { inProcess } from './limits.ts';
import { type MobileSite, mobileSiteOf, mobileVisit, narrowScreenScript } from './mobile-site.ts';
import { answerNotFound, mountNotFound } from './not-found.ts';
import { markRoutes, plainPath } from './served-at.ts';
import { payloadPublicKey } from './payload/payload-keys.ts';
import { acceptsGzip, gzipWith, precompressPage } from './precompressed-page.ts';
import { type Page, type PageCache, pageCache } from './page-cache.ts';

export interface WebContext {
  /** Answers a call of the page's loaders inside this process. Always anonymous: public pages are cached. */
  readonly api: (request: Request) => Promise<Response>;
  readonly nonce: string;
  readonly publicOrigin: string;
  readonly brand: string;
  readonly production: boolean;
  /** What browsers encrypt bodies to; null: they do not. */
  readonly payloadKey: string | null;
}

export interface WebBuild {
  readonly handle: (request: Request, context: WebContext) => Promise<Response>;
}

const nonceMark = '__NONCE__';
/** What a page may depend on besides its address: nothing of the visitor but the language, theme and city. */
const pageCookies = ['lang', 'theme', 'place'] as const;

/** A call without a socket: the page's loader asks the same routes that a browser would. */
function inProcessApi(app: FastifyInstance): WebContext['api'] {
  return async (request) => {
    const url = new URL(request.url);
    const answer = await app.inject({
      method: 'GET',
      url: url.pathname + url.search,
      remoteAddress: inProcess,
      headers: { lang: request.headers.get('lang') ?? 'en' },
    });
    return new Response(answer.rawPayload.length > 0 ? new Uint8Array(answer.rawPayload) : null, {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type'] ?? 'application/json') },
    });
  };
}

/** The cookies that count, in one spelling: the page's key, and all that its rendering is shown. */
function cookiesFor(request: FastifyRequest): string {
  return pageCookies
    .flatMap((name) => {
      const value = request.cookies[name];
      return value === undefined || value.length > 40 ? [] : [`${name}=${encodeURIComponent(value)}`];
    })
    .join('; ');
}

/** Pages are sent whole, so they are rendered whole, as for a search engine. */
const wholePages = { 'user-agent': 'page-cache bot', accept: 'text/html' };

async function render(
  build: WebBuild,
  address: URL,
  visitor: { readonly cookie: string },
  context: WebContext,
): Promise<Page> {
  const request = new Request(address, { method: 'GET', headers: { ...wholePages, ...visitor } });
  const response = await build.handle(request, context);
  return { status: response.status, headers: [...response.headers], body: await response.text() };
}

/** Always on our own origin: `//elsewhere/x` is a path like any other. One page has one spelling, whichever way it is requested. */
function addressOf(url: string, origin: string): URL | null {
  const [query = ''] = /\?[^#]*/.exec(url) ?? [];
  const address = origin + plainPath(url) + query;
  return url.startsWith('/') && URL.canParse(address) ? new URL(address) : null;
}

/** A page depends on the device only where phones have a separate site. */
function withMobileSite(page: Page, site: MobileSite | null): Page {
  if (!site) return page;
  const script = `<script nonce="${nonceMark}">${narrowScreenScript(site)}</script>`;
  const headers = page.headers.map(([name, value]): readonly [string, string] =>
    name.toLowerCase() === 'vary' ? [name, `${value}, User-Agent`] : [name, value],
  );
  const varies = headers.some(([name]) => name.toLowerCase() === 'vary');
  return {
    ...page,
    headers: varies ? headers : [...headers, ['vary', 'User-Agent']],
    body: page.body.replace('</head>', () => `${script}</head>`),
  };
}

/** Only this device is redirected: the answer must not be cached. */
const sendToMobile = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header('vary', 'User-Agent').header('cache-control', 'no-store').redirect(address, 302);

/** The compressed bytes of a page are dropped with the page. */
const packed = new WeakMap<Page, ReturnType<typeof precompressPage>>();

/** A packet holds about this much; below it packing does not pay. */
const worthPacking = 1_400;

function bytesFor(request: FastifyRequest, page: Page, nonce: string): { gzip: boolean; body: Buffer } {
  const gzip = page.body.length >= worthPacking && acceptsGzip(request.headers['accept-encoding']);
  if (!gzip) return { gzip, body: Buffer.from(page.body.replaceAll(nonceMark, nonce)) };
  const parts = packed.get(page) ?? precompressPage(page.body, nonceMark);
  packed.set(page, parts);
  return { gzip, body: gzipWith(parts, nonce) };
}

/** Pages have no route, so no hook of a route compresses them. */
function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page, nonce: string): FastifyReply {
  const { gzip, body } = bytesFor(request, page, nonce);
  const varies = page.headers.find(([name]) => name.toLowerCase() === 'vary')?.[1];
  for (const [name, value] of page.headers) if (name !== 'content-length') void reply.header(name, value);
  void reply.header('vary', varies ? `${varies}, Accept-Encoding` : 'Accept-Encoding');
  if (gzip) void reply.header('content-encoding', 'gzip');
  void reply.status(page.status).header('content-length', body.length);
  return request.method === 'HEAD' ? reply.send() : reply.send(body);
}

/**
 * The web app's build: files with a cache lifetime of a year, pages rendered here. Pages are anonymous, so one
 * rendering serves all visitors for 15 seconds; only the CSP nonce is inserted anew each time.
 */
export async function mountWeb(
  app: FastifyInstance,
  config: Config,
  { cache, calls }: { readonly cache: PageCache; readonly calls: Calls },
): Promise<void> {
  const folder = path.join(projectRoot, 'apps/web/build');
  const entry = path.join(folder, 'server/index.js');
  if (!existsSync(entry)) return mountNotFound(app);
  const build = (await import(pathToFileURL(entry).href)) as WebBuild;
  const context: WebContext = {
    api: inProcessApi(app),
    nonce: nonceMark,
    publicOrigin: config.publicOrigin,
    brand: config.BRAND_NAME,
    production: config.production,
    payloadKey: payloadPublicKey(config.APP_KEY),
  };
  await app.register(async (files) => {
    markRoutes(files, { counted: 'builtFile' });
    await mountBuiltFiles(files, '/', {
      root: path.join(folder, 'client'),
      maxAge: '1h',
      setHeaders: (response, file) => {
        if (file.includes(`${path.sep}assets${path.sep}`))
          response.header('cache-control', 'public, max-age=31536000, immutable');
        // A worker that were kept would keep the old release with it.
        if (/[\\/]sw\.js(\.br|\.gz)?$/.test(file)) response.header('cache-control', 'no-cache');
      },
    });
  });
  mountPages(app, build, context, { mobile: mobileSiteOf(config), cache, calls });
}

/** Calls, and files of a build that is no longer there: a page in their place would be read as JSON or as a script. */
const noPages = /^\/(api|assets|backoffice\/assets)(\/|$)/;

/**
 * Specification section 2: the root redirects to home (decision 0047). Answered before any rendering; browsers and
 * proxies keep it for a day, so that the address of the home page can still be changed later.
 */
function mountRoot(app: FastifyInstance, origin: string, mobile: MobileSite | null): void {
  app.get('/', async (request, reply) => {
    const search = addressOf(request.url, origin)?.search ?? '';
    const elsewhere =
      mobile &&
      mobileVisit(mobile, {
        url: `/${search}`,
        userAgent: request.headers['user-agent'],
        host: request.host,
      });
    if (elsewhere) return sendToMobile(reply, elsewhere);
    if (mobile) void reply.header('vary', 'User-Agent');
    return reply.header('cache-control', 'public, max-age=86400').redirect(`/home${search}`, 301);
  });
}

/** A path without a route is a page. */
export function mountPages(
  app: FastifyInstance,
  build: WebBuild,
  context: WebContext,
  {
    mobile = null,
    cache = pageCache(),
    calls = null,
  }: { mobile?: MobileSite | null; cache?: PageCache; calls?: Calls | null } = {},
): void {
  mountRoot(app, context.publicOrigin, mobile);
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request, reply) => {
    if (noPages.test(plainPath(request.url)) || !['GET', 'HEAD'].includes(request.method))
      return answerNotFound(request, reply);
    const cookie = cookiesFor(request);
    const address = addressOf(request.url, context.publicOrigin);
    if (!address) return answerNotFound(request, reply);
    const elsewhere =
      mobile &&
      mobileVisit(mobile, {
        url: address.pathname + address.search,
        userAgent: request.headers['user-agent'],
        host: request.host,
      });
    if (elsewhere) return sendToMobile(reply, elsewhere);
    const draw = () => render(build, address, { cookie }, context);
    // Remembered pages cost next to nothing; a rendering is work like any call.
    const page = await cache.get(`${address.pathname}${address.search}\n${cookie}`, async () =>
      withMobileSite(await (calls ? calls.run(draw) : draw()), mobile),
    );
    return sendPage(request, reply, page, reply.raw.cspNonce ?? '');
  });
}
