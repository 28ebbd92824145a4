/** The programs under load: the built product, and beside it the limit. */
import { createServer } from 'node:net';
import path from 'node:path';
import { projectRoot } from '../apps/server/src/platform/paths.ts';
import { nextMessage, startNode, type Started, untilReady } from './processes.ts';

const here = (file: string) => path.join(import.meta.dirname, 'limit', file);
const metricsToken = 'the-bench-reads-the-figures';
/** Both sides write it into their answers. */
const publicOrigin = 'http://localhost:8080';

export interface Product extends Started {
  readonly origin: string;
  /** Milliseconds that the event loop was late since the last question: 99th percentile and longest. */
  lag(): Promise<{ p99: number; max: number }>;
  /** Megabytes: of JavaScript's heap in use, and of buffers beside it. */
  memory(): Promise<{ heap: number; external: number }>;
}

/** A page or a file as the product answered it. */
export interface HeldAnswer {
  readonly type: string;
  readonly encoding: string | null;
  readonly bytes: Buffer;
  readonly html: string;
}

export interface Limit extends Started {
  readonly origin: string;
  /** By address. */
  hold(answers: ReadonlyMap<string, HeldAnswer>): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const gauge = (text: string, name: string) =>
  Number(new RegExp(`^nodejs_${name} ([\\d.e+-]+)`, 'm').exec(text)?.[1] ?? 0);
const megabyte = 1_048_576;

/** The server as it is built; `roles` as in ROLE. */
export async function startProduct(
  databaseUrl: string,
  secret: string,
  roles: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const main = path.join(projectRoot, 'apps/server/build/main.js');
  const started = startNode([main], {
    DATABASE_URL: databaseUrl,
    APP_SECRET: secret,
    PORT: String(port),
    PUBLIC_ORIGIN: publicOrigin,
    ROLE: roles,
    SEED_SCALE: 'none',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_SCALE: '1000000',
    METRICS_TOKEN: metricsToken,
    ...variables,
  });
  await untilReady(`${origin}/ready`, started.child);
  const metrics = async () => {
    const headers = { authorization: `Bearer ${metricsToken}` };
    return (await fetch(`${origin}/metrics`, { headers })).text();
  };
  return {
    ...started,
    origin,
    lag: async () => {
      const text = await metrics();
      const ms = (name: string) => 1_000 * gauge(text, `eventloop_lag_${name}_seconds`);
      return { p99: ms('p99'), max: ms('max') };
    },
    memory: async () => {
      const text = await metrics();
      const megabytes = (name: string) => gauge(text, name) / megabyte;
      return { heap: megabytes('heap_size_used_bytes'), external: megabytes('external_memory_bytes') };
    },
  };
}

/** The product without a page cache: it renders each page anew. */
export const startRenderer = (databaseUrl: string, secret: string): Promise<Product> =>
  startProduct(databaseUrl, secret, 'web,api', { PAGES_KEPT_MB: '0' });

export async function startLimit(databaseUrl: string, secret: string): Promise<Limit> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const started = startNode([here('server.mjs')], {
    LIMIT_DATABASE_URL: databaseUrl,
    LIMIT_PORT: String(port),
    LIMIT_SECRET: secret,
    LIMIT_PUBLIC_ORIGIN: publicOrigin,
    NODE_ENV: 'production',
  });
  const { child } = started;
  await untilReady(`${origin}/ready`, child);
  const hold = async (answers: ReadonlyMap<string, HeldAnswer>) => {
    const done = nextMessage(child);
    child.send([...answers] as never);
    await done;
  };
  return { ...started, origin, hold };
}

/** Bare Socket.IO, with one insert for each message. */
export async function startMessageLimit(databaseUrl: string): Promise<Started & { readonly origin: string }> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const started = startNode([here('messages.mjs')], {
    LIMIT_DATABASE_URL: databaseUrl,
    LIMIT_PORT: String(port),
    NODE_ENV: 'production',
  });
  await untilReady(origin, started.child);
  return { ...started, origin };
}
