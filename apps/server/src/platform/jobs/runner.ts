import {
  type ParsedCronItem,
  type Runner,
  type TaskList,
  type WorkerEvents,
  Logger,
  run,
} from 'graphile-worker';
import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { openPoolBeside } from '../db/database.ts';
import { endPool } from '../db/end-pool.ts';
import { type Log, maskDigits } from '../log.ts';
import { settledWithin } from '../settled-within.ts';
import { type Lease, holdLease } from './dead-nodes.ts';
import { readJobsState } from './jobs-state.ts';
import { type RunnerWatch, watchRunner } from './runner-watch.ts';

const concurrency = 4;
/** Four that fetch and complete, one that listens, one that holds the lease. */
const connections = 6;
const cutAfterMs = 500;
const lookEveryMs = 2_000;
/** In a row, by all its workers, with a database that answers: graphile-worker remembers some failures for good. */
const fetchesBeforeBroken = 2 * concurrency;
/** A runner that begins nothing for so long, with a job due for as long and room to run it, is taken for broken. */
const stallMs = 30_000;

export interface RunnerDependencies {
  /** Its database is used, not its connections. */
  readonly pool: pg.Pool;
  readonly log: Log;
  readonly taskList: TaskList;
  readonly cron: ParsedCronItem[];
  /** Runners that this process gave up: what they had begun is free. */
  readonly abandoned: readonly string[];
}

export interface RunningRunner {
  readonly id: string;
  /** Why it runs no more jobs, as soon as that is known. Never rejects. */
  readonly ended: Promise<string>;
  /** Begins no more jobs, lets those under way end within `graceMs`, then cuts whatever is left from the database. */
  close(graceMs: number): Promise<void>;
}

export function quietLogger(log: Log): Logger {
  return new Logger(() => (level: string, message) => {
    if (level === 'error') log.error({ part: 'jobs' }, maskDigits(message));
    else if (level === 'warning') log.warn({ part: 'jobs' }, maskDigits(message));
  });
}

/**
 * One life of graphile-worker, on connections of its own. When it cannot mark jobs as done it shuts itself down, and
 * where several batches failed, its promise never settles: `ended` therefore follows its events.
 */
export async function beginRunner(deps: RunnerDependencies): Promise<RunningRunner> {
  const pool = openPoolBeside(deps.pool, { max: connections });
  try {
    return await begin(deps, pool);
  } catch (error) {
    await endPool(pool, cutAfterMs);
    throw error;
  }
}

async function begin(
  { log, taskList, cron, abandoned }: RunnerDependencies,
  pool: pg.Pool,
): Promise<RunningRunner> {
  const events: WorkerEvents = new EventEmitter();
  const watch = watchRunner(events);
  let id = '';
  events.on('pool:create', ({ workerPool }) => (id = workerPool.id));
  const signs = new Promise<string>((resolve) => {
    events.once('pool:fatalError', ({ error }) => resolve(reasonOf(error)));
    events.once('pool:gracefulShutdown', ({ message }) => resolve(message));
  });
  const runner = await run({
    pgPool: pool,
    concurrency,
    noHandleSignals: true,
    pollInterval: 2_000,
    events,
    logger: quietLogger(log),
    taskList,
    parsedCronItems: cron,
    // Without batches, a job that cannot be marked as done rejects a promise that has no handler, which ends the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  const settled = runner.promise.then(() => 'it ended', reasonOf);
  const lease = await holdLease({ pool, log, runnerId: id, abandoned, underWay: () => watch.underWay() });
  const stall = watchForStall(pool, watch);
  let closing: Promise<void> | undefined;
  return {
    id,
    ended: Promise.race([signs, settled, stall.stalled]),
    close: (graceMs) => {
      stall.stop();
      closing ??= letGo({ runner, settled, lease, pool }, graceMs);
      return closing;
    },
  };
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

interface Held {
  readonly runner: Runner;
  readonly settled: Promise<unknown>;
  readonly lease: Lease;
  readonly pool: pg.Pool;
}

async function letGo({ runner, settled, lease, pool }: Held, graceMs: number): Promise<void> {
  runner.stop().catch(() => undefined);
  await settledWithin(graceMs, settled);
  lease.release();
  await endPool(pool, cutAfterMs);
}

/** Whatever the cause may be: the database answers, there is room for jobs, and none can be fetched or begins. */
function watchForStall(pool: pg.Pool, watch: RunnerWatch): { stalled: Promise<string>; stop(): void } {
  let tell: (reason: string) => void;
  const stalled = new Promise<string>((resolve) => (tell = resolve));
  const idle = () => watch.underWay().length < concurrency && watch.sinceBegun() >= stallMs;
  const look = async () => {
    const cannotFetch = watch.failedFetches() >= fetchesBeforeBroken;
    if (!cannotFetch && !idle()) return;
    const { oldestDueMs } = await readJobsState(pool);
    if (cannotFetch && watch.failedFetches() >= fetchesBeforeBroken) tell('no job could be fetched');
    if (oldestDueMs >= stallMs && idle()) tell('jobs were due and none began');
  };
  // A database that does not answer is no reason: a new runner would not have a better one.
  const timer = setInterval(() => void look().catch(() => undefined), lookEveryMs);
  timer.unref();
  return { stalled, stop: () => clearInterval(timer) };
}
