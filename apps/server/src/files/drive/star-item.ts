import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { starDriveItem as starCall } from '@nukkad/contract/files/drive/drive.api';
import type { DriveItemAnswer } from '@nukkad/contract/files/drive/drive.model';
import { authorize } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { seenItem } from './access.ts';
import type { DriveDependencies } from './drive.interface.ts';
import { seesItem } from './drive.policy.ts';
import { presentOne } from './drive.presenter.ts';
import { putStar, takeStar } from './version.store.ts';

/** For this person alone; the item itself is not changed. */
export const starItem = (
  deps: DriveDependencies,
  call: SignedInCall,
  { itemId, starred }: EndpointParsed<typeof starCall>['body'],
): Promise<DriveItemAnswer> =>
  deps.platform.write(call, async (tx) => {
    const { viewer, now } = call;
    const { item, ...access } = await seenItem(tx, viewer, itemId);
    const star = authorize({ userId: viewer.userId, itemId }, seesItem({ viewer, right: access.right }));
    await (starred ? putStar(tx, star, now) : takeStar(tx, star));
    return presentOne(deps, tx, viewer, { item, access });
  });
