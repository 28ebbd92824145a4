import type { CronEntry } from './jobs/worker.ts';

/**
 * The past of a demo city, which a process beside the servers tells while their doors are open. Until it is over, its
 * events, its timers and its nights are its own (docs/decisions/starting-and-the-demo-city.md).
 */
export interface Telling {
  /** Where it ends: what happens later is the servers'. */
  readonly present: Date;
  readonly isOver: () => boolean;
  /** For what would take the processor from it. Never settles where the server stops first. */
  readonly over: Promise<void>;
}

/** Rounds look at all rows by the clock on the wall, and would end what the story is about to do. Those of that time are left out. */
export const roundsOfNow = (cron: readonly CronEntry[], telling: Telling | null): readonly CronEntry[] =>
  telling === null
    ? cron
    : cron.map((round) => ({
        ...round,
        run: async () => {
          if (telling.isOver()) await round.run();
        },
      }));
