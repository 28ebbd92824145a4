import IconDrive from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const driveNav: readonly NavRow[] = [
  {
    to: '/drive',
    also: ['/profile/documents'],
    account: { group: 'account', order: 40 },
    work: { group: 'documents', order: 10 },
    Icon: IconDrive,
    label: (t) => t('drive.title', 'Drive'),
    about: (t) => t('drive.about', 'Your files, and invoices, letters and other records in one place.'),
  },
];
