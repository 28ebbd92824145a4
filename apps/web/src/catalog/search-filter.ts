/** What the address of /services asks for. Whatever cannot be meant is left out, so no link shows an error. */
export interface SearchFilter {
  readonly q: string;
  readonly categoryId: string;
  /** Counts only within its category. */
  readonly subCategoryId: string;
  readonly groupId: string;
  readonly serviceType: 'home' | 'office' | undefined;
  /** Whole rupees, as people write prices. */
  readonly minRupees: number | undefined;
  readonly maxRupees: number | undefined;
  readonly minRating: number | undefined;
  readonly today: boolean;
  readonly sort: SearchSort;
}

export const searchSorts = ['relevance', 'price', 'rating'] as const;
export type SearchSort = (typeof searchSorts)[number];

/** The ratings that one may ask for at least. */
export const ratingSteps = [4, 4.5] as const;

const longestQuestion = 80;
const highestRupees = 1_000_000;
const paisePerRupee = 100;

const key = (value: string | null) => (value !== null && /^[a-z0-9-]{1,60}$/.test(value) ? value : '');

function rupees(value: string | null): number | undefined {
  const amount = Number(value ?? '');
  return value && Number.isInteger(amount) && amount > 0 && amount <= highestRupees ? amount : undefined;
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
    minRupees: rupees(search.get('min')),
    maxRupees: rupees(search.get('max')),
    minRating: ratingSteps.find((step) => String(step) === search.get('rating')),
    today: search.get('today') === 'true',
    sort: searchSorts.find((sort) => sort === search.get('sort')) ?? 'relevance',
  };
}

/** The same as the call's parameters; empty ones are dropped by the client. */
export function searchQueryOf(filter: SearchFilter) {
  const { minRupees, maxRupees, minRating, sort, serviceType } = filter;
  return {
    q: filter.q || undefined,
    categoryId: filter.categoryId || undefined,
    subCategoryId: filter.subCategoryId || undefined,
    groupId: filter.groupId || undefined,
    serviceType,
    minPrice: minRupees === undefined ? undefined : minRupees * paisePerRupee,
    maxPrice: maxRupees === undefined ? undefined : maxRupees * paisePerRupee,
    minRating,
    today: filter.today ? ('true' as const) : undefined,
    sort,
  };
}

/** How many of the filters beside the list are set; the words and the category stand elsewhere. */
export function filterCount({ minRupees, maxRupees, minRating, today }: SearchFilter): number {
  return [minRupees, maxRupees, minRating, today || undefined].filter((value) => value !== undefined).length;
}

/** Two addresses with the same key show the same list. */
export const filterKey = (search: URLSearchParams): string => JSON.stringify(filterOf(search));
