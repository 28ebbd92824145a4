/** One turn of a load, bounded in time or in number, and what it cost. */
import { bodyOf } from '@nukkad/contract/kernel/call-body';
import { addressOf, type CallInput } from '@nukkad/contract/kernel/client';
import type { AnyEndpoint, Method } from '@nukkad/contract/kernel/endpoint';
import autocannon from 'autocannon';
import { browserHeaders } from './ask.ts';
import { cpuOf, cpuOfFamily, type Started } from './processes.ts';

export interface Turn {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of CPU an operation: of the server under load and of PostgreSQL. */
  readonly serverCpu: number;
  readonly databaseCpu: number;
}

export interface LoadOptions {
  readonly path: string;
  readonly method?: Method;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A call by the contract as the load sends it. */
export function loadOptionsOf<E extends AnyEndpoint>(
  endpoint: E,
  given: CallInput<E>,
  headers?: Readonly<Record<string, string>>,
): LoadOptions & { readonly method: Method } {
  const body = bodyOf(endpoint, given);
  if (body instanceof FormData) throw new Error('The load sends no files.');
  return { method: endpoint.method, path: addressOf(endpoint, given), headers, body: body ?? undefined };
}

export interface Load {
  readonly origin: string;
  readonly connections: number;
  /** Seconds, or a number of requests. */
  readonly bound: { readonly seconds: number } | { readonly amount: number };
  /** Asked anew for every request. */
  readonly next: () => LoadOptions;
}

export interface Measured {
  readonly server: Started;
  /** The postmaster's process id. */
  readonly database: number;
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The CPU before and after, shared out to the operations. */
async function measured(
  { server, database }: Measured,
  work: () => Promise<{ seconds: number; times: number[] }>,
): Promise<Turn> {
  const before = { server: cpuOf(server.pid), database: cpuOfFamily(database) };
  const { seconds, times } = await work();
  const share = (used: number) => Math.round((used * 1e6) / times.length);
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    serverCpu: share(cpuOf(server.pid) - before.server),
    databaseCpu: share(cpuOfFamily(database) - before.database),
  };
}

/** A machine that stalls for a second has some turned away (503): they are no operations, and end no run of ten minutes. */
const mostTurnedAway = 0.01;

async function cannon({ origin, connections, bound, next }: Load) {
  const times: number[] = [];
  const setupRequest = (request: { path: string }) => {
    const { headers, ...options } = next();
    return { method: 'GET', body: '', ...request, ...options, headers: { ...browserHeaders, ...headers } };
  };
  const run = autocannon({
    url: origin,
    connections,
    timeout: 10,
    ...('seconds' in bound ? { duration: bound.seconds } : { amount: bound.amount }),
    requests: [{ method: 'GET', path: '/', setupRequest }],
  });
  const wrong = new Map<number, number>();
  // Autocannon ends on its next tick of a second: the last answer says when the work was done.
  const began = performance.now();
  let ended = began;
  run.on('response', (_client: unknown, status: number, _bytes: number, ms: number) => {
    ended = performance.now();
    if (status >= 200 && status < 300) times.push(ms);
    else wrong.set(status, (wrong.get(status) ?? 0) + 1);
  });
  const result = await run;
  const isFew = (wrong.get(503) ?? 0) <= Math.max(1, times.length * mostTurnedAway);
  if (result.errors > 0 || !isFew || [...wrong.keys()].some((status) => status !== 503))
    throw new Error(`${origin} answered ${JSON.stringify([...wrong])}, ${result.errors} errors.`);
  return { seconds: (ended - began) / 1_000, times };
}

export const loadTurn = (of: Measured, load: Load): Promise<Turn> => measured(of, () => cannon(load));
