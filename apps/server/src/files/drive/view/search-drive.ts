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

async function scopeOf(
  reader: Reader,
  call: SignedInCall,
  space: 'own' | 'team' | undefined,
): Promise<Scope> {
  if (space !== undefined)
    return { spaces: [(await seenSpace(reader, call, space)).space.spaceId], roots: [] };
  const [spaces, roots] = await Promise.all([
    spacesOf(reader, call.viewer),
    listSharedRoots(reader, call.viewer),
  ]);
  return { spaces, roots };
}

/** Rights are asked again of each row that is shown. */
async function presentHits(
  deps: DriveDependencies,
  viewer: Viewer,
  keys: readonly FoundKey[],
  words: readonly string[],
): Promise<DriveHitAnswer[]> {
  const { db } = deps.platform;
  const ids = keys.map(({ itemId }) => itemId);
  const [seen, places] = await Promise.all([
    seenAmong(db, viewer, ids),
    listPlaces(db, ids, { word: words[0] ?? '', query: textQuery(words) }),
  ]);
  const shown = seen.map(({ item, ...access }) => ({ item, access }));
  const items = await presentItems(deps, db, viewer, shown);
  const above = await findItems(db, [...new Set(items.flatMap(({ parentId }) => parentId ?? []))]);
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
    items: (keys) => presentHits(deps, call.viewer, keys, words),
  });
}
