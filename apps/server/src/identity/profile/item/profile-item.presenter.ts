import type { ProfileItem } from '@nukkad/contract/identity/profile/profile.model';
import type { Platform } from '../../../platform/platform.ts';
import { signLink } from '../../../platform/storage/links.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { type ProfileItemKind, mayManageItems } from './profile-item.policy.ts';
import type { ProfileItemRow } from './profile-item.store.ts';

interface Presenting {
  readonly platform: Platform;
  readonly viewer: Viewer;
  readonly kind: ProfileItemKind;
  readonly now: Date;
}

export function presentProfileItem(
  { platform, viewer, kind, now }: Presenting,
  row: ProfileItemRow,
): ProfileItem {
  return {
    itemId: row.itemId,
    name: row.name,
    description: row.description,
    amountPaise: row.amountPaise,
    reference: row.reference,
    status: row.status === 'Active' ? 'Active' : 'Inactive',
    picture: row.pictureKey ? signLink(platform.config.secret, row.pictureKey, viewer.userId, now) : null,
    updatedAt: row.updatedAt.toISOString(),
    can: {
      update: mayManageItems(viewer, kind, 'update'),
      remove: mayManageItems(viewer, kind, 'delete'),
    },
  };
}
