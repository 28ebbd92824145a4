/** How catalogue items and assets move: their table is `profile-item.noun.ts`, the order `platform/lifecycle/transitions.ts`. */
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { profileItemLifecycle } from '@nukkad/contract/identity/profile/profile-item.noun';
import { profileErrors } from '@nukkad/contract/identity/profile/profile.noun';
import { actorOnBehalf, machineActor } from '../../../platform/audit.ts';
import { transitions } from '../../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { type ProfileItemKind, type ProfileItemOwner, mayManageItems } from './profile-item.policy.ts';
import { type ProfileItemRow, lockProfileItem, saveProfileItem } from './profile-item.store.ts';

const actions = {
  add: 'create',
  update: 'update',
  shelve: 'update',
  restore: 'update',
  remove: 'delete',
} as const;

interface ProfileItemMove {
  readonly kind: ProfileItemKind;
  readonly sent: Partial<ProfileItemRow>;
}

export const profileItemTransitions = transitions({
  table: profileItemLifecycle,
  notFound: profileErrors.item_not_found,
  movedOn: kernelErrors.stale_state,
  // Whose it is, is in the WHERE: another's row is not read.
  lock: (tx, { kind, owner, itemId }: KeyOf) => lockProfileItem(tx, kind, owner, itemId),
  sees: () => true,
  capacities: ({ viewer, kind }: Handler, _, verb) =>
    mayManageItems(viewer, kind, actions[verb]) ? ['Owner'] : [],
  next: (row: ProfileItemRow, status, { sent, now }: ProfileItemMove & { readonly now: Date }) => ({
    ...row,
    ...sent,
    status,
    updatedAt: now,
  }),
  save: saveProfileItem,
  logged: ({ verb, after, by, detail: { kind } }) => ({
    ...(by.who ? actorOnBehalf(by.who.viewer) : machineActor),
    action: `profile.${verb}_${kind}`,
    subjectKind: 'belonging',
    subjectId: after.itemId,
  }),
});

interface Handler {
  readonly viewer: Viewer;
  readonly kind: ProfileItemKind;
}
interface KeyOf {
  readonly kind: ProfileItemKind;
  readonly owner: ProfileItemOwner;
  readonly itemId: string;
}
