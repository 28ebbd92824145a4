import type { ProfileItem } from '@nukkad/contract/identity/profile/profile.model';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ProfileItemFields } from './add-profile-item.ts';
import { type ProfileItemKind, authorizedOwner } from './profile-item.policy.ts';
import { presentProfileItem } from './profile-item.presenter.ts';
import { profileItemTransitions } from './profile-item.transitions.ts';
import { type ProfileItemRow, lockProfileItem } from './profile-item.store.ts';

export interface ProfileItemChange extends Partial<ProfileItemFields> {
  readonly itemId: string;
  readonly status?: 'Active' | 'Inactive' | undefined;
}

/** The verb of the lifecycle that leads to the requested status. */
function verbFor(row: ProfileItemRow, status: ProfileItemChange['status']) {
  if (!status || status === row.status) return 'update';
  return status === 'Inactive' ? 'shelve' : 'restore';
}

/** Fields and picture change; the item stays as shown or as hidden as it was. */
const keepStatus = (
  tx: Tx,
  allowed: ReturnType<typeof profileItemTransitions.allow<'update'>>,
  making: { readonly now: Date; readonly kind: ProfileItemKind; readonly sent: Partial<ProfileItemRow> },
) => profileItemTransitions.move(tx, allowed, { ...making, to: allowed.row.status });

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
    const who = { viewer, kind };
    const before = profileItemTransitions.seen(who, await lockProfileItem(tx, kind, owner, itemId));
    const sent = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const making = { now, kind, sent };
    const verb = verbFor(before, change.status);
    const row =
      verb === 'update'
        ? await keepStatus(tx, profileItemTransitions.allow(who, verb, before), making)
        : await profileItemTransitions.move(tx, profileItemTransitions.allow(who, verb, before), making);
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
