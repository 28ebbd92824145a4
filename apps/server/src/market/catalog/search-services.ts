import type { ServiceCard } from '@nukkad/contract/market/catalog/catalog.model';
import type { Page } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import { pageFrom, readCursor } from '../../platform/http/cursor.ts';
import type { ShownPrices } from './catalog.interface.ts';
import { presentService, shownOf } from './catalog.presenter.ts';
import { searchWords } from './catalog.rules.ts';
import type { Asked } from './place.ts';
import { type ReadCall, type ReadDependencies, contextAt } from './read-parts.ts';
import {
  type FoundRow,
  type SearchFilter,
  type SearchKey,
  type SearchSort,
  searchServiceRows,
} from './search.store.ts';
import { pageOf, sortByShown } from './sort-shown.ts';

const key = z.tuple([z.int32(), z.int32(), z.int32(), z.string().check(z.maxLength(80))]);

/** More services than any catalogue of ours has. */
const catalogueLimit = 5_000;

export interface ServiceSearchQuery extends Asked, Omit<SearchFilter, 'freeToday'> {
  readonly q?: string | undefined;
  readonly today?: 'true' | 'false' | undefined;
  /** In paise, of what a booking comes to. */
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  readonly sort: SearchSort;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Services near a place. Signs without a letter or digit are no question, and find nothing. */
export async function searchServices(
  deps: ReadDependencies,
  ask: ServiceSearchQuery,
  call: ReadCall,
): Promise<Page<ServiceCard>> {
  const after = readCursor(ask.cursor, key);
  const words = ask.q === undefined ? null : searchWords(ask.q);
  if (words?.length === 0) return { items: [], nextCursor: null };
  const context = await contextAt(deps, ask, call);
  const filter = { ...ask, freeToday: ask.today === 'true' };
  const shown = await deps.shownPricesAt(deps.db, context, call.now);
  const page = { sort: ask.sort, after, limit: ask.limit };
  const rows = asksForPrice(ask)
    ? byShownPrice(
        await searchServiceRows(deps.db, words, filter, context, whole(ask.sort)),
        ask,
        shown,
        page,
      )
    : await searchServiceRows(deps.db, words, filter, context, { ...page, limit: ask.limit + 1 });
  return pageFrom(
    rows,
    ask.limit,
    (row) => presentService(row, shown),
    (row) => [row.k1, row.k2, row.k3, row.service_id],
  );
}

const whole = (sort: SearchSort) => ({ sort, after: null, limit: catalogueLimit });

const asksForPrice = ({ sort, minPrice, maxPrice }: ServiceSearchQuery): boolean =>
  sort === 'price' || minPrice !== undefined || maxPrice !== undefined;

/** By what a booking comes to, as the cards show it. */
function byShownPrice(
  rows: readonly FoundRow[],
  { minPrice = 0, maxPrice = Number.MAX_SAFE_INTEGER }: ServiceSearchQuery,
  shown: ShownPrices,
  { sort, ...page }: { sort: SearchSort; after: SearchKey | null; limit: number },
): FoundRow[] {
  const within = rows.filter((row) => {
    const paise = shownOf(row, shown);
    return paise >= minPrice && paise <= maxPrice;
  });
  const idOf = (row: FoundRow) => row.service_id;
  return sort === 'price'
    ? sortByShown(within, (row) => shownOf(row, shown), idOf, page)
    : pageOf(within, (row) => [row.k1, row.k2, row.k3, idOf(row)], page);
}
