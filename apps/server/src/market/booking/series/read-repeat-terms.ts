import { catalogErrors } from '@nukkad/contract/market/catalog/catalog.errors';
import { refuse } from '../../../platform/refusal.ts';
import type { BookingDependencies } from '../booking.dependencies.ts';
import { getSeriesRules } from './series.store.ts';

/** By the general rules: those of the cart's city are applied when it is booked. */
export async function readRepeatTerms(
  { platform: { db }, interfaces }: BookingDependencies,
  serviceId: string,
  now: Date,
) {
  const [services, rules] = await Promise.all([
    interfaces.catalog.services(db, [serviceId], 'en'),
    getSeriesRules(db, now, ''),
  ]);
  const service = services.get(serviceId) ?? refuse(catalogErrors.service_not_found);
  const { mostVisits, mostDays } = rules;
  return { allowed: rules.categories.includes(service.categoryId), mostVisits, mostDays };
}
