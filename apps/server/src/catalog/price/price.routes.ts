import * as api from '@nukkad/contract/backoffice/price.api';
import type { GeographyDoor } from '../../geography/index.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { endCityPrice } from './end-city-price.ts';
import { listCityPrices } from './list-city-prices.ts';
import { setCityPrice } from './set-city-price.ts';

/** Prices by city and date, as Admins set them. */
export const priceRoutes = (platform: Platform, geography: GeographyDoor): readonly Route[] => [
  route(api.listCityPrices, ({ input: { query }, now }) => listCityPrices(platform.db, query, now)),
  route(api.setCityPrice, (call) => setCityPrice(platform, geography, call, call.input.body)),
  route(api.endCityPrice, (call) =>
    endCityPrice(platform, call, { ...call.input.params, ...call.input.body }),
  ),
];
