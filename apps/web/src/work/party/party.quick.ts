import IconParty from '@tabler/icons-react/dist/esm/icons/IconAddressBook.mjs';
import type { QuickAction } from '../../platform/nav-items.ts';

export const partyQuick: readonly QuickAction[] = [
  {
    to: '/projects/parties/new',
    Icon: IconParty,
    label: (t) => t('quick.party', 'Create Party'),
    order: 10,
  },
];
