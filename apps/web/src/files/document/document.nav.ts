import IconDocuments from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs';
import type { AccountNavItem } from '../../platform/nav-items.ts';

export const documentNav: readonly AccountNavItem[] = [
  {
    to: '/profile/documents',
    group: 'account',
    order: 40,
    Icon: IconDocuments,
    label: (t) => t('documents.title', 'Your documents'),
    about: (t) => t('documents.about', 'Upload and manage your documents.'),
  },
];
