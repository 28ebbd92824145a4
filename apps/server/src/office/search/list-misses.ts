import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import type { listSearchMisses } from '@nukkad/contract/office/search/search.api';
import type { SearchMiss } from '@nukkad/contract/office/search/search.model';
import * as z from 'zod/mini';
import { readCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { countMisses, listMisses } from './miss.store.ts';

const cursorKey = z.tuple([z.int(), z.string()]);

function readAfter(cursor: string | undefined) {
  const key = readCursor(cursor, cursorKey);
  return key && { times: key[0], words: key[1] };
}

/** What people searched for and found nothing, over so many days until today. */
export function listSearchesWithoutResult(
  { db }: Platform,
  { now }: Pick<SignedInCall, 'now'>,
  { q, days, askedBy, ...page }: EndpointParsed<typeof listSearchMisses>['query'],
): Promise<CountedPage<SearchMiss>> {
  const filter = { q, askedBy, since: addDays(istDay(now), 1 - Number(days)) };
  return listOf(page, {
    after: readAfter,
    rows: async (after, most) => [...(await listMisses(db, filter, after, most))],
    key: ({ times, words }) => [times, words],
    count: () => countMisses(db, filter),
    items: (rows) => Promise.resolve([...rows]),
  });
}
