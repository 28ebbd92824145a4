import { waitlistEvents } from '@nukkad/contract/market/waitlist/waitlist.noun';
import { systemAuthorized } from '../../platform/authorize.ts';
import { publishEach } from '../../platform/outbox/publish.ts';
import { type Platform, system } from '../../platform/platform.ts';
import type { WaitlistInterfaces } from './waitlist.interface.ts';
import { listWanted, markTold } from './waitlist.store.ts';

/**
 * Finds what is waited for and is served now. Each entry is marked and its event written in one transaction, so a person is
 * told once, however often this runs and on however many nodes.
 */
export async function tellServed(
  platform: Platform,
  { catalog }: Pick<WaitlistInterfaces, 'catalog'>,
): Promise<void> {
  const { db, clock } = platform;
  for (const wanted of await listWanted(db)) {
    if (!(await catalog.isServed(wanted.serviceId, wanted))) continue;
    const now = clock.now();
    await platform.write(system, async (tx) => {
      const served = systemAuthorized(wanted, 'A partner serves the place now.');
      const told = await markTold(tx, served, now);
      const facts = told.map((entryId) => ({ entryId }));
      await publishEach(tx, now, waitlistEvents.served, facts);
    });
  }
}
