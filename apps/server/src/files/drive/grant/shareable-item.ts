/** Files and folders of a drive behind links: what lies in a folder is asked with each request. */
import { readCursor, nextCursor } from '../../../platform/http/cursor.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as z from 'zod/mini';
import type {
  Shareable,
  SharedEntries,
  SharedEntry,
  SharedFile,
  SharedFolder,
  SharedThing,
} from '../../share/index.ts';
import { mayShareFrom } from '../drive.policy.ts';
import { type ItemRow, findItem, findItems, isAnyBinned } from '../item.store.ts';
import { findVersion } from '../version.store.ts';
import { listEntries } from './entries.store.ts';
import { findPlaced, isInBin } from './shareable.ts';

const kinds = {
  file: { en: 'Shared file', hi: 'शेयर की गई फ़ाइल' },
  folder: { en: 'Shared folder', hi: 'शेयर किया गया फ़ोल्डर' },
} as const;
const page = 100;

const sizeOf = ({ bytes }: ItemRow) => {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  const size = kilobytes < 1024 ? `${kilobytes} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
  return { en: size, hi: size };
};

/** What pages are drawn of. */
const isPaged = ({ mediaType }: ItemRow): boolean =>
  mediaType === 'application/pdf' || (mediaType?.startsWith('image/') ?? false);

async function fileOf({ storage }: Platform, reader: Reader, item: ItemRow): Promise<SharedFile | null> {
  const version = item.versionId === null ? null : await findVersion(reader, item.versionId);
  if (!version) return null;
  const { storageKey, mediaType } = version;
  return {
    lang: null,
    fileName: item.name,
    read: () => storage.get(storageKey),
    open: async () => {
      const opened = await storage.open(storageKey);
      return opened && { content: opened.content, mediaType };
    },
  };
}

/** Null: it does not lie below the shared folder any more, or in the bin. */
async function findBelow(reader: Reader, root: ItemRow, entryId: string): Promise<ItemRow | null> {
  const item = await findItem(reader, entryId);
  if (item?.status !== 'kept' || !item.ancestors.includes(root.itemId)) return null;
  return (await isAnyBinned(reader, item.ancestors)) ? null : item;
}

const entryOf = (item: ItemRow): SharedEntry => ({
  entryId: item.itemId,
  isFolder: item.kind === 'folder',
  name: item.name,
  size: item.kind === 'folder' ? null : sizeOf(item),
  isPaged: isPaged(item),
});

/** The folders between the shared one and this one, and this one. */
async function pathTo(reader: Reader, root: ItemRow, folder: ItemRow): Promise<SharedEntries['path']> {
  if (folder.itemId === root.itemId) return [];
  const between = folder.ancestors.slice(folder.ancestors.indexOf(root.itemId) + 1);
  const names = new Map((await findItems(reader, between)).map(({ itemId, name }) => [itemId, name]));
  const above = between.map((entryId) => ({ entryId, name: names.get(entryId) ?? '' }));
  return [...above, { entryId: folder.itemId, name: folder.name }];
}

const afterEntry = z.tuple([z.enum(['folder', 'file']), z.string(), z.uuid()]);

const folderOf = (platform: Platform, reader: Reader, root: ItemRow): SharedFolder => ({
  list: async (entryId, cursor) => {
    const folder = entryId === null ? root : await findBelow(reader, root, entryId);
    if (folder?.kind !== 'folder') return null;
    const after = readCursor(cursor, afterEntry);
    const rows = await listEntries(reader, folder.itemId, after, page + 1);
    return {
      path: await pathTo(reader, root, folder),
      entries: rows.slice(0, page).map(entryOf),
      next: nextCursor(rows, page, ({ kind, nameKey, itemId }) => [kind, nameKey, itemId]),
    };
  },
  file: async (entryId) => {
    const item = await findBelow(reader, root, entryId);
    return item?.kind === 'file' ? fileOf(platform, reader, item) : null;
  },
});

async function showItem(platform: Platform, reader: Reader, item: ItemRow): Promise<SharedThing | null> {
  const named = { kind: kinds[item.kind], name: { en: item.name, hi: item.name }, from: null, words: null };
  if (item.kind === 'folder')
    return { ...named, facts: [], files: [], folder: folderOf(platform, reader, item) };
  const file = await fileOf(platform, reader, item);
  return file && { ...named, facts: [sizeOf(item)], files: [file], isUnpaged: !isPaged(item) };
}

/** Who may change a whole drive passes on what is in it; in the bin nothing is shown, and out of it it is again. */
export const shareableItem = (platform: Platform): Shareable => ({
  subject: 'drive',
  sideOf: async (reader, viewer, itemId) => {
    const placed = await findPlaced(reader, itemId);
    if (!placed || !mayShareFrom(viewer, placed.space)) return null;
    return placed.space.organisationId === null ? 'own' : 'organisation';
  },
  show: async (reader, itemId) => {
    const item = await findItem(reader, itemId);
    if (!item) return null;
    return (await isInBin(reader, item)) ? 'ended' : showItem(platform, reader, item);
  },
});
