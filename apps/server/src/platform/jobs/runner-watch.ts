import type { WorkerEvents } from 'graphile-worker';

/** What one runner does, by its own events. */
export interface RunnerWatch {
  /** Ids of the jobs that have begun and not ended. */
  underWay(): readonly string[];
  /** Milliseconds since a job last began; since the watch began where none has. */
  sinceBegun(): number;
  /** How often in a row no job could be fetched. */
  failedFetches(): number;
}

export function watchRunner(events: WorkerEvents): RunnerWatch {
  const underWay = new Set<string>();
  let begun = performance.now();
  let failed = 0;
  events.on('job:start', ({ job }) => {
    underWay.add(job.id);
    begun = performance.now();
    failed = 0;
  });
  events.on('job:complete', ({ job }) => underWay.delete(job.id));
  events.on('worker:getJob:empty', () => (failed = 0));
  events.on('worker:getJob:error', () => (failed += 1));
  return {
    underWay: () => [...underWay],
    sinceBegun: () => performance.now() - begun,
    failedFetches: () => failed,
  };
}
