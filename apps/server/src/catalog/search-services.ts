import type { ServiceCard } from '@nukkad/contract/catalog/catalog.model';
import type { Page } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import { pageFrom, readCursor } from '../platform/http/cursor.ts';
import { presentService } from './catalog.presenter.ts';
import { searchWords } from './catalog.rules.ts';
import type { Asked } from './place.ts';
import { type ReadCall, type ReadParts, contextAt } from './read-parts.ts';
import { type SearchFilter, type SearchSort, searchServiceRows } from './search.store.ts';

const key = z.tuple([z.int32(), z.int32(), z.int32(), z.string().check(z.maxLength(80))]);

export interface SearchQuestion extends Asked, Omit<SearchFilter, 'freeToday'> {
  readonly q?: string | undefined;
  readonly today?: 'true' | 'false' | undefined;
  readonly sort: SearchSort;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Services near a place. Signs without a letter or digit are no question, and find nothing. */
export async function searchServices(
  parts: ReadParts,
  ask: SearchQuestion,
  call: ReadCall,
): Promise<Page<ServiceCard>> {
  const after = readCursor(ask.cursor, key);
  const words = ask.q === undefined ? null : searchWords(ask.q);
  if (words?.length === 0) return { items: [], nextCursor: null };
  const context = await contextAt(parts, ask, call);
  const filter = { ...ask, freeToday: ask.today === 'true' };
  const rows = await searchServiceRows(parts.db, words, filter, context, {
    sort: ask.sort,
    after,
    limit: ask.limit + 1,
  });
  return pageFrom(rows, ask.limit, presentService, (row) => [row.k1, row.k2, row.k3, row.service_id]);
}
