import type { RowByRow } from '@nukkad/contract/kernel/bulk';
import {
  confirmsEmptyBin,
  type emptyDriveBin as emptyCall,
  seenOfBin,
} from '@nukkad/contract/files/drive/drive.api';
import { driveErrors } from '@nukkad/contract/files/drive/drive.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { mostCounted } from '@nukkad/contract/kernel/page';
import type { Tx } from '../../platform/db/database.ts';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { system } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import { discard } from '../../platform/storage/storage.ts';
import { lockSeen, lockWhich } from './access.ts';
import type { DriveDependencies } from './drive.interface.ts';
import type { DriveActor } from './drive.policy.ts';
import { binnedBefore, thumbnailKeyOf, unloaded } from './drive.rules.ts';
import { driveTransitions } from './drive.transitions.ts';
import {
  countBinned,
  findItem,
  listBinned,
  listFilesBelow,
  listToRemove,
  loadsBelow,
  lockItem,
} from './item.store.ts';
import { chargeSpace } from './keep-file.ts';
import { onMany } from './on-many.ts';
import { type SpaceRow, lockSpace } from './space.store.ts';

/** More files of one removal follow with housekeeping. */
const mostFilesAtOnce = 500;
const atOnce = 200;

type Allowed = ReturnType<typeof driveTransitions.allow<'remove'>>;

/** The rows of an item that may be removed, and what they held; answers the drive and the keys of the files. */
async function removeRows(
  deps: DriveDependencies,
  tx: Tx,
  permit: Allowed,
  { space, now }: { readonly space: SpaceRow; readonly now: Date },
): Promise<{ readonly space: SpaceRow; readonly files: readonly string[] }> {
  const ids = [permit.row.itemId];
  const [loads, files] = await Promise.all([loadsBelow(tx, ids), listFilesBelow(tx, ids, mostFilesAtOnce)]);
  const left = await chargeSpace(deps, tx, permit.row, { space, loads: unloaded(loads) });
  await driveTransitions.move(tx, permit, { now, space });
  return { space: left, files: files.flatMap((key) => [key, thumbnailKeyOf(key)]) };
}

async function removeOne(deps: DriveDependencies, call: SignedInCall, itemId: string): Promise<void> {
  const { platform } = deps;
  const { files } = await platform.write(call, async (tx) => {
    const { viewer, now } = call;
    const { item, space, right } = await lockSeen(tx, viewer, itemId);
    const actor: DriveActor = { viewer, right };
    if (item.status === 'kept') {
      driveTransitions.allow(actor, driveTransitions.verb.bin, item);
      refuse(driveErrors.drive_bin_first);
    }
    const permit = driveTransitions.allow(actor, driveTransitions.verb.remove, item);
    return removeRows(deps, tx, permit, { space, now });
  });
  await discard(platform.storage, files);
}

export const removeItems = (
  deps: DriveDependencies,
  call: SignedInCall,
  { itemIds }: { readonly itemIds: readonly string[] },
): Promise<RowByRow> => onMany(itemIds, (itemId) => removeOne(deps, call, itemId));

interface Part {
  readonly files: readonly string[];
  readonly removed: number;
}

/** Some of a bin; what lay in a folder that went with it is gone already. */
async function removePart(
  deps: DriveDependencies,
  tx: Tx,
  actor: DriveActor,
  { space, now }: { readonly space: SpaceRow; readonly now: Date },
): Promise<Part> {
  let left = space;
  const gone: string[] = [];
  let removed = 0;
  for (const { itemId } of await listBinned(tx, space.spaceId, null, atOnce)) {
    const item = await lockItem(tx, itemId);
    if (!item) continue;
    const permit = driveTransitions.allow(actor, driveTransitions.verb.remove, item);
    const { space: after, files } = await removeRows(deps, tx, permit, { space: left, now });
    left = after;
    removed += 1;
    gone.push(...files);
  }
  return { files: gone, removed };
}

/** As its screen counted it; a bin of thousands in parts, the first of them with what was seen. */
export async function emptyBin(
  deps: DriveDependencies,
  call: SignedInCall,
  { space: which, seen }: EndpointParsed<typeof emptyCall>['body'],
): Promise<{ removed: number }> {
  const { platform } = deps;
  let removed = 0;
  for (let isFirst = true; ; isFirst = false) {
    const part = await platform.write(isFirst ? call : system, async (tx) => {
      const { space, right } = await lockWhich(tx, call, which);
      if (right !== 'manage') return refuse(kernelErrors.forbidden);
      const count = Math.min(await countBinned(tx, space.spaceId), mostCounted);
      if (isFirst) confirmSeen(confirmsEmptyBin, seen, seenOfBin({ count }));
      return removePart(deps, tx, { viewer: call.viewer, right }, { space, now: call.now });
    });
    await discard(platform.storage, part.files);
    removed += part.removed;
    if (part.removed === 0) return { removed };
  }
}

async function removeDue(deps: DriveDependencies, itemId: string): Promise<void> {
  const { platform } = deps;
  const now = platform.clock.now();
  const files = await platform.write(system, async (tx): Promise<readonly string[]> => {
    const before = await findItem(tx, itemId);
    const space = before && (await lockSpace(tx, before.spaceId));
    const item = space && (await lockItem(tx, itemId));
    const isDue = item?.binnedAt && item.binnedAt < binnedBefore(now);
    const permit = isDue ? driveTransitions.allowSystem(driveTransitions.verb.remove, item) : null;
    return space && permit ? (await removeRows(deps, tx, permit, { space, now })).files : [];
  });
  await discard(platform.storage, files);
}

/** By the clock: what has been in a bin for 30 days, the oldest first. The next round goes on. */
export async function emptyDueBins(deps: DriveDependencies): Promise<void> {
  const { db, clock } = deps.platform;
  const due = await listToRemove(db, binnedBefore(clock.now()), mostDue);
  for (const itemId of due) await removeDue(deps, itemId);
}

const mostDue = 2_000;
