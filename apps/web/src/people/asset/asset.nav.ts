import IconOwn from '@tabler/icons-react/dist/esm/icons/IconBackpack.mjs';
import IconAssets from '@tabler/icons-react/dist/esm/icons/IconHammer.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const assetNav: readonly NavRow[] = [
  {
    to: '/held',
    work: { group: 'people', order: 86 },
    roles: ['subUser'],
    Icon: IconOwn,
    label: (t) => t('asset.own', 'What I hold'),
    about: (t) => t('asset.own.about', 'Tools and other things that you were handed.'),
  },
  {
    to: '/people/assets',
    work: { group: 'people', order: 78 },
    Icon: IconAssets,
    label: (t) => t('asset.title', 'Company assets'),
    about: (t) => t('asset.about', 'What your business owns, and who has it.'),
  },
];
