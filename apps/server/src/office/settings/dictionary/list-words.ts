import type { DictionaryWord } from '@nukkad/contract/office/settings/dictionary.api';
import type { Page } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import { pageFrom, readCursor } from '../../../platform/http/cursor.ts';
import type { SettingsDependencies } from '../settings.dependencies.ts';
import { presentWord } from './change-word.ts';
import { type Language, listWordRows } from './dictionary.store.ts';

const cursorKey = z.tuple([z.string().check(z.maxLength(120))]);

export async function listDictionaryWords(
  { platform: { db }, account }: SettingsDependencies,
  {
    cursor,
    limit,
    ...filter
  }: { lang: Language; q?: string | undefined; cursor?: string | undefined; limit: number },
): Promise<Page<DictionaryWord>> {
  const after = readCursor(cursor, cursorKey)?.[0] ?? null;
  const rows = await listWordRows(db, filter, after, limit + 1);
  const names = await account.namesOf(
    db,
    rows.map((row) => row.changedBy),
  );
  return pageFrom(
    rows,
    limit,
    (row) => presentWord(row, names),
    (row) => [row.key],
  );
}
