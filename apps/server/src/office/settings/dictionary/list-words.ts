import type { DictionaryWord } from '@nukkad/contract/office/settings/dictionary.api';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import { type PageAsked, listOf } from '../../../platform/http/list-of.ts';
import type { SettingsDependencies } from '../settings.interface.ts';
import { presentWord } from './change-word.ts';
import { type WordFilter, countWordRows, listWordRows } from './dictionary.store.ts';

interface Asked extends WordFilter, PageAsked {}

const cursorKey = z.tuple([z.string().check(z.maxLength(120))]);

export function listDictionaryWords(
  { platform: { db }, account }: SettingsDependencies,
  asked: Asked,
): Promise<CountedPage<DictionaryWord>> {
  return listOf(asked, {
    after: cursorKey,
    rows: (after, most, filter) => listWordRows(db, filter, after?.[0] ?? null, most),
    key: (row) => [row.key],
    count: (filter) => countWordRows(db, filter),
    items: async (rows) => {
      const names = await account.namesOf(
        db,
        rows.map((row) => row.changedBy),
      );
      return rows.map((row) => presentWord(row, names));
    },
  });
}
