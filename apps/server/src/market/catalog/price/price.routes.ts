import * as api from '@nukkad/contract/market/catalog/city-price.api';
import { type Route, route } from '../../../platform/http/route.ts';
import { decideCityPrice } from './decide-city-price.ts';
import { endCityPrice } from './end-city-price.ts';
import { listCityPrices } from './list-city-prices.ts';
import { type PriceDependencies, previewCityPrice } from './preview-city-price.ts';
import { setCityPrice } from './set-city-price.ts';

/** Prices by city and date, as Admins set them. */
export const priceRoutes = (deps: PriceDependencies): readonly Route[] => [
  route(api.listCityPrices, (call) =>
    listCityPrices(deps, call.input.query, { viewer: call.viewer, now: call.now }),
  ),
  route(api.setCityPrice, (call) => setCityPrice(deps, call, call.input.body)),
  route(api.previewCityPrice, (call) => previewCityPrice(deps.platform.db, deps, call.input.query, call.now)),
  route(api.decideCityPrice, (call) =>
    decideCityPrice(deps, call, { ...call.input.params, ...call.input.body }),
  ),
  route(api.endCityPrice, (call) => endCityPrice(deps, call, { ...call.input.params, ...call.input.body })),
];
