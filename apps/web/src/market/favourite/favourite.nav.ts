import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const favouriteNav: readonly NavRow[] = [
  {
    to: '/buyer/favourites',
    account: { group: 'home', order: 16 },
    Icon: IconHeart,
    label: (t) => t('favourite.title', 'Favourites'),
    about: (t) => t('favourite.title.about', 'Partners you saved, and when they are free next.'),
    roles: ['Buyer'],
  },
];
