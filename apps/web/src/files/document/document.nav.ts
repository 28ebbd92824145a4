import IconDocuments from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const documentNav: readonly NavRow[] = [
  {
    to: '/profile/documents',
    account: { group: 'account', order: 40 },
    work: { group: 'documents', order: 10 },
    Icon: IconDocuments,
    label: (t) => t('documents.title', 'Your documents'),
    about: (t) => t('documents.about', 'Upload and manage your documents.'),
  },
];
