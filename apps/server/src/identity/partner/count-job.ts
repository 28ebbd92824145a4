import { systemAuthorized } from '../../platform/authorize.ts';
import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import { firstTime } from '../../platform/outbox/once.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { addJobDone } from './partner.store.ts';

const name = 'partner.count_job';

/** A finished job counts for the partner and for the professional who did it: people choose by it. */
export const countJob = (platform: Platform): Consumer =>
  consumer(
    name,
    when(bookingEvents.completed, async (heard) => {
      const { organisationId, staffId } = heard.facts;
      if (organisationId === null) return;
      await platform.write(system, async (tx) => {
        if (await firstTime(tx, name, heard, platform.clock.now()))
          await addJobDone(tx, systemAuthorized({ organisationId, staffId }, 'The job was finished.'));
      });
    }),
  );
