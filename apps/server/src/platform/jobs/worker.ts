import {
  type Runner,
  type TaskList,
  type WorkerEvents,
  type WorkerUtils,
  Logger,
  makeWorkerUtils,
  parseCronItems,
  run,
} from 'graphile-worker';
import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { type Log, maskDigits } from '../log.ts';
import type { Consumer, OutboxEvent } from '../outbox/event.ts';
import { type Lease, holdLease } from './dead-nodes.ts';

/** Something that comes round by the clock. `match` is a crontab line in UTC. */
export interface CronEntry {
  readonly name: string;
  readonly match: string;
  readonly run: () => Promise<void>;
}

interface ConsumePayload {
  readonly consumer: string;
  readonly event: Omit<OutboxEvent, 'createdAt'> & { readonly createdAt: string };
}

function quietLogger(log: Log): Logger {
  return new Logger(() => (level: string, message) => {
    if (level === 'error') log.error({ part: 'jobs' }, maskDigits(message));
    else if (level === 'warning') log.warn({ part: 'jobs' }, maskDigits(message));
  });
}

export async function openJobs(pool: pg.Pool, log: Log): Promise<WorkerUtils> {
  const utils = await makeWorkerUtils({ pgPool: pool, logger: quietLogger(log) });
  await utils.migrate();
  return utils;
}

export interface Jobs {
  /** Finishes what is under way. */
  stop(): Promise<void>;
}

const pauseBeforeAgainMs = 1_000;

/**
 * Retries with growing pauses, survives a restart: graphile-worker keeps the jobs in PostgreSQL. A runner that lost
 * its database gives up; another one then takes its place.
 */
export async function startJobs(
  pool: pg.Pool,
  log: Log,
  consumers: readonly Consumer[],
  cron: readonly CronEntry[],
): Promise<Jobs> {
  const taskList = tasksOf(consumers, cron);
  const begin = () => beginRunner(pool, log, taskList, cron);
  let stopping = false;
  let running = await begin();
  const keepRunning = async () => {
    for (;;) {
      await running.runner.promise.catch((error: unknown) =>
        log.error({ err: error }, 'the job runner broke'),
      );
      await running.lease.release();
      if (stopping) return;
      log.warn({ part: 'jobs' }, 'the job runner is started again');
      const next = await insist(begin, () => stopping);
      if (next === null) return;
      running = next;
    }
  };
  const kept = keepRunning();
  return {
    stop: async () => {
      stopping = true;
      await running.runner.stop().catch(() => undefined);
      await kept;
    },
  };
}

async function insist<T>(work: () => Promise<T>, stopping: () => boolean): Promise<T | null> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, pauseBeforeAgainMs));
    if (stopping()) return null;
    const done = await work().catch(() => null);
    if (done !== null) return done;
  }
}

function tasksOf(consumers: readonly Consumer[], cron: readonly CronEntry[]): TaskList {
  const byName = new Map(consumers.map((consumer) => [consumer.name, consumer]));
  return {
    consume: async (raw) => {
      const { consumer: name, event } = raw as ConsumePayload;
      const consumer = byName.get(name);
      if (!consumer) throw new Error(`No consumer is called ${name}.`);
      await consumer.run({ ...event, createdAt: new Date(event.createdAt) });
    },
    ...Object.fromEntries(cron.map((entry) => [entry.name, () => entry.run()])),
  };
}

async function beginRunner(
  pool: pg.Pool,
  log: Log,
  taskList: TaskList,
  cron: readonly CronEntry[],
): Promise<{ runner: Runner; lease: Lease }> {
  const events: WorkerEvents = new EventEmitter();
  let runnerId = '';
  events.on('pool:create', ({ workerPool }) => (runnerId = workerPool.id));
  const runner = await run({
    pgPool: pool,
    concurrency: 4,
    noHandleSignals: true,
    pollInterval: 2_000,
    events,
    logger: quietLogger(log),
    taskList,
    parsedCronItems: parseCronItems(cron.map((entry) => ({ task: entry.name, match: entry.match }))),
    // Without batches, a job that cannot be marked as done rejects a promise that nobody holds, which ends the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  return { runner, lease: await holdLease(pool, log, runnerId) };
}
