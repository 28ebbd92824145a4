import type { CityPrice } from '@nukkad/contract/market/catalog/city-price.api';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import { day } from '@nukkad/contract/kernel/schema';
import { istDay } from '@nukkad/contract/kernel/time';
import * as z from 'zod/mini';
import { type PageAsked, listOf } from '../../../platform/http/list-of.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { type PriceFilter, countPriceRows, listPriceRows } from './city-price.store.ts';
import { presenterOf } from './office-price.ts';
import type { PriceDependencies } from './preview-city-price.ts';

const key = z.tuple([day(), z.uuid()]);

interface Asked extends PriceFilter, PageAsked {}

export function listCityPrices(
  deps: PriceDependencies,
  asked: Asked,
  { viewer, now }: { readonly viewer: Viewer; readonly now: Date },
): Promise<CountedPage<CityPrice>> {
  const { db } = deps.platform;
  const today = istDay(now);
  return listOf(asked, {
    after: key,
    rows: (after, most, filter) => listPriceRows(db, filter, { today, after, limit: most }),
    key: (row) => [row.fromDay, row.priceId],
    count: (filter) => countPriceRows(db, filter, today),
    items: async (rows) => rows.map(await presenterOf(deps, db, rows, { viewer, now })),
  });
}
