import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AgainInterfaces } from './again.interface.ts';
import { againRoutes } from './again.routes.ts';

/** What was booked before, as it would be booked now. */
export function createAgainDomain(platform: Platform, parts: AgainInterfaces): Domain {
  return { name: 'again', routes: againRoutes({ platform, ...parts }) };
}

export const again = domainOn({
  needs: ['booking', 'cart', 'catalog', 'favourite', 'geography', 'partner', 'schedule'],
  create: createAgainDomain,
});
