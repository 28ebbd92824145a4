import IconUsers from '@tabler/icons-react/dist/esm/icons/IconAffiliate.mjs';
import { lazyOptional } from '../../platform/lazy-optional.ts';
import type { NavRow } from '../../platform/nav-items.ts';

const Badge = lazyOptional(
  () => import('./request-count.tsx'),
  (part) => part.RequestCount,
);

export const connectionNav: readonly NavRow[] = [
  {
    to: '/network',
    account: { group: 'you', order: 35 },
    work: { group: 'network', order: 15 },
    Icon: IconUsers,
    label: (t) => t('network.title', 'Network'),
    about: (t) => t('network.about', 'People and businesses you know, and requests to connect.'),
    Badge,
  },
];
