import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { events } from '@nukkad/contract/events';
import type { Config } from '../config.ts';
import { asyncApiDocument } from './asyncapi.ts';
import { eventsPage } from './events.page.ts';
import type { openApiDocument } from './openapi.ts';

/** The library sets widths and pictures inline; no script but its own runs, and nothing is asked of other hosts. */
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

/** The library's page does not say that it fits a phone. */
const fitPhones = `const meta = document.createElement('meta');
meta.name = 'viewport';
meta.content = 'width=device-width, initial-scale=1';
document.head.append(meta);`;

const style = `.swagger-ui .topbar { display: none; }
.swagger-ui .opblock .opblock-summary-path { word-break: break-word; max-width: 100%; }`;

/** `/openapi.json` and `/asyncapi.json` for programs, `/docs` and `/docs/events` for people. */
export async function mountDocs(
  app: FastifyInstance,
  document: ReturnType<typeof openApiDocument>,
  config: Pick<Config, 'BRAND_NAME' | 'publicOrigin'>,
): Promise<void> {
  app.get('/openapi.json', async () => document);
  const told = asyncApiDocument(events, config);
  app.get('/asyncapi.json', async () => told);
  const page = eventsPage(config.BRAND_NAME, events);
  app.get('/docs/events', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: policy,
    theme: {
      title: document.info.title,
      css: [{ filename: 'own.css', content: style }],
      js: [{ filename: 'fit-phones.js', content: fitPhones }],
    },
    uiConfig: {
      docExpansion: 'none',
      filter: true,
      showExtensions: true,
      tagsSorter: 'alpha',
      validatorUrl: null,
    },
  });
}
