import {
  listCategories,
  listSubCategories,
  searchServices,
} from '@nukkad/contract/market/catalog/catalog.api';
import { call, type CallSettings } from '../../platform/api/client.ts';
import { type SearchFilter, searchQueryOf } from './search-filter.ts';

/** Fills rows of two and of three. */
export const servicesAtOnce = 24;

export function loadServicePage(filter: SearchFilter, settings: CallSettings, cursor?: string) {
  return call(searchServices, {
    query: { ...searchQueryOf(filter), limit: servicesAtOnce, cursor },
    ...settings,
  });
}

/** What /services shows at first: the services, and the categories and sub-categories to narrow them by. */
export async function loadServices(filter: SearchFilter, settings: CallSettings) {
  const [page, { groups, items: categories }, subCategories] = await Promise.all([
    loadServicePage(filter, settings),
    call(listCategories, { query: {}, ...settings }),
    filter.categoryId
      ? call(listSubCategories, { query: { categoryId: filter.categoryId }, ...settings })
      : null,
  ]);
  return { filter, page, groups, categories, subCategories: subCategories?.items ?? [] };
}
export type ServicesData = Awaited<ReturnType<typeof loadServices>>;
