import { createRequire } from 'node:module';
import path from 'node:path';
import { events } from '@nukkad/contract/events';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { madeOnce } from '../made-once.ts';
import { asyncApiDocument } from './asyncapi.ts';
import { mountBuiltFiles } from './built-files.ts';
import { callsPage, callsPageScript } from './calls.page.ts';
import { eventsPage } from './events.page.ts';
import type { openApiDocument } from './openapi.ts';

/** Swagger UI sets widths and pictures inline; no script but its own runs, and nothing is asked of other hosts. */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const html = 'text/html; charset=utf-8';
const json = 'application/json; charset=utf-8';

const require = createRequire(import.meta.url);

/** The browser's part of Swagger UI, which the package of its plugin carries. */
const swaggerUi = () =>
  path.join(path.dirname(require.resolve('@fastify/swagger-ui/package.json')), 'static');

/**
 * `/openapi.json` and `/asyncapi.json` for programs, `/docs` and `/docs/events` for people. Each is made when it is
 * first asked for: most processes are never asked.
 */
export async function mountDocs(
  app: FastifyInstance,
  document: () => ReturnType<typeof openApiDocument>,
  config: Pick<Config, 'BRAND_NAME' | 'publicOrigin'>,
): Promise<void> {
  const calls = madeOnce(() => JSON.stringify(document()));
  const told = madeOnce(() => JSON.stringify(asyncApiDocument(events, config)));
  const page = madeOnce(() => eventsPage(config.BRAND_NAME, events));
  app.get('/openapi.json', async (_request, reply) => reply.type(json).send(calls()));
  app.get('/asyncapi.json', async (_request, reply) => reply.type(json).send(told()));
  app.get('/docs/events', async (_request, reply) => reply.type(html).send(page()));
  await app.register(async (docs) => {
    docs.addHook('onSend', async (_request, reply) => void reply.header('content-security-policy', policy));
    const drawn = callsPage(`${config.BRAND_NAME} API`);
    for (const address of ['/docs', '/docs/'])
      docs.get(address, async (_request, reply) => reply.type(html).send(drawn));
    docs.get('/docs/own.js', async (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(callsPageScript),
    );
    await mountBuiltFiles(docs, '/docs/static/', { root: swaggerUi(), maxAge: '1h' });
  });
}
