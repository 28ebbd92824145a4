import type { ProfileItem } from '@nukkad/contract/identity/profile/profile.model';
import type { BulkAct } from '@nukkad/lists/bulk-act';
import type { Plural, Translate } from '../../../platform/i18n/i18n.ts';
import { type ProfileItemKind, profileItemWords } from './profile-item.kinds.ts';
import { type ItemsMove, moveManyItems } from './profile-item.queries.ts';

const after = { shelve: 'Inactive', restore: 'Active' } as const;

const actOf = (
  kind: ProfileItemKind,
  move: ItemsMove,
  look: Pick<BulkAct<ProfileItem>, 'fits' | 'label' | 'said'>,
): BulkAct<ProfileItem> => ({
  id: move,
  ...look,
  foresee: (item) => (move === 'remove' ? null : { ...item, status: after[move] }),
  send: (items) =>
    moveManyItems(
      kind,
      move,
      items.map(({ itemId }) => itemId),
    ),
  ...(move === 'remove' && { danger: true as const }),
});

/** What can be done to many items at once. */
export const itemBulk = (
  t: Translate,
  plural: Plural,
  kind: ProfileItemKind,
): readonly BulkAct<ProfileItem>[] => {
  const words = profileItemWords[kind](t);
  return [
    actOf(kind, 'shelve', {
      label: words.shelve,
      fits: ({ can, status }) => can.update && status === 'Active',
      said: (count) =>
        plural('belonging.many.changed', count, {
          one: '{{count}} item changed',
          other: '{{count}} items changed',
        }),
    }),
    actOf(kind, 'restore', {
      label: words.restore,
      fits: ({ can, status }) => can.update && status === 'Inactive',
      said: (count) =>
        plural('belonging.many.changed', count, {
          one: '{{count}} item changed',
          other: '{{count}} items changed',
        }),
    }),
    actOf(kind, 'remove', {
      label: t('belonging.remove', 'Delete'),
      fits: ({ can }) => can.remove,
      said: (count) =>
        plural('belonging.many.removed', count, {
          one: '{{count}} item deleted',
          other: '{{count}} items deleted',
        }),
    }),
  ];
};
