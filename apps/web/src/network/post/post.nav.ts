import IconNews from '@tabler/icons-react/dist/esm/icons/IconNews.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const postNav: readonly NavRow[] = [
  {
    to: '/feed',
    account: { group: 'home', order: 25 },
    work: { group: 'network', order: 12 },
    Icon: IconNews,
    label: (t) => t('post.feed', 'Feed'),
    about: (t) => t('post.feed.about', 'What people and businesses near you say.'),
  },
];
