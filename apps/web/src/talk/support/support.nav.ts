import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const supportNav: readonly NavRow[] = [
  {
    to: '/message_center',
    account: { group: 'you', order: 40 },
    work: { group: 'network', order: 20 },
    planned: true,
    Icon: IconMessages,
    label: (t) => t('messages.title', 'Messages'),
    about: (t) => t('place.messages.about', 'Chats with customers, partners and support.'),
  },
];
