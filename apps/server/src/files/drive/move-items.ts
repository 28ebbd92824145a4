import type { RowByRow } from '@nukkad/contract/kernel/bulk';
import { type DriveSpace, driveLimits } from '@nukkad/contract/files/drive/drive.model';
import { driveErrors } from '@nukkad/contract/files/drive/drive.noun';
import { partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Place, lockPlace, lockSeen } from './access.ts';
import { onMany } from './on-many.ts';
import type { DriveDependencies } from './drive.interface.ts';
import { mayEdit } from './drive.policy.ts';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { nameKeyOf } from './drive.rules.ts';
import { driveTransitions } from './drive.transitions.ts';
import { type ItemRow, depthBelow, moveBelow } from './item.store.ts';
import { freeName } from './keep-file.ts';

export interface Target {
  readonly space: DriveSpace;
  readonly parentId?: string | null | undefined;
}

/** 409 for a folder that would go into itself, or too deep with what is in it. */
export async function checkFits(
  tx: Tx,
  item: ItemRow,
  { ancestors }: Pick<Place, 'ancestors'>,
): Promise<void> {
  if (item.kind !== 'folder') return;
  if (ancestors.includes(item.itemId)) refuse(driveErrors.drive_into_itself);
  const below = await depthBelow(tx, item.itemId, item.ancestors.length);
  if (ancestors.length + below >= driveLimits.depth) refuse(driveErrors.drive_too_deep);
}

/** The target is locked with its drive, in which the item lies too: of two that would make a circle the second is refused. */
const moveOne = (
  deps: DriveDependencies,
  call: SignedInCall,
  itemId: string,
  target: Target,
): Promise<void> =>
  deps.platform.write(call, async (tx) => {
    const { viewer, now } = call;
    const place = await lockPlace(tx, call, target);
    const { item, space, right } = await lockSeen(tx, viewer, itemId);
    const permit = driveTransitions.allow({ viewer, right }, driveTransitions.verb.move, item);
    if (!mayEdit({ viewer, right: place.right })) refuse(kernelErrors.forbidden);
    if (place.space.spaceId !== space.spaceId) refuse(driveErrors.drive_across);
    if (place.parentId === item.parentId) return;
    await checkFits(tx, item, place);
    const { parentId, ancestors } = place;
    const name = await freeName(tx, parentId ?? space.spaceId, item.name, item.kind);
    const named = { name, nameKey: nameKeyOf(name) };
    const changes = { parentId, ancestors, ...named, changedBy: viewer.userId, changedAt: now };
    await driveTransitions.move(tx, permit, { now, space, changes });
    const depth = item.ancestors.length;
    if (item.kind === 'folder') await moveBelow(tx, partOf(permit.row, { itemId, depth, ancestors }));
  });

/** Each by itself, in its own transaction. */
export const moveItems = (
  deps: DriveDependencies,
  call: SignedInCall,
  { itemIds, ...target }: Target & { readonly itemIds: readonly string[] },
): Promise<RowByRow> => onMany(itemIds, (itemId) => moveOne(deps, call, itemId, target));
