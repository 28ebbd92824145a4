import { endpoints } from '@nukkad/contract/index';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { createContributions } from './platform/contributions.ts';
import { openDatabase, openPoolBeside } from './platform/db/database.ts';
import { endPool } from './platform/db/end-pool.ts';
import type { Domain } from './platform/domain.ts';
import { boundedCalls } from './platform/http/calls.ts';
import { closeServer } from './platform/http/close-server.ts';
import { keptAnswers } from './platform/http/kept-answers.ts';
import { answerFailure } from './platform/http/failures.ts';
import { mountHealth } from './platform/http/health.ts';
import { watchJobs } from './platform/http/readiness.ts';
import { type Metrics, mountMetrics } from './platform/http/metrics.ts';
import { mountRoute } from './platform/http/mount.ts';
import { mountNotFound } from './platform/http/not-found.ts';
import { mountEncryptedPayloads } from './platform/http/payload/encrypted-payloads.ts';
import { openApiDocument } from './platform/http/openapi.ts';
import { mountDocs } from './platform/http/docs.ts';
import { inProcessCalls } from './platform/http/pages/in-process.ts';
import { pageCache } from './platform/http/pages/page-cache.ts';
import { createServer } from './platform/http/server.ts';
import { shedBeforeRouting } from './platform/http/load-shedding.ts';
import { keepOriginsApart, mountBackoffice } from './platform/http/backoffice.ts';
import { type WebParts, mountWeb } from './platform/http/web.ts';
import { mountInbox } from './platform/inbox/index.ts';
import type { Log } from './platform/log.ts';
import type { Consumer } from './platform/outbox/event.ts';
import type { Platform } from './platform/platform.ts';
import { createReaders } from './platform/reading/readers.ts';
import type { Providers } from './platform/providers/index.ts';
import { openSnapshots } from './platform/snapshot/snapshots.ts';
import { mountFiles } from './platform/storage/mount-files.ts';
import type { Storage } from './platform/storage/storage.ts';
import { createWrite } from './platform/write.ts';
import { type Composition, composeDomains } from './domains.ts';
import { createWork } from './work.ts';

export interface AppDependencies {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly log: Log;
  readonly storage: Storage;
  readonly providers: Providers;
}

export interface App {
  readonly http: FastifyInstance;
  readonly platform: Platform;
  readonly consumers: readonly Consumer[];
  /** For the command that makes Admins; answers the ticket of the one-time link. */
  readonly makeAdmin: Composition['makeAdmin'];
  /** What the authenticator of an Admin shows now, for a demo; null in production. */
  readonly codeOfAdmin: Composition['codeOfAdmin'];
  /** Listens on `port` (0: any free one) and starts the relay, the jobs and the socket. Answers the address. */
  start(port: number): Promise<string>;
  /** Finishes what is under way, then stops everything. */
  stop(): Promise<void>;
}

/** An endpoint without a route, or a route that the contract does not hold, is a mistake found at start. */
function checkRoutes(domains: readonly Domain[]): void {
  const served = new Set(domains.flatMap((domain) => domain.routes.map((route) => route.endpoint)));
  const missing = endpoints
    .filter((endpoint) => !served.has(endpoint))
    .map((endpoint) => `${endpoint.method} ${endpoint.path}`);
  const unknown = [...served]
    .filter((endpoint) => !endpoints.includes(endpoint))
    .map((endpoint) => `${endpoint.method} ${endpoint.path}`);
  if (missing.length > 0) throw new Error(`No route serves: ${missing.join(', ')}`);
  if (unknown.length > 0) throw new Error(`The contract does not hold: ${unknown.join(', ')}`);
}

/** For /ready and the figures: few questions, which must not wait behind the calls. */
const watching = { max: 2, queryTimeoutMs: 2_000, connectTimeoutMs: 2_000 };

/** Some work, some wait for a connection: one that is given back is taken at once. See docs/decisions/0041. */
const callsPerConnection = 2;
/** After ten seconds a caller has given up. */
const callLimitMs = 9_000;

const webParts = (
  { clock, log, contributions: { constraints }, pages: cache }: Platform,
  { domains, isCity }: Pick<Composition, 'domains' | 'isCity'>,
  { observe }: Metrics,
): WebParts => {
  const routes = domains.flatMap((domain) => domain.routes);
  return { api: inProcessCalls({ routes, clock, log, constraints }), cache, isCity, observe };
};

/** Every route and page, behind the limits and headers that all of them share. */
async function mountAll(
  platform: Platform,
  { domains, authenticate, gate, isCity }: Composition,
  pool: pg.Pool,
) {
  const { config, clock, log, contributions } = platform;
  const http = await createServer(config, log);
  http.setErrorHandler(answerFailure(contributions.constraints));
  const calls = boundedCalls(config.DATABASE_POOL * callsPerConnection, callLimitMs);
  shedBeforeRouting(http.server, calls);
  keepOriginsApart(http, config);
  mountEncryptedPayloads(http, platform);
  const watchPool = openPoolBeside(pool, watching);
  const watch = watchJobs(watchPool);
  mountHealth(http, platform, watch);
  mountInbox(http, platform);
  mountFiles(http, platform);
  const metrics = mountMetrics(http, config, { pool, watch, calls });
  await mountDocs(http, () => openApiDocument(endpoints, config), config);
  for (const domain of domains) {
    for (const route of domain.routes) mountRoute(http, { config, clock, authenticate, gate, calls }, route);
    await domain.pages?.(http);
  }
  if (config.roles.has('web')) await mountBackoffice(http);
  if (config.roles.has('web')) await mountWeb(http, config, webParts(platform, { domains, isCity }, metrics));
  else mountNotFound(http);
  return { http, metrics, watchPool };
}

/** Puts the parts together; opens no door until `start`. */
export async function createApp({ pool, ...parts }: AppDependencies): Promise<App> {
  const { clock, config } = parts;
  const db = openDatabase(pool);
  const contributions = createContributions();
  const { constraints } = contributions;
  const work = createWork();
  const write = createWrite({ db, clock, constraints, afterCommit: () => work.wake() });
  const readers = createReaders(parts.log);
  const snapshots = openSnapshots(db);
  const platform: Platform = {
    ...parts,
    db,
    contributions,
    write,
    readers,
    pages: pageCache(Date.now, config.PAGES_KEPT_MB * 1_048_576),
    snapshots,
    answers: keptAnswers(snapshots.versionsOf),
  };
  const composition = composeDomains(platform, work);
  const { domains } = composition;
  checkRoutes(domains);
  contributions.gather(domains);
  const { http, metrics, watchPool } = await mountAll(platform, composition, pool);
  return {
    http,
    platform,
    makeAdmin: composition.makeAdmin,
    codeOfAdmin: composition.codeOfAdmin,
    consumers: domains.flatMap((domain) => domain.consumers ?? []),
    start: async (port) => {
      await work.start({ platform, pool, composition, http: http.server });
      return http.listen({ port, host: config.HOST });
    },
    stop: async () => {
      await work.closeSockets();
      // What calls still write is in the outbox, for another node or for the next start.
      await Promise.all([closeServer(http), work.stop()]);
      readers.close();
      await metrics.close();
      await endPool(watchPool, 500);
    },
  };
}
