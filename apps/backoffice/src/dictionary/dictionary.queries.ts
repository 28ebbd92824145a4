import { type DictionaryWord, listDictionaryWords } from '@nukkad/contract/backoffice/dictionary.api';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../platform/call.ts';

export const dictionaryQuery = (lang: DictionaryWord['lang'], q: string) =>
  infiniteQueryOptions({
    queryKey: ['dictionary', lang, q],
    queryFn: ({ pageParam }) =>
      call(listDictionaryWords, {
        query: { lang, limit: 40, ...(q ? { q } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
