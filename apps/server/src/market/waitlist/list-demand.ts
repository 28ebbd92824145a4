import type { Page } from '@nukkad/contract/kernel/page';
import type { DemandRow } from '@nukkad/contract/market/waitlist/waitlist-office.api';
import * as z from 'zod/mini';
import type { Reader } from '../../platform/db/database.ts';
import { pageFrom, readCursor } from '../../platform/http/cursor.ts';
import type { WaitlistInterfaces } from './waitlist.interface.ts';
import { type DemandCount, listDemandRows } from './waitlist.store.ts';

const key = z.tuple([z.int32(), z.string().check(z.maxLength(20)), z.string().check(z.maxLength(60))]);

/** Who waits, counted by city and category; contacts never leave. */
export async function listDemand(
  reader: Reader,
  { catalog, geography }: WaitlistInterfaces,
  lang: 'en' | 'hi',
  {
    cityCode,
    cursor,
    limit,
  }: { readonly cityCode?: string | undefined; readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<DemandRow>> {
  const rows = await listDemandRows(reader, cityCode || null, readCursor(cursor, key), limit + 1);
  const [cities, categories] = await Promise.all([
    geography.cityNames(
      reader,
      rows.map((row) => row.cityCode),
    ),
    catalog.categoryNames(lang),
  ]);
  const present = (row: DemandCount): DemandRow => ({
    ...row,
    cityName: cities.get(row.cityCode ?? '') ?? '',
    categoryName: categories.get(row.categoryId) ?? row.categoryId,
    lastAt: row.lastAt.toISOString(),
  });
  return pageFrom(rows, limit, present, (row) => [row.people, row.cityCode ?? '', row.categoryId]);
}
