import { profileErrors } from '@nukkad/contract/identity/profile/profile.noun';
import type { ProfileItem } from '@nukkad/contract/identity/profile/profile.model';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type ProfileItemKind, authorizedOwner } from './profile-item.policy.ts';
import { presentProfileItem } from './profile-item.presenter.ts';
import { profileItemTransitions } from './profile-item.transitions.ts';
import { type ProfileItemRow, insertProfileItem, lockCount } from './profile-item.store.ts';

const limitOfItems = 500;

export interface ProfileItemFields {
  readonly name: string;
  readonly description?: string | undefined;
  readonly amountPaise?: number | null | undefined;
  readonly reference?: string | undefined;
}

export async function addProfileItem(
  platform: Platform,
  kind: ProfileItemKind,
  call: SignedInCall,
  fields: ProfileItemFields,
): Promise<ProfileItem> {
  const { viewer, now } = call;
  const owner = authorizedOwner(viewer, kind, 'create');
  return platform.write(call, async (tx) => {
    if ((await lockCount(tx, kind, owner)) >= limitOfItems) refuse(profileErrors.item_limit);
    const row: ProfileItemRow = {
      itemId: newId(),
      name: fields.name,
      description: fields.description ?? '',
      amountPaise: fields.amountPaise ?? null,
      reference: fields.reference ?? '',
      status: 'Active',
      pictureKey: null,
      updatedAt: now,
    };
    const allowed = profileItemTransitions.allowNew({ viewer, kind }, profileItemTransitions.verb.add, row);
    await insertProfileItem(tx, kind, owner, allowed.row);
    await profileItemTransitions.begin(tx, allowed, { now, kind, sent: {} });
    return presentProfileItem({ platform, viewer, kind, now }, row);
  });
}
