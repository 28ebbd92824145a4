import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import type { AccountNavItem } from '../../platform/nav-items.ts';

export const supportNav: readonly AccountNavItem[] = [
  {
    to: '/message_center',
    group: 'you',
    order: 40,
    Icon: IconMessages,
    label: (t) => t('messages.title', 'Messages'),
    about: (t) => t('place.messages.about', 'Chats with customers, partners and support.'),
  },
];
