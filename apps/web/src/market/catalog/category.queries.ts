import { listCategories } from '@nukkad/contract/market/catalog/catalog.api';
import { useAsked } from '../../platform/api/asked.ts';

/** Every trade, in the reader's language. */
export function useCategories() {
  return useAsked(listCategories, { query: {} });
}
