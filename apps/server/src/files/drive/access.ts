/** Who may do what to which items: asked of drives and grants, at most once for a page. */
import type { DriveSpace } from '@nukkad/contract/files/drive/drive.model';
import { type DriveRight, driveErrors } from '@nukkad/contract/files/drive/drive.noun';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { authorize } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { DriveCall } from './drive.interface.ts';
import { type GrantedRight, rightOf, rightOfSpace } from './drive.policy.ts';
import { grantsOn } from './grant/granted.ts';
import { type ItemRow, findItem, findItems, isAnyBinned, lockItem } from './item.store.ts';
import {
  type SpaceRow,
  findOwnSpace,
  findSpaces,
  findTeamSpace,
  insertSpace,
  lockSpace,
} from './space.store.ts';

/** The right of a person to an item, and from which place of its path on they see it: 0 is the top. */
export interface Access {
  readonly space: SpaceRow;
  readonly right: DriveRight;
  readonly seenFrom: number;
}

export interface SeenItem extends Access {
  readonly item: ItemRow;
}

const pathOf = ({ ancestors, itemId }: Pick<ItemRow, 'ancestors' | 'itemId'>) => [...ancestors, itemId];

function accessTo(
  viewer: Viewer,
  item: ItemRow,
  space: SpaceRow,
  grants: ReadonlyMap<string, GrantedRight>,
): Access | null {
  const path = pathOf(item);
  const given = path.flatMap((itemId) => grants.get(itemId) ?? []);
  const granted = given.includes('edit') ? 'edit' : (given[0] ?? null);
  const right = rightOf(viewer, space, granted);
  if (right === null) return null;
  const all = rightOfSpace(viewer, space) !== null;
  return { space, right, seenFrom: all ? 0 : path.findIndex((itemId) => grants.has(itemId)) };
}

/** Of each of these items that this person may see. */
export async function accessesTo(
  reader: Reader,
  viewer: Viewer,
  items: readonly ItemRow[],
): Promise<ReadonlyMap<string, Access>> {
  if (items.length === 0) return new Map();
  const [spaces, grants] = await Promise.all([
    findSpaces(reader, [...new Set(items.map(({ spaceId }) => spaceId))]),
    grantsOn(reader, viewer, [...new Set(items.flatMap(pathOf))]),
  ]);
  const found = new Map<string, Access>();
  for (const item of items) {
    const space = spaces.get(item.spaceId);
    const access = space && accessTo(viewer, item, space, grants);
    if (access) found.set(item.itemId, access);
  }
  return found;
}

/**
 * Of a row that was read; 404 for those who have no right to it, and where a folder above it is in the bin. What was binned
 * itself stands in the bin wherever it lay.
 */
export async function seenRow(reader: Reader, viewer: Viewer, item: ItemRow | null): Promise<SeenItem> {
  if (!item) return refuse(driveErrors.drive_item_not_found);
  const [accesses, hidden] = await Promise.all([
    accessesTo(reader, viewer, [item]),
    item.status === 'kept' && isAnyBinned(reader, item.ancestors),
  ]);
  const access = accesses.get(item.itemId);
  return access && !hidden ? { item, ...access } : refuse(driveErrors.drive_item_not_found);
}

/** An item that is not in the bin; 404 for those who have no right to it. */
export async function seenItem(reader: Reader, viewer: Viewer, itemId: string): Promise<SeenItem> {
  const item = await findItem(reader, itemId);
  return seenRow(reader, viewer, item?.status === 'kept' ? item : null);
}

/** The same for a change, in the bin or not: its drive is locked first, then it is read again. */
export async function lockSeen(tx: Tx, viewer: Viewer, itemId: string): Promise<SeenItem> {
  const before = await findItem(tx, itemId);
  if (!before) return refuse(driveErrors.drive_item_not_found);
  const space = await lockSpace(tx, before.spaceId);
  const seen = await seenRow(tx, viewer, await lockItem(tx, itemId));
  return space ? { ...seen, space } : seen;
}

const empty = {
  bytes: 0,
  files: 0,
  pdfBytes: 0,
  pictureBytes: 0,
  videoBytes: 0,
  sheetBytes: 0,
  documentBytes: 0,
  otherBytes: 0,
} as const;

/** A drive as it is before it is first used; 403 for who works for no business. */
function newSpace(viewer: Viewer, which: DriveSpace, now: Date): SpaceRow {
  const { userId, organisationId } = viewer;
  const owner =
    which === 'own'
      ? { userId, organisationId: null }
      : { userId: null, organisationId: organisationId ?? refuse(kernelErrors.forbidden) };
  return { spaceId: newId(), ...owner, ...empty, createdAt: now };
}

const findWhich = async (reader: Reader, viewer: Viewer, which: DriveSpace): Promise<SpaceRow | null> => {
  if (which === 'own') return findOwnSpace(reader, viewer.userId);
  return viewer.organisationId === null ? null : findTeamSpace(reader, viewer.organisationId);
};

export interface OpenSpace {
  readonly space: SpaceRow;
  readonly right: DriveRight;
}

/** A whole drive, as its top shows it; 403 for those who have no right to all of it. */
export async function seenSpace(reader: Reader, call: DriveCall, which: DriveSpace): Promise<OpenSpace> {
  const { viewer, now } = call;
  const space = (await findWhich(reader, viewer, which)) ?? newSpace(viewer, which, now);
  const right = rightOfSpace(viewer, space);
  return right === null ? refuse(kernelErrors.forbidden) : { space, right };
}

/** The same for a change: made where it is not there yet, and locked. */
export async function lockWhich(tx: Tx, call: DriveCall, which: DriveSpace): Promise<OpenSpace> {
  const { space, right } = await seenSpace(tx, call, which);
  const locked = await lockSpace(tx, space.spaceId);
  if (locked) return { space: locked, right };
  await insertSpace(tx, authorize(space, rightOfSpace(call.viewer, space) !== null));
  const made = await findWhich(tx, call.viewer, which);
  const own = made && (await lockSpace(tx, made.spaceId));
  return own ? { space: own, right } : refuse(kernelErrors.forbidden);
}

/** A folder, or the top of a drive. */
export interface Place {
  readonly space: SpaceRow;
  readonly right: DriveRight;
  readonly parentId: string | null;
  readonly ancestors: string[];
}

/** Into a folder, wherever it lies; without one to the top of the drive. */
export async function lockPlace(
  tx: Tx,
  call: DriveCall,
  { space: which, parentId }: { readonly space: DriveSpace; readonly parentId?: string | null | undefined },
): Promise<Place> {
  if (!parentId) return { ...(await lockWhich(tx, call, which)), parentId: null, ancestors: [] };
  const { item, space, right } = await lockSeen(tx, call.viewer, parentId);
  if (item.status !== 'kept') return refuse(driveErrors.drive_item_not_found);
  if (item.kind !== 'folder') return refuse(driveErrors.drive_no_folder);
  return { space, right, parentId, ancestors: pathOf(item) };
}

/** What a page of ids means to this person: those in the bin, or that are not theirs, are left out. */
export async function seenAmong(
  reader: Reader,
  viewer: Viewer,
  itemIds: readonly string[],
): Promise<readonly SeenItem[]> {
  const items = await findItems(reader, itemIds);
  const accesses = await accessesTo(reader, viewer, items);
  return items.flatMap((item) => {
    const access = accesses.get(item.itemId);
    return access ? [{ item, ...access }] : [];
  });
}
