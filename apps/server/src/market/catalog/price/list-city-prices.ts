import type { CityPrice } from '@nukkad/contract/market/catalog/city-price.api';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import { day } from '@nukkad/contract/kernel/schema';
import { istDay } from '@nukkad/contract/kernel/time';
import * as z from 'zod/mini';
import { pageFrom, readCursor } from '../../../platform/http/cursor.ts';
import { withTotal } from '../../../platform/http/total.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { type PriceFilter, countPriceRows, listPriceRows } from './city-price.store.ts';
import { presenterOf } from './office-price.ts';
import type { PriceDependencies } from './preview-city-price.ts';

const key = z.tuple([day(), z.uuid()]);

interface Asked extends PriceFilter {
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly count?: boolean | undefined;
}

export async function listCityPrices(
  deps: PriceDependencies,
  { cursor, limit, count, ...filter }: Asked,
  { viewer, now }: { readonly viewer: Viewer; readonly now: Date },
): Promise<CountedPage<CityPrice>> {
  const { db } = deps.platform;
  const today = istDay(now);
  const after = readCursor(cursor, key);
  const [rows, counted] = await Promise.all([
    listPriceRows(db, filter, { today, after, limit: limit + 1 }),
    count ? countPriceRows(db, filter, today) : null,
  ]);
  const present = await presenterOf(deps, db, rows, { viewer, now });
  const page = pageFrom(rows, limit, present, (row) => [row.fromDay, row.priceId]);
  return { ...page, ...withTotal(counted) };
}
