import { catalogEvents } from '@nukkad/contract/market/catalog/catalog.noun';
import { type PendingEvent, pendingEvent } from '../../../platform/lifecycle/pending-event.ts';
import type { CityPriceRow } from './city-price.store.ts';

/** Partners of the city hear of a price that begins or ends; the consumer of the event finds out who they are. */
export const priceChangedEvent = (
  price: CityPriceRow,
  cityName: string,
  news: 'set' | 'ended',
): PendingEvent =>
  pendingEvent(catalogEvents.cityPriceChanged, {
    news,
    priceId: price.priceId,
    serviceId: price.serviceId,
    serviceName: price.serviceName,
    serviceNameHi: price.serviceNameHi,
    cityCode: price.cityCode,
    cityName,
    pricePaise: price.pricePaise,
    fromDay: price.fromDay,
    toDay: price.toDay,
  });
