import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Which of the two apps an address belongs to. */
type ServedAt = 'public' | 'backoffice' | 'both';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Left out: the public app. */
    servedAt?: ServedAt;
    /** How calls of this route are counted; left out: as a page. */
    counted?: 'api' | 'webhook' | 'builtFile';
  }
}

/** Calls for Admins alone; a document under review is asked for by both apps at one address. */
export function servedAtOf({ path }: AnyEndpoint): ServedAt {
  if (path === '/document/signedUrl') return 'both';
  return /^\/(backoffice|workflow)\//.test(path) ? 'backoffice' : 'public';
}

/** Every route that is registered in `scope` from here on belongs to this app, is counted so, or both. */
export function markRoutes(
  scope: FastifyInstance,
  marks: { readonly servedAt?: ServedAt; readonly counted?: 'builtFile' },
): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, ...marks };
  });
}

/**
 * Decided by the route that the router matched. The text of the address is no ground to decide anything on: the router
 * decodes it, so that `/%62ackoffice/` and `/backoffice/` are one address in two spellings.
 */
export const servedAt = (request: FastifyRequest): ServedAt =>
  request.routeOptions.config.servedAt ?? 'public';

const unreserved = /[\w.~-]/;

/** The path without its query, in the one spelling of RFC 3986, 6.2.2: for addresses that no route serves. */
export function plainPath(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return path.replace(/%[\da-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return unreserved.test(character) ? character : code.toUpperCase();
  });
}
