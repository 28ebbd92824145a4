/** First starts as `npm start` makes them: the doors open, and a process beside them tells the past of the small city. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { isDone } from '../../seed/seed-run.ts';
import type { StoryPlan } from '../../seed/story/story.ts';
import type { App } from '../../src/app.ts';
import { openApp } from '../../src/open-app.ts';
import { readConfig } from '../../src/platform/config.ts';
import { type Database, openPool } from '../../src/platform/db/database.ts';
import { createLog } from '../../src/platform/log.ts';
import { freshDatabase } from './database.ts';
import { testSecret } from './test-secret.ts';

const shortStory: StoryPlan = {
  days: 1,
  bookingsPerDay: 4,
  pace: { atOnce: 3, withinMs: 20 * 60_000 },
};
/** Its process reads the server's sources before it begins, on a machine that has other work. */
const storyLimitMs = 240_000;
const askEachMs = 200;

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
  start(variables?: Readonly<Record<string, string>>, story?: StoryPlan): Promise<Start>;
  /** Stops what still runs. */
  leave(): Promise<void>;
}

export async function aGroundForStarts(): Promise<Ground> {
  const database = await freshDatabase();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'first-start-'));
  const running = new Set<() => Promise<void>>();
  const start: Ground['start'] = async (variables = {}, story = shortStory) => {
    const steps: (() => Promise<unknown>)[] = [];
    const said: string[] = [];
    const stop = async () => {
      running.delete(stop);
      for (const step of steps.splice(0).toReversed()) await step();
    };
    // Also what a start that fails has opened.
    running.add(stop);
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
      story,
    });
    return { app, url: await app.start(0), said, stop };
  };
  return {
    databaseUrl: database.url,
    start,
    leave: async () => {
      for (const stop of running) await stop();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Until the past is told, or is known to be told no further. */
export async function untilTold({ app: { platform } }: Start): Promise<void> {
  for (let waitedMs = 0; !(await isDone(platform.db, 'small')); waitedMs += askEachMs) {
    if (waitedMs >= storyLimitMs) throw new Error('The story of the small city was not told.');
    await setTimeout(askEachMs);
  }
}

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

/** Each sign-in fails, as by a fault of the product; answers how to mend it. */
export async function noPersonCanSignIn(databaseUrl: string): Promise<() => Promise<void>> {
  const pool = openPool(databaseUrl, { max: 1 });
  await pool.query(`create function refuse_session() returns trigger language plpgsql as $$
    begin raise exception 'No session can be opened.'; end $$`);
  await pool.query(
    'create trigger refuse_session before insert on user_session for each row execute function refuse_session()',
  );
  return async () => {
    await pool.query('drop trigger refuse_session on user_session');
    await pool.end();
  };
}
