import type { getInstantAvailability } from '@nukkad/contract/market/instant/instant.api';
import type { EndpointAnswer, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Database } from '../../platform/db/database.ts';
import { readTogether } from '../../platform/db/pipeline.ts';
import type { Asker, CartDependencies } from './quote-cart.ts';
import { quoteAt } from './quote-lines.ts';

type Query = EndpointParsed<typeof getInstantAvailability>['query'];

/** Ids joined by commas, each once. */
const idsOf = (joined = ''): string[] =>
  [...new Set(joined.split(',').map((id) => id.trim()))].filter(Boolean);

/** Whether someone can come now, how soon, and what one of each service comes to then. Only reads. */
export const readAvailability = (
  db: Database,
  deps: CartDependencies,
  query: Query,
  asker: Asker,
): Promise<EndpointAnswer<typeof getInstantAvailability>> =>
  readTogether(db, async (reader) => {
    const { now } = asker;
    const serviceIds = idsOf(query.serviceIds);
    const optionIds = idsOf(query.optionIds);
    const asked = { ...query, serviceIds, optionIds, minutes: query.minutes ?? 0 };
    const { rules, pincode, arrivals } = await deps.schedule.soonestAt(reader, asked, now);
    const [first] = arrivals;
    const common = { acceptSeconds: rules.acceptSeconds, now: now.toISOString() };
    if (!first)
      return {
        available: false,
        arrivesAt: null,
        arrivesInMinutes: null,
        partners: 0,
        price: null,
        surcharge: 0,
        ...common,
      };
    const { organisationId, startsAt } = first;
    const slot = deps.schedule.instant.slotOf(startsAt);
    const { primeTime } = await deps.schedule.slotAt(reader, { ...slot, organisationId, now });
    const quote = await quoteAt(
      reader,
      deps,
      {
        // Answers of a service's questions are priced in the cart.
        lines: serviceIds.map((serviceId) => ({ serviceId, quantity: 1, optionIds: [] })),
        organisationId,
        pincode,
        cityCode: null,
        hour: { primeTime, instant: true },
      },
      asker,
    );
    const partners = new Set(arrivals.map((arrival) => arrival.organisationId)).size;
    return {
      available: true,
      arrivesAt: startsAt.toISOString(),
      arrivesInMinutes: Math.ceil((startsAt.getTime() - now.getTime()) / 60_000),
      partners: Math.min(rules.partners, partners),
      price: quote.totalPaise,
      surcharge: quote.surchargePaise,
      ...common,
    };
  });
