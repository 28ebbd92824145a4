import { listCategories } from '@nukkad/contract/market/catalog/catalog.api';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { presentLanguage } from '../../platform/i18n/present-words.ts';

/** Every trade, in the reader's language. */
export function useCategories() {
  return useQuery({
    queryKey: ['categories', presentLanguage()],
    queryFn: ({ signal }) => call(listCategories, { query: {}, quiet: true, signal }),
  });
}
