import * as api from '@nukkad/contract/market/catalog/city-price.api';
import { type Route, route } from '../../../platform/http/route.ts';
import { decideCityPrice } from './decide-city-price.ts';
import { endCityPrice } from './end-city-price.ts';
import { listCityPrices } from './list-city-prices.ts';
import { type PriceDependencies, previewCityPrice } from './preview-city-price.ts';
import { setCityPrice } from './set-city-price.ts';

/** Prices by city and date, as Admins set them. */
export const priceRoutes = (deps: PriceDependencies): readonly Route[] => [
  route(api.listCityPrices, ({ input: { query }, viewer, now }) =>
    listCityPrices(deps, query, { viewer, now }),
  ),
  route(api.setCityPrice, (call) => setCityPrice(deps, call, call.input.body)),
  route(api.previewCityPrice, ({ input: { query }, now }) =>
    previewCityPrice(deps.platform.db, deps, query, now),
  ),
  route(api.decideCityPrice, (call) =>
    decideCityPrice(deps, call, { ...call.input.params, ...call.input.body }),
  ),
  route(api.endCityPrice, (call) => endCityPrice(deps, call, { ...call.input.params, ...call.input.body })),
];
