import type { BookingInterfaces } from '../booking/index.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { fulfilmentConsumers } from './fulfilment.consumers.ts';
import { fulfilmentRoutes } from './fulfilment.routes.ts';

/** From the offer to the end of the work: the partner's and the professional's side of a booking. */
export function createFulfilmentDomain(platform: Platform, interfaces: BookingInterfaces): Domain {
  const deps = { platform, interfaces };
  return { name: 'fulfilment', routes: fulfilmentRoutes(deps), consumers: fulfilmentConsumers(deps) };
}
