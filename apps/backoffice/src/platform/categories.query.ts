import { listOfficeCategories } from '@nukkad/contract/backoffice/catalogue.api';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** All categories, in the order of the screen. */
export const categoriesQuery = infiniteQueryOptions({
  queryKey: ['categories'],
  queryFn: ({ pageParam }) =>
    call(listOfficeCategories, { query: { limit: 100, ...(pageParam ? { cursor: pageParam } : {}) } }),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
});
