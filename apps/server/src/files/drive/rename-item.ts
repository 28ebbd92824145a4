import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { renameDriveItem as renameCall } from '@nukkad/contract/files/drive/drive.api';
import type { DriveItemAnswer } from '@nukkad/contract/files/drive/drive.model';
import { driveErrors } from '@nukkad/contract/files/drive/drive.noun';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { lockSeen } from './access.ts';
import type { DriveDependencies } from './drive.interface.ts';
import { presentOne } from './drive.presenter.ts';
import { nameKeyOf } from './drive.rules.ts';
import { driveTransitions } from './drive.transitions.ts';
import { type ItemRow, listTakenNames } from './item.store.ts';

/** As it was read: of two who rename it, the second is asked to look. */
export const renameItem = (
  deps: DriveDependencies,
  call: SignedInCall,
  { itemId, name, version }: EndpointParsed<typeof renameCall>['body'],
): Promise<DriveItemAnswer> =>
  deps.platform.write(call, async (tx) => {
    const { viewer, now } = call;
    const { item, ...access } = await lockSeen(tx, viewer, itemId);
    const { space, right } = access;
    const permit = driveTransitions.allow({ viewer, right }, driveTransitions.verb.rename, item);
    if (item.version !== version) refuse(driveErrors.drive_moved_on);
    const nameKey = nameKeyOf(name);
    const taken =
      nameKey === item.nameKey ? null : await listTakenNames(tx, item.parentId ?? space.spaceId, [nameKey]);
    if (taken?.has(nameKey)) refuse(driveErrors.drive_name_taken);
    const changes = { name, nameKey, changedBy: viewer.userId, changedAt: now };
    const after = await driveTransitions.move(tx, permit, { now, space, changes });
    const renamed: ItemRow = { ...after, status: 'kept' };
    return presentOne(deps, tx, viewer, { item: renamed, access });
  });
