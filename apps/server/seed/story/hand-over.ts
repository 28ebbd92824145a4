import type { AppDependencies } from '../../src/app.ts';
import { openJobs } from '../../src/platform/jobs/worker.ts';
import type { createDrain } from '../../src/platform/outbox/drain.ts';

const jobsAtOnce = 1_000;

/**
 * Timers that are due after the story are the product's: accept clocks, payment windows, closings. Those that became due while
 * it was told are due now: a job that has waited for minutes says of a server that it is not ready.
 */
export async function handOver(
  parts: Pick<AppDependencies, 'pool' | 'log'>,
  timers: ReturnType<ReturnType<typeof createDrain>['pending']>,
): Promise<void> {
  const jobs = await openJobs(parts.pool, parts.log);
  const now = new Date();
  for (let from = 0; from < timers.length; from += jobsAtOnce)
    await jobs.addJobs(
      timers.slice(from, from + jobsAtOnce).map(({ at, consumer, event }) => ({
        identifier: 'consume',
        payload: { consumer: consumer.name, event },
        jobKey: `${event.eventId}:${consumer.name}`,
        maxAttempts: 12,
        runAt: at < now ? now : at,
      })),
    );
}
