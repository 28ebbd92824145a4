import { system } from '../../platform/platform.ts';
import type { ApplicationDependencies } from './application.interface.ts';
import { lockOpenOf, waitForRejected } from './application.store.ts';
import { applicationTransitions } from './application.transitions.ts';

/** In one transaction. */
const atOnce = 100;

/** What is open of a job is over with it, each with its own event, so that each person is told. Told twice it does nothing. */
export async function closeApplications(
  { platform }: Pick<ApplicationDependencies, 'platform'>,
  jobId: string,
): Promise<void> {
  const now = platform.clock.now();
  await platform.write(system, (tx) => waitForRejected(tx, jobId));
  const closeSome = () =>
    platform.write(system, async (tx) => {
      const rows = await lockOpenOf(tx, jobId, atOnce);
      for (const row of rows) {
        const allowed = applicationTransitions.allowSystem(applicationTransitions.verb.close, row);
        if (allowed) await applicationTransitions.move(tx, allowed, { now, changes: { endedAt: now } });
      }
      return rows.length;
    });
  let closed = 0;
  do closed = await closeSome();
  while (closed === atOnce);
}
