/** Lists of files and folders. */
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { CountedPage, Page } from '@nukkad/contract/kernel/page';
import type {
  getDriveItem,
  listDriveBin as binCall,
  listDriveItems as itemsCall,
  listRecentItems as recentCall,
  listStarredItems as starredCall,
} from '@nukkad/contract/files/drive/drive.api';
import type {
  BinnedItemAnswer,
  DriveItemAnswer,
  DriveSpaceAnswer,
} from '@nukkad/contract/files/drive/drive.model';
import { driveErrors, driveKinds } from '@nukkad/contract/files/drive/drive.noun';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { EndpointAnswer } from '@nukkad/contract/kernel/endpoint';
import * as z from 'zod/mini';
import type { Reader } from '../../platform/db/database.ts';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { accessesTo, seenItem, seenSpace } from './access.ts';
import type { DriveDependencies } from './drive.interface.ts';
import { mayEdit, rightOfSpace } from './drive.policy.ts';
import { type ShownItem, presentBinned, presentItems, presentOne, presentSpace } from './drive.presenter.ts';
import {
  type AfterItem,
  type ItemRow,
  type ItemSort,
  countBinned,
  findItems,
  listBinned,
  listPlace,
  listRecent,
} from './item.store.ts';
import { findOwnSpace, findTeamSpace } from './space.store.ts';
import { listStarred } from './version.store.ts';

/** Those of these that this person may see, in their order. */
async function shownOf(
  reader: Reader,
  viewer: Viewer,
  items: readonly ItemRow[],
): Promise<readonly ShownItem[]> {
  const accesses = await accessesTo(reader, viewer, items);
  return items.flatMap((item) => {
    const access = accesses.get(item.itemId);
    return access ? [{ item, access }] : [];
  });
}

const present = async (
  deps: DriveDependencies,
  viewer: Viewer,
  items: readonly ItemRow[],
): Promise<DriveItemAnswer[]> => {
  const { db } = deps.platform;
  return presentItems(deps, db, viewer, await shownOf(db, viewer, items));
};

const valueOf = ({ nameKey, changedAt, bytes }: ItemRow, sort: ItemSort) =>
  ({ name: nameKey, changed: changedAt, size: bytes })[sort];

const cursorKey = z.tuple([
  z.enum(driveKinds),
  z.enum(['name', 'changed', 'size']),
  z.union([z.string(), z.int().check(z.gte(0))]),
  z.uuid(),
]);
const instantText = z.iso.datetime({ precision: 3 });
type CursorKey = z.output<typeof cursorKey>;

/** Null: it is not a value of this order. */
function valueIn(value: string | number, sort: ItemSort): AfterItem['value'] | null {
  if (sort === 'size') return typeof value === 'number' ? value : null;
  if (typeof value === 'number') return null;
  if (sort === 'name') return value;
  return z.safeParse(instantText, value).success ? new Date(value) : null;
}

/** A cursor of another order is not one of this list. */
function afterOf([, by, value, itemId]: CursorKey, sort: ItemSort): AfterItem {
  const at = by === sort ? valueIn(value, sort) : null;
  return at === null
    ? refuse(kernelErrors.invalid_request, { fields: { cursor: 'This cursor is not ours.' } })
    : { value: at, itemId };
}

interface Listed {
  readonly placeId: string;
  readonly sort: ItemSort;
  readonly kind: ItemRow['kind'] | null;
}

/** Folders first: two ranges of one index, asked together where both may be on the page. */
async function rowsOf(
  reader: Reader,
  { placeId, sort, kind }: Listed,
  key: CursorKey | null,
  most: number,
): Promise<ItemRow[]> {
  const after = key && afterOf(key, sort);
  const inFiles = key?.[0] === 'file';
  const part = (of: ItemRow['kind'], behind: AfterItem | null) =>
    kind === null || kind === of ? listPlace[sort](reader, { placeId, kind: of }, behind, most) : [];
  const [folders, files] = await Promise.all([
    inFiles ? [] : part('folder', after),
    part('file', inFiles ? after : null),
  ]);
  return [...folders, ...files].slice(0, most);
}

/** 404 for a folder that this person may not see; 403 for the top of a drive in which they see parts at most. */
async function placeOf(
  reader: Reader,
  call: SignedInCall,
  { space: which, parentId }: { readonly space: 'own' | 'team'; readonly parentId?: string | undefined },
): Promise<string> {
  if (parentId === undefined) return (await seenSpace(reader, call, which)).space.spaceId;
  const { item } = await seenItem(reader, call.viewer, parentId);
  return item.kind === 'folder' ? item.itemId : refuse(driveErrors.drive_item_not_found);
}

export async function readItems(
  deps: DriveDependencies,
  call: SignedInCall,
  asked: EndpointParsed<typeof itemsCall>['query'],
): Promise<Page<DriveItemAnswer>> {
  const { db } = deps.platform;
  const { sort, kind = null } = asked;
  const placeId = await placeOf(db, call, asked);
  return listOf(asked, {
    after: cursorKey,
    rows: (key, most) => rowsOf(db, { placeId, sort, kind }, key, most),
    key: (row) => [row.kind, sort, valueOf(row, sort), row.itemId],
    items: (rows) => present(deps, call.viewer, rows),
  });
}

/** One of them with the folders above it that this person may see. */
export async function readItem(
  deps: DriveDependencies,
  { viewer }: SignedInCall,
  { itemId }: EndpointParsed<typeof getDriveItem>['query'],
): Promise<EndpointAnswer<typeof getDriveItem>> {
  const { db, config } = deps.platform;
  const { item, ...access } = await seenItem(db, viewer, itemId);
  const seen = item.ancestors.slice(access.seenFrom);
  const [shown, above] = await Promise.all([
    presentOne(deps, db, viewer, { item, access }),
    findItems(db, seen),
  ]);
  const byId = new Map(above.map((one) => [one.itemId, one]));
  const right = rightOfSpace(viewer, access.space);
  return {
    item: shown,
    path: seen.flatMap((id) => byId.get(id) ?? []).map(({ itemId: id, name }) => ({ itemId: id, name })),
    space: right && presentSpace(config, viewer, { space: access.space, right }),
  };
}

export async function readSpace(
  { platform: { db, config } }: DriveDependencies,
  call: SignedInCall,
  { space: which }: { readonly space: 'own' | 'team' },
): Promise<DriveSpaceAnswer> {
  return presentSpace(config, call.viewer, await seenSpace(db, call, which));
}

/** For those who may bring something back out of it. */
export async function readBin(
  deps: DriveDependencies,
  call: SignedInCall,
  asked: EndpointParsed<typeof binCall>['query'],
): Promise<CountedPage<BinnedItemAnswer>> {
  const { db } = deps.platform;
  const { viewer } = call;
  const { space, right } = await seenSpace(db, call, asked.space);
  if (!mayEdit({ viewer, right })) return refuse(kernelErrors.forbidden);
  return listOf(asked, {
    after: readInstantCursor,
    rows: (after, most) => listBinned(db, space.spaceId, after, most),
    key: ({ binnedAt, itemId }) => [binnedAt ?? '', itemId],
    count: () => countBinned(db, space.spaceId),
    items: async (rows) => presentBinned(deps, db, viewer, await shownOf(db, viewer, rows)),
  });
}

export const readStarred = (
  deps: DriveDependencies,
  { viewer }: SignedInCall,
  asked: EndpointParsed<typeof starredCall>['query'],
): Promise<Page<DriveItemAnswer>> =>
  listOf(asked, {
    after: readInstantCursor,
    rows: (after, most) => listStarred(deps.platform.db, viewer.userId, after, most),
    key: ({ starredAt, itemId }) => [starredAt, itemId],
    items: (rows) => present(deps, viewer, rows),
  });

/** Of one's own drive, and of that of the business where one sees all of it. */
export async function spacesOf(reader: Reader, viewer: Viewer): Promise<readonly string[]> {
  const { userId, organisationId } = viewer;
  const found = await Promise.all([
    findOwnSpace(reader, userId),
    organisationId === null ? null : findTeamSpace(reader, organisationId),
  ]);
  return found.flatMap((space) => (space && rightOfSpace(viewer, space) !== null ? [space.spaceId] : []));
}

export async function readRecent(
  deps: DriveDependencies,
  { viewer }: SignedInCall,
  asked: EndpointParsed<typeof recentCall>['query'],
): Promise<Page<DriveItemAnswer>> {
  const { db } = deps.platform;
  const spaces = await spacesOf(db, viewer);
  return listOf(asked, {
    after: readInstantCursor,
    rows: (after, most) => listRecent(db, spaces, after, most),
    key: ({ changedAt, itemId }) => [changedAt, itemId],
    items: (rows) => present(deps, viewer, rows),
  });
}
