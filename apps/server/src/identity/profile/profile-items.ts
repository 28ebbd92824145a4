import { canMove } from '@nukkad/contract/kernel/lifecycle';
import type { Page } from '@nukkad/contract/kernel/page';
import type { Permission, PermissionAction } from '@nukkad/contract/kernel/roles';
import { profileItemLifecycle } from '@nukkad/contract/identity/profile/profile-item.lifecycle';
import { profileErrors } from '@nukkad/contract/identity/profile/profile.errors';
import type { ProfileItem } from '@nukkad/contract/identity/profile/profile.model';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import * as z from 'zod/mini';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { type Authorized, authorize, partOf } from '../../platform/authorize.ts';
import { pageFrom, readCursor } from '../../platform/http/cursor.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import type { Platform } from '../../platform/platform.ts';
import { discard } from '../../platform/storage/storage.ts';
import { pictureMediaType } from '../../platform/storage/media-types.ts';
import { refuse } from '../../platform/refusal.ts';
import { signLink } from '../../platform/storage/links.ts';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';
import {
  type ProfileItemKind,
  type ProfileItemOwner,
  type ProfileItemRow,
  insertProfileItem,
  listProfileItems,
  lockProfileItem,
  lockCount,
  saveProfileItem,
} from './profile-item.store.ts';

export type { ProfileItemKind } from './profile-item.store.ts';

const limitOfItems = 500;
const pictureSide = 1_200;
const idAlone = z.tuple([z.uuid()]);
const keys = { catalogue: 'services', asset: 'company_profile' } as const;

/** May this viewer do so with these things? A person with their own; staff with the right to it. */
function may(viewer: Viewer, kind: ProfileItemKind, action: PermissionAction): boolean {
  const permission: Permission = `${keys[kind]}.${action}`;
  return viewer.organisationId === null || hasPermission(viewer, permission);
}

/** Of whose things the viewer speaks: of the organisation's, where one is acted for. */
function ownerFor(
  viewer: Viewer,
  kind: ProfileItemKind,
  action: PermissionAction,
): Authorized<ProfileItemOwner> {
  const { userId, organisationId } = viewer;
  const owner = { userId: organisationId ? null : userId, organisationId };
  return authorize(owner, may(viewer, kind, action));
}

interface Showing {
  readonly platform: Platform;
  readonly viewer: Viewer;
  readonly kind: ProfileItemKind;
  readonly now: Date;
}

function present({ platform, viewer, kind, now }: Showing, row: ProfileItemRow): ProfileItem {
  return {
    itemId: row.itemId,
    name: row.name,
    description: row.description,
    amountPaise: row.amountPaise,
    reference: row.reference,
    status: row.status === 'Active' ? 'Active' : 'Inactive',
    picture: row.pictureKey ? signLink(platform.config.secret, row.pictureKey, viewer.userId, now) : null,
    updatedAt: row.updatedAt.toISOString(),
    can: { update: may(viewer, kind, 'update'), remove: may(viewer, kind, 'delete') },
  };
}

export interface ProfileItemQuery {
  readonly status?: string | undefined;
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export async function readProfileItems(
  platform: Platform,
  kind: ProfileItemKind,
  { viewer, now }: SignedInCall,
  query: ProfileItemQuery,
): Promise<Page<ProfileItem>> {
  const { status = null, search = '', limit } = query;
  const after = readCursor(query.cursor, idAlone)?.[0] ?? null;
  const owner = ownerFor(viewer, kind, 'view');
  const rows = await listProfileItems(platform.db, kind, owner, { status, search, after, limit });
  return pageFrom(
    rows,
    limit,
    (row) => present({ platform, viewer, kind, now }, row),
    (row) => [row.itemId],
  );
}

export interface ProfileItemWords {
  readonly name: string;
  readonly description?: string | undefined;
  readonly amountPaise?: number | null | undefined;
  readonly reference?: string | undefined;
}

export async function addProfileItem(
  platform: Platform,
  kind: ProfileItemKind,
  call: SignedInCall,
  wish: ProfileItemWords,
): Promise<ProfileItem> {
  const { viewer, now } = call;
  const owner = ownerFor(viewer, kind, 'create');
  return platform.write(call, async (tx) => {
    if ((await lockCount(tx, kind, owner)) >= limitOfItems) refuse(profileErrors.item_limit);
    const row: ProfileItemRow = {
      itemId: newId(),
      name: wish.name,
      description: wish.description ?? '',
      amountPaise: wish.amountPaise ?? null,
      reference: wish.reference ?? '',
      status: 'Active',
      pictureKey: null,
      updatedAt: now,
    };
    await insertProfileItem(tx, kind, owner, row);
    await audit(tx, now, {
      ...actorOnBehalf(viewer),
      action: `profile.add_${kind}`,
      subjectKind: 'belonging',
      subjectId: row.itemId,
    });
    return present({ platform, viewer, kind, now }, row);
  });
}

type Change = Partial<ProfileItemWords> & {
  readonly status?: 'Active' | 'Inactive' | undefined;
  readonly pictureKey?: string;
};

/** Which verb of the lifecycle a wished state is. */
function verbFor(row: ProfileItemRow, status: Change['status']) {
  if (!status || status === row.status) return 'update';
  return status === 'Inactive' ? 'shelve' : 'restore';
}

async function change(
  platform: Platform,
  kind: ProfileItemKind,
  call: SignedInCall,
  { itemId, ...wish }: Change & { readonly itemId: string },
): Promise<{ before: ProfileItemRow; item: ProfileItem }> {
  const { viewer, now } = call;
  const owner = ownerFor(viewer, kind, 'update');
  return platform.write(call, async (tx) => {
    const before = await lockProfileItem(tx, kind, owner, itemId);
    if (!before) return refuse(profileErrors.item_not_found);
    const verb = verbFor(before, wish.status);
    if (!canMove(profileItemLifecycle, verb, before.status))
      refuse(kernelErrors.stale_state, { present: before.status });
    const sent = Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined));
    const row = partOf(owner, { ...before, ...sent, updatedAt: now });
    await saveProfileItem(tx, row);
    await audit(tx, now, {
      ...actorOnBehalf(viewer),
      action: `profile.${verb}_${kind}`,
      subjectKind: 'belonging',
      subjectId: itemId,
    });
    return { before, item: present({ platform, viewer, kind, now }, row) };
  });
}

export async function changeProfileItem(
  platform: Platform,
  kind: ProfileItemKind,
  call: SignedInCall,
  wish: Omit<Change, 'pictureKey'> & { readonly itemId: string },
): Promise<ProfileItem> {
  return (await change(platform, kind, call, wish)).item;
}

export async function removeProfileItem(
  platform: Platform,
  kind: ProfileItemKind,
  call: SignedInCall,
  itemId: string,
): Promise<{ removed: true }> {
  const { viewer, now } = call;
  const owner = ownerFor(viewer, kind, 'delete');
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

/** The file is there before the row that points to it. */
export async function setProfileItemPicture(
  platform: Platform,
  kind: ProfileItemKind,
  call: SignedInCall,
  itemId: string,
): Promise<ProfileItem> {
  ownerFor(call.viewer, kind, 'update');
  const [file] = call.files;
  if (!file) return refuse(profileErrors.picture_unreadable);
  const picture = await platform.readers.read('picture', file, {
    by: call.viewer.userId,
    wish: { side: pictureSide },
    refusals: { unreadable: profileErrors.picture_unreadable },
  });
  const pictureKey = `belongings/${itemId}/${newId()}`;
  await platform.storage.put(pictureKey, picture.content, pictureMediaType);
  try {
    const { before, item } = await change(platform, kind, call, { itemId, pictureKey });
    if (before.pictureKey) await platform.storage.remove(before.pictureKey);
    return item;
  } catch (error) {
    await discard(platform.storage, [pictureKey]);
    throw error;
  }
}
