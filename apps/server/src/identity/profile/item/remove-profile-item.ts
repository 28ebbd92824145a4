import type { SignedInCall } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type ProfileItemKind, authorizedOwner } from './profile-item.policy.ts';
import { profileItemTransitions } from './profile-item.transitions.ts';

export async function removeProfileItem(
  platform: Platform,
  kind: ProfileItemKind,
  call: SignedInCall,
  itemId: string,
): Promise<{ removed: true }> {
  const { viewer, now } = call;
  const owner = authorizedOwner(viewer, kind, 'delete');
  const former = await platform.write(call, async (tx) => {
    const key = { kind, owner, itemId };
    const allowed = await profileItemTransitions.lockTo(
      tx,
      { viewer, kind },
      profileItemTransitions.verb.remove,
      key,
    );
    await profileItemTransitions.move(tx, allowed, { now, kind, sent: { pictureKey: null } });
    return allowed.row.pictureKey;
  });
  if (former) await platform.storage.remove(former);
  return { removed: true };
}
