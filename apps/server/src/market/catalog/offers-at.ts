import { catalogErrors } from '@nukkad/contract/market/catalog/catalog.noun';
import { refuse } from '../../platform/refusal.ts';
import type { OffersAt, OffersQuery } from './offers-at.interface.ts';
import { presentOffer } from './catalog.presenter.ts';
import { isPlace } from './place.ts';
import { type ReadDependencies, readCards } from './read-parts.ts';

/** For lists of partners in domains above: the place as this domain understands it, and the price as its lists show it. */
export async function offersAt(
  deps: ReadDependencies,
  { serviceId, lang, now, ...ask }: OffersQuery,
): Promise<OffersAt> {
  const { catalogue, context, place, shown } = await readCards(deps, ask, { lang, now });
  const service = catalogue.soldById.get(serviceId) ?? refuse(catalogErrors.service_not_found);
  return {
    place: isPlace(place) ? place : null,
    cityPaise: context.cityPrices.at(context.cityCode, serviceId, context.day),
    present: (offer) => presentOffer(offer, service, shown),
  };
}
