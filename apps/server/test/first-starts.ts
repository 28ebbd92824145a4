/** First starts as `npm start` makes them: the doors open, and a process beside them tells the past of the small city. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { isDone } from '../seed/seed-run.ts';
import type { StoryPlan } from '../seed/story/story.ts';
import type { App } from '../src/app.ts';
import { openApp } from '../src/open-app.ts';
import { readConfig } from '../src/platform/config.ts';
import { type Database, openPool } from '../src/platform/db/database.ts';
import { createLog } from '../src/platform/log.ts';
import { freshDatabase } from './database.ts';
import { testSecret } from './test-secret.ts';

export const shortStory: StoryPlan = {
  days: 1,
  bookingsPerDay: 4,
  pace: { atOnce: 3, withinMs: 20 * 60_000 },
};
/** Its process reads the server's sources before it begins, on a machine that has other work. */
const storyLimitMs = 240_000;

export interface Start {
  readonly app: App;
  readonly url: string;
  /** What its terminal shows. */
  readonly said: readonly string[];
  stop(): Promise<void>;
}

/** An empty database and a data folder, for one start after the other, or for several nodes. */
export interface Ground {
  readonly databaseUrl: string;
  start(variables?: Readonly<Record<string, string>>): Promise<Start>;
  /** Stops what still runs. */
  leave(): Promise<void>;
}

export async function aGroundForStarts(): Promise<Ground> {
  const database = await freshDatabase();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'first-start-'));
  const running = new Set<Start>();
  const start: Ground['start'] = async (variables = {}) => {
    const steps: (() => Promise<unknown>)[] = [];
    const said: string[] = [];
    const stop = async () => {
      running.delete(started);
      for (const step of steps.splice(0).toReversed()) await step();
    };
    const config = readConfig(
      {
        NODE_ENV: 'development',
        LOG_LEVEL: 'silent',
        SEED_SCALE: 'small',
        DATABASE_URL: database.url,
        APP_SECRET: testSecret,
        ...variables,
      },
      'not used',
    );
    const app = await openApp({
      config,
      folder,
      log: createLog(config.LOG_LEVEL),
      shutdown: { add: (_part, _limitMs, close) => void steps.push(() => close(10_000)) },
      seedFor: (sentence) => void said.push(sentence),
      story: shortStory,
    });
    const started: Start = { app, url: await app.start(0), said, stop };
    running.add(started);
    return started;
  };
  return {
    databaseUrl: database.url,
    start,
    leave: async () => {
      for (const one of running) await one.stop();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Until the past is told, or is known to be told no further. */
export const untilTold = ({ app: { platform } }: Start): Promise<void> =>
  expect.poll(() => isDone(platform.db, 'small'), { timeout: storyLimitMs, interval: 200 }).toBe(true);

export const rowsOf = async (db: Database, table: string): Promise<number> => {
  const { rows } = await sql<{ many: number }>`select count(*)::int as many from ${sql.table(table)}`.execute(
    db,
  );
  return rows[0]?.many ?? 0;
};

export interface StoryGate {
  open(): Promise<void>;
  /** The story's process was killed: its last statement, which waits here, goes with it. */
  takeAway(): Promise<void>;
}

const gateLock = 4_711;

/** However quick the story is, its end is not noted before the gate opens. */
export async function aGateBeforeItsEnd(databaseUrl: string): Promise<StoryGate> {
  const pool = openPool(databaseUrl, { max: 1 });
  const keeper = await pool.connect();
  await keeper.query(`create function wait_at_gate() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(${gateLock}); return new; end $$`);
  await keeper.query(`create trigger wait_at_gate before insert on seed_run
    for each row when (new.scale = 'small') execute function wait_at_gate()`);
  await keeper.query('select pg_advisory_lock($1)', [gateLock]);
  const open = async () => {
    if (pool.ended || pool.ending) return;
    keeper.release(true);
    await pool.end();
  };
  return {
    open,
    takeAway: async () => {
      await keeper.query(
        `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = $1 and not granted
           and database = (select oid from pg_database where datname = current_database())`,
        [gateLock],
      );
      await open();
    },
  };
}

/** Each booking fails, as by a fault of the product. */
export async function noBookingCanBeMade(databaseUrl: string): Promise<void> {
  const pool = openPool(databaseUrl, { max: 1 });
  await pool.query(`create function refuse_booking() returns trigger language plpgsql as $$
    begin raise exception 'No booking can be made.'; end $$`);
  await pool.query(
    'create trigger refuse_booking before insert on booking for each row execute function refuse_booking()',
  );
  await pool.end();
}
