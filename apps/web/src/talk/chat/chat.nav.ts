import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import { lazyOptional } from '../../platform/lazy-optional.ts';
import type { NavRow } from '../../platform/nav-items.ts';

const Badge = lazyOptional(
  () => import('./unread-badge.tsx'),
  (part) => part.UnreadBadge,
);

export const chatNav: readonly NavRow[] = [
  {
    to: '/message_center',
    account: { group: 'you', order: 40 },
    work: { group: 'network', order: 20 },
    Icon: IconMessages,
    label: (t) => t('messages.title', 'Messages'),
    about: (t) => t('place.messages.about', 'Chats with customers, partners and support.'),
    Badge,
  },
];
