import { timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Config } from '../config.ts';
import type { Calls } from './calls.ts';
import type { JobsWatch } from './readiness.ts';

/** Counts an answer that passed by the router. */
export type Observe = (method: string, status: number, seconds: number) => void;

export interface Metrics {
  readonly registry: Registry;
  readonly observe: Observe;
  close(): Promise<void>;
}

function sameToken(given: string | undefined, token: string): boolean {
  const a = Buffer.from(given ?? '');
  const b = Buffer.from(`Bearer ${token}`);
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Of requests that no route serves, as pages. */
const noRoute = 'unknown';

/** Times by the route's pattern, never by its address: ids in labels would grow without end. */
function timeRequests(app: FastifyInstance, registry: Registry): Observe {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? noRoute;
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  return (method, status, took) => seconds.observe({ method, route: noRoute, status }, took);
}

/** Of all nodes together; without a database they keep what they last said. */
function countJobs(registry: Registry, watch: JobsWatch): void {
  const runners = new Gauge({
    name: 'jobs_runners',
    help: 'Job runners that live, on all nodes',
    registers: [registry],
  });
  const oldest = new Gauge({
    name: 'jobs_oldest_due_seconds',
    help: 'How long the oldest due job has been waiting',
    registers: [registry],
    async collect() {
      const known = await watch.look();
      if (known === null) return;
      this.set(known.oldestDueMs / 1000);
      runners.set(known.runners);
    },
  });
  void oldest;
}

function countCalls(registry: Registry, calls: Calls): void {
  const underWay = new Gauge({
    name: 'http_calls_under_way',
    help: 'Calls under way, and for how many there is room',
    labelNames: ['what'],
    registers: [registry],
    collect() {
      const figures = calls.figures();
      this.set({ what: 'now' }, figures.underWay);
      this.set({ what: 'limit' }, figures.limit);
    },
  });
  const refused = new Gauge({
    name: 'http_calls_refused',
    help: 'Calls refused for lack of room since the start',
    registers: [registry],
    collect() {
      this.set(calls.figures().refused);
    },
  });
  void [underWay, refused];
}

interface Measured {
  readonly pool: pg.Pool;
  readonly watch: JobsWatch;
  readonly calls: Calls;
}

/** Prometheus figures on a separate port, or at /metrics behind a token; without either setting they are not served. */
export function mountMetrics(
  app: FastifyInstance,
  config: Config,
  { pool, watch, calls }: Measured,
): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const connections = new Gauge({
    name: 'pg_pool_connections',
    help: 'Connections of the pool',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'total' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  void connections;
  countJobs(registry, watch);
  countCalls(registry, calls);
  const observe = timeRequests(app, registry);
  const token = config.METRICS_TOKEN;
  if (token) {
    app.get('/metrics', { config: { rateLimit: false } }, async (request, reply) => {
      if (!sameToken(request.headers.authorization, token)) return reply.status(403).send('');
      return reply.type(registry.contentType).send(await registry.metrics());
    });
  }
  const server =
    config.METRICS_PORT === undefined
      ? null
      : createServer((_request, response) => {
          void registry
            .metrics()
            .then((text) => response.setHeader('content-type', registry.contentType).end(text));
        }).listen(config.METRICS_PORT, '127.0.0.1');
  return {
    registry,
    observe,
    close: () => new Promise((resolve) => (server ? server.close(() => resolve()) : resolve())),
  };
}
