import type { CityPrice } from '@nukkad/contract/market/catalog/city-price.api';
import type { Page } from '@nukkad/contract/kernel/page';
import { day } from '@nukkad/contract/kernel/schema';
import { istDay } from '@nukkad/contract/kernel/time';
import * as z from 'zod/mini';
import type { Database } from '../../../platform/db/database.ts';
import { pageFrom, readCursor } from '../../../platform/http/cursor.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { presentCityPrice } from './city-price.presenter.ts';
import { type PriceFilter, listPriceRows } from './city-price.store.ts';

const key = z.tuple([day(), z.uuid()]);

export async function listCityPrices(
  db: Database,
  {
    cursor,
    limit,
    ...filter
  }: PriceFilter & { readonly cursor?: string | undefined; readonly limit: number },
  { viewer, now }: { readonly viewer: Viewer; readonly now: Date },
): Promise<Page<CityPrice>> {
  const today = istDay(now);
  const after = readCursor(cursor, key);
  const rows = await listPriceRows(db, filter, { today, after, limit: limit + 1 });
  const present = (row: (typeof rows)[number]) => presentCityPrice(row, { today, viewer });
  return pageFrom(rows, limit, present, (row) => [row.fromDay, row.priceId]);
}
