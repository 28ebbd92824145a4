import type { RowByRow } from '@nukkad/contract/kernel/bulk';
import { driveLimits } from '@nukkad/contract/files/drive/drive.model';
import { driveErrors } from '@nukkad/contract/files/drive/drive.noun';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { discard } from '../../platform/storage/storage.ts';
import { type Place, lockPlace, seenItem } from './access.ts';
import { type CopiedFiles, copyVersions } from './copy-version.ts';
import type { DriveDependencies } from './drive.interface.ts';
import { mayEdit } from './drive.policy.ts';
import { driveTransitions } from './drive.transitions.ts';
import { type ItemRow, insertItem, listBelow } from './item.store.ts';
import { addFile, freeName, newItem } from './keep-file.ts';
import { checkFits, type Target } from './move-items.ts';
import { onMany } from './on-many.ts';
import type { SpaceRow } from './space.store.ts';

/** What is not in the bin, and in no folder that is. */
function withoutBinned(items: readonly ItemRow[]): readonly ItemRow[] {
  const binned = new Set(items.filter(({ status }) => status !== 'kept').map(({ itemId }) => itemId));
  return items.filter(
    ({ itemId, ancestors }) => !binned.has(itemId) && !ancestors.some((one) => binned.has(one)),
  );
}

interface Copying {
  readonly top: Place;
  readonly items: readonly ItemRow[];
  readonly files: CopiedFiles;
}

/** A folder comes before what is in it, so each finds the copy of the folder above it. */
async function addCopies(
  deps: DriveDependencies,
  tx: Tx,
  call: SignedInCall,
  { top, items, files }: Copying,
): Promise<void> {
  const { viewer, now } = call;
  const places = new Map<string, Pick<Place, 'parentId' | 'ancestors'>>();
  let space: SpaceRow = top.space;
  for (const item of items) {
    const place: Place = { ...top, space, ...places.get(item.parentId ?? '') };
    const kept = files.get(item.itemId);
    if (kept) {
      ({ space } = await addFile(deps, tx, call, { place, name: item.name, kept }));
      continue;
    }
    const name = await freeName(tx, place.parentId ?? space.spaceId, item.name, 'folder');
    const row = newItem(call, place, { name, kept: null });
    const permit = driveTransitions.allowNew({ viewer, right: top.right }, driveTransitions.verb.keep, row);
    await insertItem(tx, permit.row);
    await driveTransitions.beginAs(tx, permit, row, { now, space });
    places.set(item.itemId, { parentId: row.itemId, ancestors: [...place.ancestors, row.itemId] });
  }
}

/** Files of the newest versions are there before the rows, and go if these do not come. Who may read it may copy it. */
async function copyOne(
  deps: DriveDependencies,
  call: SignedInCall,
  itemId: string,
  target: Target,
): Promise<void> {
  const { platform } = deps;
  const { item } = await seenItem(platform.db, call.viewer, itemId);
  const items = withoutBinned(await listBelow(platform.db, item.itemId, driveLimits.copied + 1));
  if (items.length > driveLimits.copied) refuse(driveErrors.drive_copy_large);
  const { space: owner } = await platform.write({ idempotency: null }, (tx) => lockPlace(tx, call, target));
  const files = await copyVersions(deps, call, { owner, items });
  try {
    await platform.write(call, async (tx) => {
      const top = await lockPlace(tx, call, target);
      if (!mayEdit({ viewer: call.viewer, right: top.right })) refuse(kernelErrors.forbidden);
      await checkFits(tx, item, top);
      await addCopies(deps, tx, call, { top, items, files });
    });
  } catch (error) {
    await discard(
      platform.storage,
      [...files.values()].map(({ storageKey }) => storageKey),
    );
    throw error;
  }
}

export const copyItems = (
  deps: DriveDependencies,
  call: SignedInCall,
  { itemIds, ...target }: Target & { readonly itemIds: readonly string[] },
): Promise<RowByRow> => onMany(itemIds, (itemId) => copyOne(deps, call, itemId, target));
