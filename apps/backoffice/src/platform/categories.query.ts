import { listOfficeCategories } from '@nukkad/contract/market/catalog/catalog-admin.api';
import { usePages } from './asked.ts';

/** All categories, in the order of the screen. */
export const useCategories = () =>
  usePages(listOfficeCategories, { limit: 100 }).data?.pages.flatMap(({ items }) => items) ?? [];
