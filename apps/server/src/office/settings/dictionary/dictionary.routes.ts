import * as api from '@nukkad/contract/office/settings/dictionary.api';
import { type Route, route } from '../../../platform/http/route.ts';
import type { SettingsDependencies } from '../settings.interface.ts';
import { removeDictionaryWord, saveDictionaryWord } from './change-word.ts';
import { listDictionaryWords } from './list-words.ts';

/** The words that Admins put over the built-in ones. */
export const dictionaryRoutes = (deps: SettingsDependencies): readonly Route[] => [
  route(api.listDictionaryWords, (call) => listDictionaryWords(deps, call.input.query)),
  route(api.saveDictionaryWord, (call) => saveDictionaryWord(deps, call, call.input.body)),
  route(api.removeDictionaryWord, (call) => removeDictionaryWord(deps.platform, call, call.input.body)),
];
