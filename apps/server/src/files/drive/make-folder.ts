import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { makeDriveFolder as makeCall } from '@nukkad/contract/files/drive/drive.api';
import { type DriveItemAnswer, driveLimits } from '@nukkad/contract/files/drive/drive.model';
import { driveErrors } from '@nukkad/contract/files/drive/drive.noun';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { lockPlace } from './access.ts';
import type { DriveDependencies } from './drive.interface.ts';
import { presentOne } from './drive.presenter.ts';
import { nameKeyOf } from './drive.rules.ts';
import { driveTransitions } from './drive.transitions.ts';
import { insertItem, listTakenNames } from './item.store.ts';
import { newItem } from './keep-file.ts';

export const makeFolder = (
  deps: DriveDependencies,
  call: SignedInCall,
  { space: which, parentId, name }: EndpointParsed<typeof makeCall>['body'],
): Promise<DriveItemAnswer> =>
  deps.platform.write(call, async (tx) => {
    const { viewer, now } = call;
    const place = await lockPlace(tx, call, { space: which, parentId });
    const { space, right, ancestors } = place;
    const row = newItem(call, place, { name, kept: null });
    const permit = driveTransitions.allowNew({ viewer, right }, driveTransitions.verb.keep, row);
    if (ancestors.length >= driveLimits.depth) refuse(driveErrors.drive_too_deep);
    const taken = await listTakenNames(tx, place.parentId ?? space.spaceId, [nameKeyOf(name)]);
    if (taken.size > 0) refuse(driveErrors.drive_name_taken);
    await insertItem(tx, permit.row);
    await driveTransitions.beginAs(tx, permit, row, { now, space });
    return presentOne(deps, tx, viewer, { item: row, access: { space, right, seenFrom: 0 } });
  });
