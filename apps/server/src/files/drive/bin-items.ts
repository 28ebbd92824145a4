import type { RowByRow } from '@nukkad/contract/kernel/bulk';
import type { Tx } from '../../platform/db/database.ts';
import { partOf } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { lockSeen } from './access.ts';
import type { DriveDependencies } from './drive.interface.ts';
import { nameKeyOf } from './drive.rules.ts';
import { driveTransitions } from './drive.transitions.ts';
import { type ItemRow, isAnyBinned, moveBelow } from './item.store.ts';
import { freeName } from './keep-file.ts';
import { onMany } from './on-many.ts';

const binOne = (deps: DriveDependencies, call: SignedInCall, itemId: string): Promise<void> =>
  deps.platform.write(call, async (tx) => {
    const { viewer, now } = call;
    const { item, space, right } = await lockSeen(tx, viewer, itemId);
    const permit = driveTransitions.allow({ viewer, right }, driveTransitions.verb.bin, item);
    const changes = { binnedAt: now, binnedBy: viewer.userId };
    await driveTransitions.move(tx, permit, { now, space, changes });
  });

/** With all that is in them. */
export const binItems = (
  deps: DriveDependencies,
  call: SignedInCall,
  { itemIds }: { readonly itemIds: readonly string[] },
): Promise<RowByRow> => onMany(itemIds, (itemId) => binOne(deps, call, itemId));

/** Where it was, which a folder that moved has taken along; the top of the drive where that is in the bin itself. */
async function backTo(
  tx: Tx,
  { parentId, ancestors }: ItemRow,
): Promise<{ readonly parentId: string | null; readonly ancestors: string[] }> {
  return (await isAnyBinned(tx, ancestors)) ? { parentId: null, ancestors: [] } : { parentId, ancestors };
}

const restoreOne = (deps: DriveDependencies, call: SignedInCall, itemId: string): Promise<void> =>
  deps.platform.write(call, async (tx) => {
    const { viewer, now } = call;
    const { item, space, right } = await lockSeen(tx, viewer, itemId);
    const permit = driveTransitions.allow({ viewer, right }, driveTransitions.verb.restore, item);
    const { parentId, ancestors } = await backTo(tx, item);
    const name = await freeName(tx, parentId ?? space.spaceId, item.name, item.kind);
    const placed = { parentId, ancestors, name, nameKey: nameKeyOf(name) };
    const changes = { ...placed, binnedAt: null, binnedBy: null, changedBy: viewer.userId, changedAt: now };
    await driveTransitions.move(tx, permit, { now, space, changes });
    const depth = item.ancestors.length;
    if (item.kind === 'folder' && parentId !== item.parentId)
      await moveBelow(tx, partOf(permit.row, { itemId, depth, ancestors }));
  });

export const restoreItems = (
  deps: DriveDependencies,
  call: SignedInCall,
  { itemIds }: { readonly itemIds: readonly string[] },
): Promise<RowByRow> => onMany(itemIds, (itemId) => restoreOne(deps, call, itemId));
