import type { ServiceCard } from '@nukkad/contract/market/catalog/catalog.model';
import type { Page } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import { pageFrom, readCursor } from '../../platform/http/cursor.ts';
import type { ShownPrices } from './catalog.interface.ts';
import { presentService, shownOf } from './catalog.presenter.ts';
import { rankedRating, searchWords } from './catalog.rules.ts';
import type { CataloguedService } from './catalogue.ts';
import type { Asked } from './place.ts';
import { type ReadCall, type ReadDependencies, readCards } from './read-parts.ts';
import { type ServiceRow, cardOf } from './service-card.ts';
import { pageOf } from './sort-shown.ts';

const key = z.tuple([z.int32(), z.int32(), z.int32(), z.string().check(z.maxLength(80))]);

interface SearchFilter {
  readonly categoryId?: string | undefined;
  readonly subCategoryId?: string | undefined;
  readonly groupId?: string | undefined;
  readonly serviceType?: 'home' | 'office' | undefined;
  readonly minRating?: number | undefined;
  readonly today?: 'true' | 'false' | undefined;
  /** In paise, of what a booking comes to. */
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
}

type SearchSort = 'relevance' | 'price' | 'rating';

export interface ServiceSearchQuery extends Asked, SearchFilter {
  readonly q?: string | undefined;
  readonly sort: SearchSort;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Three numbers, all ascending, and the service. */
type SortKey = readonly [number, number, number, string];

/** Services near a place. Signs without a letter or digit are no question, and find nothing. */
export async function searchServices(
  deps: ReadDependencies,
  ask: ServiceSearchQuery,
  call: ReadCall,
): Promise<Page<ServiceCard>> {
  const after = readCursor(ask.cursor, key);
  const words = ask.q === undefined ? null : searchWords(ask.q);
  if (words?.length === 0) return { items: [], nextCursor: null };
  const [{ catalogue, context, shown }, scores] = await Promise.all([
    readCards(deps, ask, call),
    words && deps.scoresOf(words),
  ]);
  const found = catalogue.sold
    .filter((service) => isAskedFor(service, ask) && (scores === null || scores.has(service.service_id)))
    .map((service) => cardOf(service, context))
    .filter((card) => fits(card, ask, shown));
  const keyOf = (card: ServiceRow) => sortKeyOf(card, ask.sort, scores?.get(card.service_id) ?? 0, shown);
  const rows = pageOf(found, keyOf, { after, limit: ask.limit });
  return pageFrom(rows, ask.limit, (card) => presentService(card, shown), keyOf);
}

const isAskedFor = ({ category, sub_category_id }: CataloguedService, ask: SearchFilter): boolean =>
  (ask.categoryId === undefined || category.category_id === ask.categoryId) &&
  (ask.subCategoryId === undefined || sub_category_id === ask.subCategoryId) &&
  (ask.groupId === undefined || category.group_id === ask.groupId) &&
  (ask.serviceType === undefined || category.service_type === ask.serviceType);

/** Ten times the average; 0 before the first review. */
const tenfoldRating = ({ rating_sum, rating_count }: ServiceRow): number =>
  rating_count === 0 ? 0 : Math.round((10 * rating_sum) / rating_count);

/** What depends on the place: the rating, the hours, and what a booking comes to. */
function fits(
  card: ServiceRow,
  { minRating, today, minPrice, maxPrice }: SearchFilter,
  shown: ShownPrices,
): boolean {
  if (
    minRating !== undefined &&
    (card.rating_count === 0 || tenfoldRating(card) < Math.round(minRating * 10))
  )
    return false;
  if (today === 'true' && !card.available_today) return false;
  if (minPrice === undefined && maxPrice === undefined) return true;
  const paise = shownOf(card, shown);
  return paise >= (minPrice ?? 0) && paise <= (maxPrice ?? Number.MAX_SAFE_INTEGER);
}

function sortKeyOf(card: ServiceRow, sort: SearchSort, score: number, shown: ShownPrices): SortKey {
  const { rank, service_id: id } = card;
  if (sort === 'price') return [shownOf(card, shown), 0, rank, id];
  if (sort === 'rating')
    return [-rankedRating(card.rating_sum, card.rating_count), -card.rating_count, rank, id];
  return [-score, Number(card.partner_count === 0), rank, id];
}
