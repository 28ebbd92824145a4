import type { RowByRow } from '@nukkad/contract/kernel/bulk';
import { profileErrors } from '@nukkad/contract/identity/profile/profile.noun';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actRowByRow } from '../../../platform/row-by-row.ts';
import { changeProfileItem } from './change-profile-item.ts';
import { type ProfileItemKind, authorizedOwner } from './profile-item.policy.ts';
import { removeProfileItem } from './remove-profile-item.ts';

const after = { shelve: 'Inactive', restore: 'Active' } as const;

/** Hides, shows again or removes many, each as if it were asked for alone; 404 where none of them is the owner's. */
export async function moveManyItems(
  platform: Platform,
  kind: ProfileItemKind,
  call: SignedInCall<{
    body: { readonly itemIds: readonly string[]; readonly action: 'shelve' | 'restore' | 'remove' };
  }>,
): Promise<RowByRow> {
  const { itemIds, action } = call.input.body;
  authorizedOwner(call.viewer, kind, action === 'remove' ? 'delete' : 'update');
  const moved = await actRowByRow(itemIds, (itemId) =>
    action === 'remove'
      ? removeProfileItem(platform, kind, call, itemId)
      : changeProfileItem(platform, kind, call, { itemId, status: after[action] }),
  );
  const { item_not_found } = profileErrors;
  return moved.results.some(({ code }) => code !== item_not_found.code) ? moved : refuse(item_not_found);
}
