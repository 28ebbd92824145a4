import type { CityPrice } from '@nukkad/contract/market/catalog/city-price.api';
import type { Page } from '@nukkad/contract/kernel/page';
import { day } from '@nukkad/contract/kernel/schema';
import { istDay } from '@nukkad/contract/kernel/time';
import * as z from 'zod/mini';
import { pageFrom, readCursor } from '../../../platform/http/cursor.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { type PriceFilter, listPriceRows } from './city-price.store.ts';
import { presenterOf } from './office-price.ts';
import type { PriceDependencies } from './preview-city-price.ts';

const key = z.tuple([day(), z.uuid()]);

export async function listCityPrices(
  deps: PriceDependencies,
  {
    cursor,
    limit,
    ...filter
  }: PriceFilter & { readonly cursor?: string | undefined; readonly limit: number },
  { viewer, now }: { readonly viewer: Viewer; readonly now: Date },
): Promise<Page<CityPrice>> {
  const { db } = deps.platform;
  const today = istDay(now);
  const after = readCursor(cursor, key);
  const rows = await listPriceRows(db, filter, { today, after, limit: limit + 1 });
  const present = await presenterOf(deps, db, rows, { viewer, now });
  return pageFrom(rows, limit, present, (row) => [row.fromDay, row.priceId]);
}
