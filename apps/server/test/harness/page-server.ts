import { type IncomingHttpHeaders, request as httpRequest } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../../src/platform/config.ts';
import { answerFailure } from '../../src/platform/http/failures.ts';
import { type PageParts, mountPages } from '../../src/platform/http/pages/mount-pages.ts';
import type { PageDependencies } from '../../src/platform/http/pages/page-keys.ts';
import type { WebBuild, WebContext } from '../../src/platform/http/pages/render-page.ts';
import { createServer } from '../../src/platform/http/server.ts';
import { createLog } from '../../src/platform/log.ts';
import { testSecret } from './test-secret.ts';

export const pagesOrigin = 'https://nukkad.example';

interface Rendered {
  readonly url: string;
  readonly headers: Headers;
  readonly context: WebContext;
}

/** What the pages answer with, and what they were asked with in turn. */
export interface PagesState {
  rendered: Rendered[];
  headers: Record<string, string>;
  title: string;
  metered: [method: string, status: number][];
}

const withQuery: PageDependencies = { query: { q: /^.{1,80}$/ }, place: true };

/** Pages of one title, which they ask of the API. Of those below /plain neither query nor city counts. */
const buildOf = (state: PagesState): WebBuild => ({
  dependsOn: (path) => (path.startsWith('/plain') ? { query: {}, place: false } : withQuery),
  visitorOf: (cookie) => ({
    language: /lang=hi/.test(cookie ?? '') ? 'hi' : 'en',
    cityCode: /place=(\d{1,10})(;|$)/.exec(cookie ?? '')?.[1] ?? null,
  }),
  handle: async (request, context) => {
    state.rendered.push({ url: request.url, headers: request.headers, context });
    const { language } = context;
    const { body } = await context.api({ method: 'GET', path: '/title', params: {}, query: {}, language });
    const html = `<script nonce="${context.nonce}">let page = 1</script><h1>${body}</h1>${language} ${'x'.repeat(2_000)}`;
    return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', ...state.headers } });
  },
});

/** Servers of made-up pages, over real HTTP. */
export function pageServers() {
  const state: PagesState = { rendered: [], headers: {}, title: '', metered: [] };
  const opened: FastifyInstance[] = [];
  const build = buildOf(state);
  return {
    state,
    build,
    reset: () => Object.assign(state, { rendered: [], headers: {}, title: 'Tap repair', metered: [] }),
    serve: async (parts: Partial<PageParts> = {}): Promise<string> => {
      const variables = { NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '100' };
      const app = await createServer(readConfig(variables, testSecret), createLog('silent'));
      app.setErrorHandler(answerFailure(new Map()));
      mountPages(app, {
        build,
        site: { publicOrigin: pagesOrigin, brand: 'Nukkad', payloadKey: null, production: true },
        api: async () => ({ status: 200, body: state.title, tag: state.title }),
        isCity: async (code) => code === '1277333',
        observe: (method, status) => void state.metered.push([method, status]),
        ...parts,
      });
      opened.push(app);
      return app.listen({ port: 0, host: '127.0.0.1' });
    },
    close: () => Promise.all(opened.map((app) => app.close())),
  };
}

export interface Said {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
}

/** The bytes as they are sent: `fetch` unpacks them, and names no host but its own. */
export function askBytes(
  at: string,
  path: string,
  sent: Record<string, string> = {},
  method = 'GET',
): Promise<Said> {
  const { hostname, port } = new URL(at);
  return new Promise((resolve, reject) => {
    const asked = httpRequest({ hostname, port, path, method, headers: sent }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const bytes = Buffer.concat(parts);
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes, text: bytes.toString() });
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}
