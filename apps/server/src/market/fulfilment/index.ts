import type { BookingDoors } from '../booking/index.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { fulfilmentConsumers } from './fulfilment.consumers.ts';
import { fulfilmentRoutes } from './fulfilment.routes.ts';

/** From the offer to the end of the work: the partner's and the professional's side of a booking. */
export function createFulfilmentDomain(platform: Platform, doors: BookingDoors): Domain {
  const parts = { platform, doors };
  return { name: 'fulfilment', routes: fulfilmentRoutes(parts), consumers: fulfilmentConsumers(parts) };
}
