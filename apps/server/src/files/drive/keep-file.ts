import { type DriveItemAnswer, driveLimits } from '@nukkad/contract/files/drive/drive.model';
import { driveErrors } from '@nukkad/contract/files/drive/drive.noun';
import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Place, lockPlace, lockSeen } from './access.ts';
import type { DriveCall, DriveDependencies, FilePlace, KeptVersion } from './drive.interface.ts';
import { type ShownItem, presentOne } from './drive.presenter.ts';
import { type Load, loaded, nameKeyOf, numberedName, quotaOf, unloaded } from './drive.rules.ts';
import { driveTransitions } from './drive.transitions.ts';
import { type ItemRow, insertItem, listTakenNames } from './item.store.ts';
import { type SpaceRow, saveSpace } from './space.store.ts';
import { type VersionRow, dropOldVersions, findVersions, insertVersion } from './version.store.ts';

const triedAtOnce = 50;

/** The name, or the name with the first number that is free. The drive is locked, so it stays free. */
export async function freeName(
  tx: Tx,
  placeId: string,
  name: string,
  kind: ItemRow['kind'],
): Promise<string> {
  for (let from = 1; ; from += triedAtOnce) {
    const names = Array.from({ length: triedAtOnce }, (_, at) => numberedName(name, from + at, kind));
    const taken = await listTakenNames(tx, placeId, names.map(nameKeyOf));
    const free = names.find((one) => !taken.has(nameKeyOf(one)));
    if (free !== undefined) return free;
  }
}

/** 409 where the drive has no room for it; what goes always fits. */
export async function chargeSpace(
  { platform: { config } }: Pick<DriveDependencies, 'platform'>,
  tx: Tx,
  permit: Authorized<object>,
  { space, loads }: { readonly space: SpaceRow; readonly loads: readonly Load[] },
): Promise<SpaceRow> {
  const next = loaded(space, loads);
  if (next.bytes > space.bytes && next.bytes > quotaOf(config, space)) refuse(driveErrors.drive_full);
  await saveSpace(tx, partOf(permit, next));
  return next;
}

/** A new row at a place; a folder has no kept file. */
export function newItem(
  { viewer, now }: DriveCall,
  { space, parentId, ancestors }: Omit<Place, 'right'>,
  { name, kept }: { readonly name: string; readonly kept: KeptVersion | null },
): ItemRow {
  return {
    itemId: newId(),
    spaceId: space.spaceId,
    parentId,
    ancestors,
    kind: kept ? 'file' : 'folder',
    status: 'kept',
    name,
    nameKey: nameKeyOf(name),
    mediaType: kept?.mediaType ?? null,
    bytes: kept?.bytes ?? 0,
    versionId: kept?.versionId ?? null,
    createdBy: viewer.userId,
    createdAt: now,
    changedBy: viewer.userId,
    changedAt: now,
    binnedAt: null,
    binnedBy: null,
    version: 1,
  };
}

const versionOf = (
  { viewer, now }: DriveCall,
  { itemId }: Pick<ItemRow, 'itemId'>,
  kept: KeptVersion,
  number: number,
): VersionRow => ({ ...kept, itemId, number, createdBy: viewer.userId, createdAt: now });

/** A new file at a place that is locked; answers the drive with it. */
export async function addFile(
  deps: Pick<DriveDependencies, 'platform'>,
  tx: Tx,
  call: DriveCall,
  { place, name, kept }: { readonly place: Place; readonly name: string; readonly kept: KeptVersion },
): Promise<{ readonly item: ItemRow; readonly space: SpaceRow }> {
  const { viewer, now } = call;
  const { space, right, parentId } = place;
  const free = await freeName(tx, parentId ?? space.spaceId, name, 'file');
  const item = newItem(call, place, { name: free, kept });
  const permit = driveTransitions.allowNew({ viewer, right }, driveTransitions.verb.keep, item);
  const { mediaType, bytes } = kept;
  const charged = await chargeSpace(deps, tx, permit.row, { space, loads: [{ mediaType, bytes, files: 1 }] });
  await insertItem(tx, permit.row);
  await insertVersion(tx, partOf(permit.row, versionOf(call, item, kept, 1)));
  await driveTransitions.beginAs(tx, permit, item, { now, space });
  return { item, space: charged };
}

/** The next version of a file: the drive is locked first, and counts it. */
export async function putVersion(
  deps: Pick<DriveDependencies, 'platform'>,
  tx: Tx,
  call: DriveCall,
  { itemId, kept }: { readonly itemId: string; readonly kept: KeptVersion },
): Promise<ShownItem> {
  const { viewer, now } = call;
  const { item, ...access } = await lockSeen(tx, viewer, itemId);
  const { space, right } = access;
  const permit = driveTransitions.allow({ viewer, right }, driveTransitions.verb.addVersion, item);
  if (item.versionId === null) return refuse(driveErrors.drive_item_not_found);
  const before = (await findVersions(tx, [item.versionId])).get(item.versionId);
  const version = versionOf(call, item, kept, (before?.number ?? 0) + 1);
  await insertVersion(tx, partOf(permit.row, version));
  const dropped = await dropOldVersions(tx, partOf(permit.row, item), driveLimits.versions);
  const { mediaType, bytes, versionId } = kept;
  const gone = dropped.map((one) => ({ ...one, files: 0 }));
  const loads = [{ mediaType, bytes, files: 0 }, ...unloaded(gone)];
  await chargeSpace(deps, tx, permit.row, { space, loads });
  const changes = { mediaType, bytes, versionId, changedBy: viewer.userId, changedAt: now };
  const after = await driveTransitions.move(tx, permit, { now, space, changes });
  return { item: { ...after, status: 'kept' }, access };
}

export const addVersion = async (
  deps: DriveDependencies,
  tx: Tx,
  call: DriveCall,
  next: { readonly itemId: string; readonly kept: KeptVersion },
): Promise<DriveItemAnswer> => presentOne(deps, tx, call.viewer, await putVersion(deps, tx, call, next));

export async function keepFile(
  deps: DriveDependencies,
  tx: Tx,
  call: DriveCall,
  { space, parentId, name, itemId }: FilePlace,
  kept: KeptVersion,
): Promise<DriveItemAnswer> {
  if (itemId) return addVersion(deps, tx, call, { itemId, kept });
  const place = await lockPlace(tx, call, { space, parentId });
  const { item } = await addFile(deps, tx, call, { place, name, kept });
  const access = { space: place.space, right: place.right, seenFrom: 0 };
  return presentOne(deps, tx, call.viewer, { item, access });
}
