import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { randomBytes } from 'node:crypto';
import { type Platform, system } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { countFriends, addOwnCode, findOwnCode } from './referral.store.ts';
import { authorize } from '../../../platform/authorize.ts';
import { mayChangeOwn } from '../account.policy.ts';
import { codeFrom } from './referral.rules.ts';

/** The person's own code, made when it is first asked for. Asked twice at one moment, it is one code. */
async function ownCode(platform: Platform, viewer: Viewer, now: Date): Promise<string> {
  const { userId } = viewer;
  const own = authorize({ userId }, mayChangeOwn(viewer, { userId }));
  for (;;) {
    const known = await findOwnCode(platform.db, userId);
    if (known !== null) return known;
    await platform.write(system, (tx) => addOwnCode(tx, own, codeFrom(randomBytes(8)), now));
  }
}

/** The own code, the link that carries it, and how many came by it. */
export async function referFriends(platform: Platform, viewer: Viewer, now: Date) {
  const code = await ownCode(platform, viewer, now);
  const counted = await countFriends(platform.db, viewer.userId);
  return { code, link: `${platform.config.publicOrigin}${screenAddress.home}?friend=${code}`, ...counted };
}
