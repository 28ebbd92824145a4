import type { getDrivePage as pageCall } from '@nukkad/contract/files/drive/drive-view.api';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { LRUCache } from 'lru-cache';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { seenItem } from '../access.ts';
import type { DriveDependencies } from '../drive.interface.ts';
import { versionOf } from '../read-versions.ts';
import { isDrawn } from './file-kind.rules.ts';
import { lookedBy } from './read-preview.ts';

const mebibyte = 1024 * 1024;
/** Pictures of pages, some 100 KB each, those of lists 10. */
const keptBytes = 24 * mebibyte;
/** Pixels of the longer side. */
const sides = { page: 1_600, thumbnail: 320 } as const;
const refusals = { unreadable: kernelErrors.file_too_complex };

export type DrawnPages = LRUCache<string, Buffer>;

/** Of this process, by version, page and size. */
export const drawnPages = (): DrawnPages =>
  new LRUCache({ maxSize: keptBytes, sizeCalculation: (picture) => picture.length });

/** 404: there is no such page, or a file of its kind has none. */
export async function drawPage(
  { platform: { db, readers, storage } }: DriveDependencies,
  drawn: DrawnPages,
  { viewer }: SignedInCall,
  { itemId, versionId, page, size }: EndpointParsed<typeof pageCall>['query'],
): Promise<Buffer> {
  const { item } = await seenItem(db, viewer, itemId);
  const version = await versionOf(db, item, versionId);
  if (!isDrawn(version)) return refuse(kernelErrors.not_found);
  const key = `${version.versionId} ${page} ${size}`;
  const known = drawn.get(key);
  if (known) return known;
  const kept = await storage.get(version.storageKey);
  if (!kept) return refuse(kernelErrors.not_found);
  const { picture } = await readers.read(
    'viewed',
    { fileName: 'kept', ...kept },
    { by: lookedBy(viewer.userId), options: { page, name: null, longestSide: sides[size] }, refusals },
  );
  if (!picture) return refuse(kernelErrors.not_found);
  const content = Buffer.from(picture);
  drawn.set(key, content);
  return content;
}
