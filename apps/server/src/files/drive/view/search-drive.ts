import type { DriveHitAnswer } from '@nukkad/contract/files/drive/drive-view.model';
import type { searchDrive as searchCall } from '@nukkad/contract/files/drive/drive-view.api';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Page } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import type { Reader } from '../../../platform/db/database.ts';
import { listOf } from '../../../platform/http/list-of.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { seenAmong, seenSpace } from '../access.ts';
import type { DriveDependencies } from '../drive.interface.ts';
import { presentItems } from '../drive.presenter.ts';
import { findItems } from '../item.store.ts';
import { spacesOf } from '../read-items.ts';
import { excerptOf, textQuery, typedWords } from './found-words.rules.ts';
import { type FoundKey, type Scope, listFound, listPlaces, listSharedRoots } from './search.store.ts';

/** All that this person may see. */
async function wholeScope(reader: Reader, viewer: Viewer): Promise<Scope> {
  const [spaces, roots] = await Promise.all([spacesOf(reader, viewer), listSharedRoots(reader, viewer)]);
  return { spaces, roots };
}

async function scopeOf(
  reader: Reader,
  call: SignedInCall,
  space: 'own' | 'team' | undefined,
): Promise<Scope> {
  if (space === undefined) return wholeScope(reader, call.viewer);
  return { spaces: [(await seenSpace(reader, call, space)).space.spaceId], roots: [] };
}

/** Rights are asked again of each row that is shown. */
async function presentHits(
  deps: DriveDependencies,
  { reader, viewer }: { readonly reader: Reader; readonly viewer: Viewer },
  keys: readonly FoundKey[],
  words: readonly string[],
): Promise<DriveHitAnswer[]> {
  const ids = keys.map(({ itemId }) => itemId);
  const [seen, places] = await Promise.all([
    seenAmong(reader, viewer, ids),
    listPlaces(reader, ids, { word: words[0] ?? '', query: textQuery(words) }),
  ]);
  const shown = seen.map(({ item, ...access }) => ({ item, access }));
  const items = await presentItems(deps, reader, viewer, shown);
  const above = await findItems(reader, [...new Set(items.flatMap(({ parentId }) => parentId ?? []))]);
  const folders = new Map(above.map(({ itemId, name }) => [itemId, { itemId, name }]));
  const hits = new Map(
    items.map((item) => [
      item.itemId,
      {
        item,
        folder: (item.parentId !== null && folders.get(item.parentId)) || null,
        excerpt: excerptOf(places.get(item.itemId) ?? '', words),
      },
    ]),
  );
  return ids.flatMap((itemId) => hits.get(itemId) ?? []);
}

export async function searchDrive(
  deps: DriveDependencies,
  call: SignedInCall,
  asked: EndpointParsed<typeof searchCall>['query'],
): Promise<Page<DriveHitAnswer>> {
  const { db } = deps.platform;
  const text = asked.q.normalize('NFC').trim();
  const words = typedWords(text);
  const scope = await scopeOf(db, call, asked.space);
  return listOf(asked, {
    after: z.tuple([z.int(), z.iso.datetime(), z.uuid()]),
    rows: (after, most) => listFound(db, scope, { text, query: textQuery(words) }, after, most),
    key: ({ rank, changedAt, itemId }) => [rank, changedAt, itemId],
    items: (keys) => presentHits(deps, { reader: db, viewer: call.viewer }, keys, words),
  });
}

/** For the search across everything. */
export async function findInDrives(
  deps: DriveDependencies,
  looking: { readonly reader: Reader; readonly viewer: Viewer },
  text: string,
  limit: number,
): Promise<readonly DriveHitAnswer[]> {
  const { reader, viewer } = looking;
  const scope = await wholeScope(reader, viewer);
  if (scope.spaces.length + scope.roots.length === 0) return [];
  const words = typedWords(text);
  const keys = await listFound(reader, scope, { text, query: textQuery(words) }, null, limit);
  return keys.length === 0 ? [] : presentHits(deps, looking, keys, words);
}
