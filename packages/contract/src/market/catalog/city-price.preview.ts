import { maximumPageSize as limit } from '../../kernel/page.ts';
import { type ReadCall, type PreviewFirst, type Params, previewFirst, shownRow } from '../../preview-call.ts';
import * as price from './city-price.api.ts';
import { seenOfCityPrice, seenOfPriceEffect } from './city-price.confirm.ts';

async function priceAt(look: ReadCall, { priceId }: Params) {
  const { items } = await look(price.listCityPrices, { query: { limit } });
  return seenOfCityPrice(shownRow(items, (row) => row.priceId === priceId));
}

export const cityPricePreviews: readonly PreviewFirst[] = [
  previewFirst(price.setCityPrice, async (look, { body: { serviceId, cityCode, pricePaise } }) =>
    seenOfPriceEffect(await look(price.previewCityPrice, { query: { serviceId, cityCode, pricePaise } })),
  ),
  previewFirst(price.decideCityPrice, (look, { params }) => priceAt(look, params)),
  previewFirst(price.endCityPrice, (look, { params }) => priceAt(look, params)),
];
