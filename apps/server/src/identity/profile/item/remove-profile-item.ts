import { profileErrors } from '@nukkad/contract/identity/profile/profile.errors';
import { profileItemLifecycle } from '@nukkad/contract/identity/profile/profile-item.lifecycle';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import { actorOnBehalf, audit } from '../../../platform/audit.ts';
import { partOf } from '../../../platform/authorize.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type ProfileItemKind, authorizedOwner } from './profile-item.policy.ts';
import { lockProfileItem, saveProfileItem } from './profile-item.store.ts';

export async function removeProfileItem(
  platform: Platform,
  kind: ProfileItemKind,
  call: SignedInCall,
  itemId: string,
): Promise<{ removed: true }> {
  const { viewer, now } = call;
  const owner = authorizedOwner(viewer, kind, 'delete');
  const former = await platform.write(call, async (tx) => {
    const row = await lockProfileItem(tx, kind, owner, itemId);
    if (!row || !canMove(profileItemLifecycle, 'remove', row.status))
      return refuse(profileErrors.item_not_found);
    await saveProfileItem(
      tx,
      partOf(owner, { ...row, status: 'deleted' as const, pictureKey: null, updatedAt: now }),
    );
    await audit(tx, now, {
      ...actorOnBehalf(viewer),
      action: `profile.remove_${kind}`,
      subjectKind: 'belonging',
      subjectId: itemId,
    });
    return row.pictureKey;
  });
  if (former) await platform.storage.remove(former);
  return { removed: true };
}
