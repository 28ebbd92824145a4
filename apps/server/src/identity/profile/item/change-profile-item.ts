import { profileErrors } from '@nukkad/contract/identity/profile/profile.errors';
import { profileItemLifecycle } from '@nukkad/contract/identity/profile/profile-item.lifecycle';
import type { ProfileItem } from '@nukkad/contract/identity/profile/profile.model';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import { actorOnBehalf, audit } from '../../../platform/audit.ts';
import { partOf } from '../../../platform/authorize.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { ProfileItemFields } from './add-profile-item.ts';
import { type ProfileItemKind, authorizedOwner } from './profile-item.policy.ts';
import { presentProfileItem } from './profile-item.presenter.ts';
import { type ProfileItemRow, lockProfileItem, saveProfileItem } from './profile-item.store.ts';

export interface ProfileItemChange extends Partial<ProfileItemFields> {
  readonly itemId: string;
  readonly status?: 'Active' | 'Inactive' | undefined;
}

/** The verb of the lifecycle that leads to the requested status. */
function verbFor(row: ProfileItemRow, status: ProfileItemChange['status']) {
  if (!status || status === row.status) return 'update';
  return status === 'Inactive' ? 'shelve' : 'restore';
}

/** Changes fields, status or picture of an item. `before` is the row as it was, for the files that it no longer needs. */
export async function saveItemChange(
  platform: Platform,
  kind: ProfileItemKind,
  call: SignedInCall,
  { itemId, ...change }: ProfileItemChange & { readonly pictureKey?: string },
): Promise<{ before: ProfileItemRow; item: ProfileItem }> {
  const { viewer, now } = call;
  const owner = authorizedOwner(viewer, kind, 'update');
  return platform.write(call, async (tx) => {
    const before = await lockProfileItem(tx, kind, owner, itemId);
    if (!before) return refuse(profileErrors.item_not_found);
    const verb = verbFor(before, change.status);
    if (!canMove(profileItemLifecycle, verb, before.status))
      refuse(kernelErrors.stale_state, { present: before.status });
    const sent = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const row = partOf(owner, { ...before, ...sent, updatedAt: now });
    await saveProfileItem(tx, row);
    await audit(tx, now, {
      ...actorOnBehalf(viewer),
      action: `profile.${verb}_${kind}`,
      subjectKind: 'belonging',
      subjectId: itemId,
    });
    return { before, item: presentProfileItem({ platform, viewer, kind, now }, row) };
  });
}

export async function changeProfileItem(
  platform: Platform,
  kind: ProfileItemKind,
  call: SignedInCall,
  change: ProfileItemChange,
): Promise<ProfileItem> {
  return (await saveItemChange(platform, kind, call, change)).item;
}
