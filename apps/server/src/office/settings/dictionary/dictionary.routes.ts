import * as api from '@nukkad/contract/office/settings/dictionary.api';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { removeDictionaryWord, saveDictionaryWord } from './change-word.ts';
import { listDictionaryWords } from './list-words.ts';

/** The words that Admins put over the built-in ones. */
export const dictionaryRoutes = (platform: Platform): readonly Route[] => [
  route(api.listDictionaryWords, ({ input: { query } }) => listDictionaryWords(platform.db, query)),
  route(api.saveDictionaryWord, (call) => saveDictionaryWord(platform, call, call.input.body)),
  route(api.removeDictionaryWord, (call) => removeDictionaryWord(platform, call, call.input.body)),
];
