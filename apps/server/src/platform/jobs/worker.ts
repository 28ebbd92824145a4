import { type TaskList, type WorkerUtils, makeWorkerUtils, parseCronItems } from 'graphile-worker';
import type pg from 'pg';
import type { Log } from '../log.ts';
import type { Consumer, OutboxEvent } from '../outbox/event.ts';
import { settledWithin } from '../settled-within.ts';
import { type RunningRunner, beginRunner, quietLogger } from './runner.ts';

/** Something that comes round by the clock. `match` is a crontab line in UTC. */
export interface CronEntry {
  readonly name: string;
  readonly match: string;
  readonly run: () => Promise<void>;
}

interface ConsumePayload {
  readonly consumer: string;
  readonly event: Omit<OutboxEvent, 'createdAt' | 'version'> & {
    readonly createdAt: string;
    readonly version?: number;
  };
}

export async function openJobs(pool: pg.Pool, log: Log): Promise<WorkerUtils> {
  const utils = await makeWorkerUtils({ pgPool: pool, logger: quietLogger(log) });
  await utils.migrate();
  return utils;
}

export interface Jobs {
  /** Waits for open work, for a few seconds at most. */
  stop(): Promise<void>;
}

const pauseBeforeAgainMs = 1_000;
/** For the jobs under way, when their runner is replaced or the process stops. */
const graceMs = 3_000;
const stopLimitMs = 4_500;

/**
 * Retries with growing pauses, survives a restart: graphile-worker keeps the jobs in PostgreSQL. A runner that lost
 * its database, or that begins nothing although jobs are due, is cut off, and another one takes its place.
 */
export async function startJobs(
  pool: pg.Pool,
  log: Log,
  consumers: readonly Consumer[],
  cron: readonly CronEntry[],
): Promise<Jobs> {
  const taskList = tasksOf(consumers, cron);
  const abandoned: string[] = [];
  const parsed = parseCronItems(cron.map((entry) => ({ task: entry.name, match: entry.match })));
  const begin = () => beginRunner({ pool, log, taskList, cron: parsed, abandoned: [...abandoned] });
  let stopping = false;
  let running: RunningRunner | null = await begin();
  const keepRunning = async () => {
    while (running) {
      const why = await running.ended;
      await running.close(graceMs);
      abandoned.push(running.id);
      running = null;
      if (stopping) return;
      log.warn({ part: 'jobs', why }, 'the job runner is started again');
      running = await insist(begin, () => stopping);
      log.info({ part: 'jobs' }, 'the job runner runs');
    }
  };
  const kept = keepRunning();
  return {
    stop: async () => {
      stopping = true;
      await settledWithin(stopLimitMs, Promise.all([running?.close(graceMs), kept]));
    },
  };
}

/** Null: it was told to stop before a runner began. */
async function insist(
  begin: () => Promise<RunningRunner>,
  stopping: () => boolean,
): Promise<RunningRunner | null> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, pauseBeforeAgainMs));
    if (stopping()) return null;
    const begun = await begin().catch(() => null);
    if (begun === null) continue;
    if (!stopping()) return begun;
    await begun.close(0);
    return null;
  }
}

function tasksOf(consumers: readonly Consumer[], cron: readonly CronEntry[]): TaskList {
  const byName = new Map(consumers.map((consumer) => [consumer.name, consumer]));
  return {
    consume: async (raw) => {
      const { consumer: name, event } = raw as ConsumePayload;
      const consumer = byName.get(name);
      if (!consumer) throw new Error(`No consumer is called ${name}.`);
      // Jobs queued before events had versions carry none.
      await consumer.run({ ...event, version: event.version ?? 1, createdAt: new Date(event.createdAt) });
    },
    ...Object.fromEntries(cron.map((entry) => [entry.name, () => entry.run()])),
  };
}
