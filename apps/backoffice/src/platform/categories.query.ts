import { listOfficeCategories } from '@nukkad/contract/market/catalog/catalog-admin.api';
import { call } from './call.ts';
import { pagedQuery } from './paged.query.ts';

/** All categories, in the order of the screen. */
export const categoriesQuery = pagedQuery(['categories'], (from) =>
  call(listOfficeCategories, { query: { limit: 100, ...from } }),
);
