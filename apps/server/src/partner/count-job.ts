import type { Consumer } from '../platform/outbox/event.ts';
import { firstTime } from '../platform/outbox/once.ts';
import { type Platform, system } from '../platform/platform.ts';
import { addJobDone } from './partner.store.ts';

const name = 'partner.count_job';

/** A finished job counts for the partner and for the professional who did it: people choose by it. */
export function countJob(platform: Platform): Consumer {
  return {
    name,
    on: ['booking.completed'],
    run: async (event) => {
      const { organisationId, staffId } = event.payload as { organisationId: string; staffId: string | null };
      await platform.write(system, async (tx) => {
        if (await firstTime(tx, name, event, platform.clock.now()))
          await addJobDone(tx, organisationId, staffId);
      });
    },
  };
}
