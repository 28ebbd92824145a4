import type { DictionaryWord } from '@nukkad/contract/office/settings/dictionary.api';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import { pageFrom, readCursor } from '../../../platform/http/cursor.ts';
import { withTotal } from '../../../platform/http/total.ts';
import type { SettingsDependencies } from '../settings.interface.ts';
import { presentWord } from './change-word.ts';
import { type WordFilter, countWordRows, listWordRows } from './dictionary.store.ts';

interface Asked extends WordFilter {
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly count?: boolean | undefined;
}

const cursorKey = z.tuple([z.string().check(z.maxLength(120))]);

export async function listDictionaryWords(
  { platform: { db }, account }: SettingsDependencies,
  { cursor, limit, count, ...filter }: Asked,
): Promise<CountedPage<DictionaryWord>> {
  const after = readCursor(cursor, cursorKey)?.[0] ?? null;
  const [rows, counted] = await Promise.all([
    listWordRows(db, filter, after, limit + 1),
    count ? countWordRows(db, filter) : null,
  ]);
  const names = await account.namesOf(
    db,
    rows.map((row) => row.changedBy),
  );
  const page = pageFrom(
    rows,
    limit,
    (row) => presentWord(row, names),
    (row) => [row.key],
  );
  return { ...page, ...withTotal(counted) };
}
