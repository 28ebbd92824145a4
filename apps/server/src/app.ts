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
import { type Accepting, acceptMore } from './platform/http/accept-more.ts';
import { watchJobs } from './platform/http/readiness.ts';
import { mountMetrics } from './platform/http/metrics.ts';
import { mountRoute } from './platform/http/mount.ts';
import { mountNotFound } from './platform/http/not-found.ts';
import { mountEncryptedPayloads } from './platform/http/payload/encrypted-payloads.ts';
import { openApiDocument } from './platform/http/openapi.ts';
import { mountDocs } from './platform/http/docs.ts';
import { type InProcess, inProcessCalls } from './platform/http/pages/in-process.ts';
import { pageCache } from './platform/http/pages/page-cache.ts';
import { type PagesAhead, pagesAhead } from './platform/http/pages/pages-ahead.ts';
import { createServer } from './platform/http/server.ts';
import { shedBeforeRouting } from './platform/http/load-shedding.ts';
import { keepOriginsApart, mountBackoffice } from './platform/http/backoffice.ts';
import { mountWeb } from './platform/http/web.ts';
import { mountInbox } from './platform/inbox/index.ts';
import type { Log } from './platform/log.ts';
import type { CronEntry } from './platform/jobs/worker.ts';
import type { Consumer } from './platform/outbox/event.ts';
import type { Platform } from './platform/platform.ts';
import { createReaders } from './platform/reading/readers.ts';
import { pdfRefusals } from './pdf-refusals.ts';
import { createSealing } from './platform/sealing/create-sealing.ts';
import type { Providers } from './platform/providers/index.ts';
import { openSnapshots } from './platform/snapshot/snapshots.ts';
import { type AskWithoutSocket, callsWithoutSocket } from './platform/socket/answer-calls.ts';
import { mountFiles } from './platform/storage/mount-files.ts';
import type { Storage } from './platform/storage/storage.ts';
import type { Telling } from './platform/telling.ts';
import { createWrite } from './platform/write.ts';
import { type Composition, composeDomains } from './domains.ts';
import { startPagesProcess } from './start-pages-process.ts';
import { createBackground } from './background.ts';

export interface AppDependencies {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly log: Log;
  readonly storage: Storage;
  readonly providers: Providers;
  /** The past of a demo city that another process tells meanwhile. */
  readonly telling?: Telling | null;
  readonly patience?: Patience;
  /** The build of the back office, where it goes on beside open doors. */
  readonly officeBuilt?: Promise<unknown> | undefined;
}

/** How long callers wait, milliseconds: for an answer, and of that for a connection to the database. */
export interface Patience {
  readonly callMs: number;
  readonly connectionMs: number | undefined;
}

export interface App {
  readonly http: FastifyInstance;
  readonly platform: Platform;
  readonly consumers: readonly Consumer[];
  /** What the clock does; in a running server its worker does it. */
  readonly cron: readonly CronEntry[];
  /** For the command that makes Admins; answers the ticket of the one-time link. */
  readonly makeAdmin: Composition['makeAdmin'];
  /** What the authenticator of an Admin shows now, for a demo; null in production. */
  readonly codeOfAdmin: Composition['codeOfAdmin'];
  readonly askWithoutSocket: AskWithoutSocket;
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

/** Some work, some wait for a connection: one that is given back is taken at once. See docs/decisions/edge-and-sessions.md. */
const callsPerConnection = 2;
/** After ten seconds a caller has given up. */
const ofCallers: Patience = { callMs: 9_000, connectionMs: undefined };

/** The calls that the loaders of pages make. */
export const pageCallsOf = (
  { clock, log, contributions: { constraints } }: Platform,
  { domains }: Pick<Composition, 'domains'>,
): InProcess =>
  inProcessCalls({ routes: domains.flatMap((domain) => domain.routes), clock, log, constraints });

/** Null: there are no pages, or none are rendered ahead. */
function aheadOf(
  { config, pages: cache, log }: Platform,
  { expectedPages: expected }: Pick<Composition, 'expectedPages'>,
  { pool, hasPages }: { readonly pool: pg.Pool; readonly hasPages: boolean },
): PagesAhead | null {
  const megabytes = Math.min(config.PAGES_AHEAD_MB, config.PAGES_KEPT_MB);
  if (!hasPages || megabytes === 0) return null;
  const databaseUrl = pool.options.connectionString ?? '';
  const openRenderer = () => startPagesProcess({ config, databaseUrl });
  return pagesAhead({ cache, log, expected, openRenderer, maxBytes: megabytes * 1_048_576 });
}

/** Every route and page, behind the limits and headers that all of them share. */
async function mountAll(
  platform: Platform,
  composition: Composition,
  { pool, patience = ofCallers, officeBuilt }: Pick<AppDependencies, 'pool' | 'patience' | 'officeBuilt'>,
) {
  const { domains, authenticate, gate, isCity } = composition;
  const { config, clock, log, contributions } = platform;
  const http = await createServer(config, log);
  http.setErrorHandler(answerFailure(contributions.constraints));
  const calls = boundedCalls(config.DATABASE_POOL * callsPerConnection, patience.callMs);
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
  if (config.roles.has('web')) await mountBackoffice(http, officeBuilt);
  const parts = { api: pageCallsOf(platform, composition), cache: platform.pages, isCity };
  const hasPages =
    config.roles.has('web') && (await mountWeb(http, config, { ...parts, observe: metrics.observe }));
  if (!hasPages) mountNotFound(http);
  return { http, metrics, watchPool, ahead: aheadOf(platform, composition, { pool, hasPages }) };
}

/** The domains on their platform. */
export function composeApp({ pool, patience, ...parts }: Omit<AppDependencies, 'telling'>) {
  const { clock, config } = parts;
  const db = openDatabase(pool, patience?.connectionMs);
  const contributions = createContributions();
  const { constraints } = contributions;
  const background = createBackground();
  const write = createWrite({ db, clock, constraints, afterCommit: () => background.wake() });
  const readers = createReaders(parts.log);
  const snapshots = openSnapshots(db);
  const platform: Platform = {
    ...parts,
    db,
    contributions,
    write,
    readers,
    sealing: createSealing({ config, clock, readers, refusals: pdfRefusals }),
    pages: pageCache(Date.now, config.PAGES_KEPT_MB * 1_048_576),
    snapshots,
    answers: keptAnswers(snapshots.versionsOf, { log: parts.log }),
  };
  const composition = composeDomains(platform, background);
  const { domains } = composition;
  checkRoutes(domains);
  contributions.gather(domains);
  return { platform, composition, background };
}

/** Puts the parts together; opens no door until `start`. */
export async function createApp({ telling = null, ...parts }: AppDependencies): Promise<App> {
  const { pool, config } = parts;
  const { platform, composition, background } = composeApp(parts);
  const { domains } = composition;
  const { http, metrics, watchPool, ahead } = await mountAll(platform, composition, parts);
  let accepting: Accepting | null = null;
  return {
    http,
    platform,
    makeAdmin: composition.makeAdmin,
    codeOfAdmin: composition.codeOfAdmin,
    askWithoutSocket: callsWithoutSocket(
      { ...composition, clock: platform.clock },
      domains.flatMap(({ sockets = [] }) => sockets.flatMap(({ routes }) => routes)),
    ),
    consumers: domains.flatMap((domain) => domain.consumers ?? []),
    cron: domains.flatMap((domain) => domain.cron ?? []),
    start: async (port) => {
      await background.start({ platform, pool, composition, http: http.server, telling });
      const address = await http.listen({ port, host: config.HOST });
      accepting = acceptMore(http.server, platform.log);
      // Pages that no visitor has asked for yet can wait.
      void telling?.over.then(() => ahead?.start());
      if (!telling) ahead?.start();
      return address;
    },
    stop: async () => {
      await Promise.all([ahead?.stop(), background.closeSockets()]);
      // What calls still write is in the outbox, for another node or for the next start.
      await Promise.all([closeServer(http, accepting), background.stop()]);
      platform.readers.close();
      await metrics.close();
      await endPool(watchPool, 500);
    },
  };
}
