import type pg from 'pg';
import { type JobsState, readJobsState } from '../jobs/jobs-state.ts';

const answerLimitMs = 2_000;
/** Workers restart one after the other when a release goes out: for that long, no node needs to run jobs. */
const noRunnerLimitMs = 60_000;
/** Sign-in codes are jobs: who waits longer for one has gone. */
const dueLimitMs = 120_000;

export interface Readiness {
  readonly ready: boolean;
  readonly database: boolean;
  /**
   * `ok`; `late`: the oldest due job waits too long; `no_runner`: no node runs jobs; `unknown`: the database does not
   * answer.
   */
  readonly jobs: 'ok' | 'late' | 'no_runner' | 'unknown';
  readonly oldestDueSeconds: number | null;
}

export interface Known extends JobsState {
  /** Milliseconds since this process began, and since a living runner was last seen. */
  readonly upMs: number;
  readonly unseenMs: number;
}

/**
 * Ready is a node that can serve: its database answers, and jobs are run, here or on another node. A node that has just
 * started is not blamed for what became due while everything was down.
 */
export function readinessOf(known: Known | null): Readiness {
  if (known === null) return { ready: false, database: false, jobs: 'unknown', oldestDueSeconds: null };
  const hasNoRunner = known.runners === 0 && known.unseenMs > noRunnerLimitMs;
  const late = Math.min(known.oldestDueMs, known.upMs) > dueLimitMs;
  const jobs = hasNoRunner ? 'no_runner' : late ? 'late' : 'ok';
  return {
    ready: jobs === 'ok',
    database: true,
    jobs,
    oldestDueSeconds: Math.round(known.oldestDueMs / 1000),
  };
}

/** So often it is asked anew while someone wants to know, and for so long after they asked last. */
const everyMs = 1_000;
const wantedMs = 60_000;
/** What is older is asked for once more: the process was held up, or no probe came. */
const freshMs = 5_000;

export interface JobsWatch {
  /** Null: the database does not answer. Those who ask at one moment share one question. */
  look(): Promise<Known | null>;
  /**
   * What was found within the last seconds, without a question of its own: a probe is answered at once however much waits
   * for the database. The first one, and one after a long silence, waits for an answer.
   */
  known(): Promise<Known | null>;
}

/** Uses a separate pool, so that a node full of calls still answers. */
export function watchJobs(pool: pg.Pool): JobsWatch {
  const began = performance.now();
  let seen = began;
  let wanted = Number.NEGATIVE_INFINITY;
  let asking: Promise<Known | null> | null = null;
  let found: { readonly known: Known | null; readonly at: number } | null = null;
  const ask = async (): Promise<Known | null> => {
    const state = await firstOf(readJobsState(pool));
    const now = performance.now();
    if (state !== null && state.runners > 0) seen = now;
    const known = state && { ...state, upMs: now - began, unseenMs: now - seen };
    found = { known, at: now };
    return known;
  };
  const askAgain = () => {
    if (performance.now() - wanted > wantedMs) return;
    setTimeout(() => void look().catch(() => undefined), everyMs).unref();
  };
  const look = () => {
    asking ??= ask().finally(() => {
      asking = null;
      askAgain();
    });
    return asking;
  };
  return {
    look,
    known: async () => {
      wanted = performance.now();
      return found && wanted - found.at < freshMs ? found.known : look();
    },
  };
}

async function firstOf(asked: Promise<JobsState>): Promise<JobsState | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), answerLimitMs);
  });
  const state = await Promise.race([asked.catch(() => null), late]);
  clearTimeout(timer);
  return state;
}
