import { getDictionary } from '@nukkad/contract/office/settings/settings.api';
import { call } from '../api/client.ts';
import type { Words } from './i18n.ts';
import { storeDictionary, storedDictionary } from './stored-dictionary.ts';

/**
 * Lays the operators' dictionary over the built-in words: first the kept one, then what the server answers. A failure
 * says nothing (specification section 8): the kept one stays, and without one the dictionary is empty.
 */
export async function loadDictionary(words: Words): Promise<void> {
  const { language } = words;
  const kept = storedDictionary(language);
  if (Object.keys(kept).length > 0) words.overlay(kept);
  const dictionary = await call(getDictionary, { query: { lang: language }, quiet: true }).catch(() => null);
  if (dictionary === null || words.language !== language) return;
  storeDictionary(language, dictionary);
  if (JSON.stringify(dictionary) !== JSON.stringify(kept)) words.overlay(dictionary);
}
