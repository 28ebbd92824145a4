import { dictionaryQuery, listDictionaryWords } from '@nukkad/contract/office/settings/dictionary.api';
import { listAddress } from '@nukkad/lists/address';
import { call } from '../../platform/call.ts';
import { countedList } from '../../platform/paged.query.ts';

export const dictionaryAddress = listAddress(dictionaryQuery.shape, ['lang', 'q'], {});
type DictionaryFilter = ReturnType<typeof dictionaryAddress.read>;

/** The words of one language; English where the address names none. */
export const dictionaryList = ({ lang = 'en', ...filter }: DictionaryFilter) =>
  countedList(['dictionary', lang, filter], (page) =>
    call(listDictionaryWords, { query: { lang, ...filter, ...page } }),
  );
