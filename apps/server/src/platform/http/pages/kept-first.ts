import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { newId } from '../../id.ts';
import { answerBeforeRouting } from '../load-shedding.ts';
import type { Observe } from '../metrics.ts';
import { isSameTag } from '../not-modified.ts';
import type { PageCache } from './page-cache.ts';
import type { PageKeys } from './page-keys.ts';
import type { ReadyPage } from './ready-page.ts';

interface KeptFirst {
  readonly cache: PageCache;
  readonly keys: PageKeys;
  /** Whether pages are for this request, whatever its address: not those of the back office's host, or of phones with a site. */
  readonly isVisit: (request: IncomingMessage) => boolean;
  readonly observe: Observe;
}

/** NUL and halves of characters in a query: such an address is refused behind the router. */
const unreadable = /%00|%ed%[ab]/i;

/** Without what belongs to a body. */
const withoutBody = ({
  'content-type': _type,
  'content-encoding': _encoding,
  ...head
}: Readonly<Record<string, string>>) => head;

/** False where its headers are not known yet. */
function send(request: IncomingMessage, response: ServerResponse, page: ReadyPage): boolean {
  const encoding = page.encodingFor(request.headers['accept-encoding']);
  const head = page.headNow(encoding);
  if (!head) return false;
  const own = { 'x-request-id': newId() };
  if (isSameTag(request.headers['if-none-match'], head['etag'])) {
    response.writeHead(304, { ...withoutBody(head), ...own }).end();
    return true;
  }
  const body = page.bytesIn(encoding);
  response.writeHead(page.status, { ...head, 'content-length': body.length, ...own });
  response.end(request.method === 'HEAD' ? undefined : body);
  return true;
}

/**
 * Answers a page that is kept before the router and its hooks, with the headers that it had behind them. Such a visit is
 * measured, and not counted for the rate limit: it costs less than the counting.
 */
export function answerKeptFirst(app: FastifyInstance, { cache, keys, isVisit, observe }: KeptFirst): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  const pageFor = ({ method, url = '', headers }: IncomingMessage): ReadyPage | null => {
    if (closing || (method !== 'GET' && method !== 'HEAD') || unreadable.test(url)) return null;
    const key = keys.known(url, keys.visitorOf(headers.cookie ?? null));
    return key && cache.getNow(key);
  };
  answerBeforeRouting(app.server, (request, response) => {
    const page = pageFor(request);
    if (!page || !isVisit(request)) return false;
    const began = performance.now();
    if (!send(request, response, page)) return false;
    const { method = 'GET' } = request;
    response.once('finish', () => observe(method, response.statusCode, (performance.now() - began) / 1_000));
    return true;
  });
}
