import { readRupees } from '@nukkad/contract/kernel/patterns/rupees';

/** What the address of /services asks for. Whatever cannot be meant is left out, so no link shows an error. */
export interface SearchFilter {
  readonly q: string;
  readonly categoryId: string;
  /** Counts only within its category. */
  readonly subCategoryId: string;
  readonly groupId: string;
  readonly serviceType: 'home' | 'office' | undefined;
  /** In paise; the address holds rupees, as people write prices. */
  readonly minPaise: number | undefined;
  readonly maxPaise: number | undefined;
  readonly minRating: number | undefined;
  readonly today: boolean;
  readonly sort: SearchSort;
}

export const searchSorts = ['relevance', 'price', 'rating'] as const;
export type SearchSort = (typeof searchSorts)[number];

/** The ratings that one may ask for at least. */
export const ratingSteps = [4, 4.5] as const;

const longestQuestion = 80;
const highestPaise = 100_000_000;

const key = (value: string | null) => (value !== null && /^[a-z0-9-]{1,60}$/.test(value) ? value : '');

function paiseOf(rupees: string | null): number | undefined {
  const { paise } = readRupees(rupees ?? '');
  return paise !== null && paise <= highestPaise ? paise : undefined;
}

export function filterOf(search: URLSearchParams): SearchFilter {
  const categoryId = key(search.get('category'));
  const type = search.get('type');
  return {
    q: (search.get('q') ?? '').trim().slice(0, longestQuestion),
    categoryId,
    subCategoryId: categoryId ? key(search.get('sub')) : '',
    groupId: key(search.get('group')),
    serviceType: type === 'home' || type === 'office' ? type : undefined,
    minPaise: paiseOf(search.get('min')),
    maxPaise: paiseOf(search.get('max')),
    minRating: ratingSteps.find((step) => String(step) === search.get('rating')),
    today: search.get('today') === 'true',
    sort: searchSorts.find((sort) => sort === search.get('sort')) ?? 'relevance',
  };
}

/** The same as the call's parameters; empty ones are dropped by the client. */
export function searchQueryOf(filter: SearchFilter) {
  const { minPaise, maxPaise, minRating, sort, serviceType } = filter;
  return {
    q: filter.q || undefined,
    categoryId: filter.categoryId || undefined,
    subCategoryId: filter.subCategoryId || undefined,
    groupId: filter.groupId || undefined,
    serviceType,
    minPrice: minPaise,
    maxPrice: maxPaise,
    minRating,
    today: filter.today ? ('true' as const) : undefined,
    sort,
  };
}

/** The number of set filters beside the list; search text and category are elsewhere. */
export function filterCount({ minPaise, maxPaise, minRating, today }: SearchFilter): number {
  return [minPaise, maxPaise, minRating, today || undefined].filter((value) => value !== undefined).length;
}

/** Two addresses with the same key show the same list. */
export const filterKey = (search: URLSearchParams): string => JSON.stringify(filterOf(search));
