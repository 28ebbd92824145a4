import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { ownCode } from './own-referral-code.ts';
import { countFriends } from './referral.store.ts';

/** The own code, the link that carries it, and how many came by it. */
export async function referFriends(platform: Platform, viewer: Viewer, now: Date) {
  const code = await ownCode(platform, viewer, now);
  const counted = await countFriends(platform.db, viewer.userId);
  return { code, link: `${platform.config.publicOrigin}${screenAddress.home}?friend=${code}`, ...counted };
}
