import { type DictionaryWord, listDictionaryWords } from '@nukkad/contract/office/settings/dictionary.api';
import { call } from '../../platform/call.ts';
import { filled, pagedQuery } from '../../platform/paged.query.ts';

export const dictionaryQuery = (lang: DictionaryWord['lang'], q: string) =>
  pagedQuery(['dictionary', lang, q], (from) =>
    call(listDictionaryWords, { query: { lang, limit: 40, ...filled({ q }), ...from } }),
  );
