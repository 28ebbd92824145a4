import { catalogEvents } from '@nukkad/contract/market/catalog/catalog.noun';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Platform } from '../../platform/platform.ts';
import { forgetOld } from './forget-old.ts';
import { tellServed } from './tell-served.ts';
import type { WaitlistInterface, WaitlistInterfaces } from './waitlist.interface.ts';
import { waitlistNotices } from './waitlist.notices.ts';
import { waitlistPersonal } from './waitlist-personal.store.ts';
import { waitlistRoutes } from './waitlist.routes.ts';
import { countWaitedFor } from './waitlist.store.ts';

export type { WaitlistInterface } from './waitlist.interface.ts';
export type { WaitedFor } from './waitlist.store.ts';

/** Who waits for a service at a place that no partner serves yet, and is told once when one does. */
export function createWaitlistDomain(
  platform: Platform,
  parts: WaitlistInterfaces,
): Domain & WaitlistInterface {
  return {
    name: 'waitlist',
    waitedFor: countWaitedFor,
    routes: waitlistRoutes(platform, parts),
    personal: waitlistPersonal,
    notices: waitlistNotices(platform, parts),
    consumers: [
      consumer(
        'waitlist.find_served',
        when(catalogEvents.areaGrew, () => tellServed(platform, parts)),
      ),
    ],
    cron: [
      // After the areas of 02:40 IST were computed anew.
      { name: 'waitlist.find_missed', match: '40 21 * * *', run: () => tellServed(platform, parts) },
      { name: 'waitlist.forget_old', match: '50 21 * * *', run: () => forgetOld(platform) },
    ],
  };
}

export const waitlist = domainOn({
  needs: ['account', 'catalog', 'geography'],
  create: createWaitlistDomain,
});
